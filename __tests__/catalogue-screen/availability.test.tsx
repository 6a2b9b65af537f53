import { act, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { CatalogueScreen } from '@/components/catalogue/catalogue-screen';
import { KEYS } from '@/fixtures/storage-keys';
import { aLoan, isoDay } from '@/fixtures/records';
import { ACCOUNTS, AS_ANA, inAnotherTab, store } from '../support/library';
import { pageOf, record } from '../support/records';
import { renderScreen } from '../support/render-screen';
import { SERVICE, server } from '../support/server';

async function openCatalogue() {
  const books = pageOf([record({ id: 84 }), record({ id: 2 })]);
  server.use(http.get(`${SERVICE}/books/`, () => HttpResponse.json(books)));
  const view = renderScreen(<CatalogueScreen />);
  await screen.findAllByRole('article');
  // Effects too: from then on a change in another tab is heard.
  await act(async () => undefined);
  return view;
}

/** What the cards of books 84 and 2 say. */
const badges = () =>
  screen.getAllByRole('article').map((card) =>
    within(card)
      .getAllByText(/^(Disponível|Indisponível|Com você)$/)
      .map(({ textContent }) => textContent)
      .join(', '),
  );

const FREE = 'Disponível';
const TAKEN = 'Indisponível';
const MINE = 'Indisponível, Com você';
const lent = (...loans: unknown[]) => store({ ...AS_ANA, loans });

const CHANGES: [when: string, change: () => void, badge: string][] = [
  ['the visitor gave it back', () => lent(aLoan({ returnedAt: isoDay(0) })), FREE],
  ['the visitor has it', () => lent(aLoan()), MINE],
  ['nobody has a loan', () => lent(), FREE],
  ['the visitor is late with it', () => lent(aLoan({ dueAt: isoDay(-9) })), MINE],
  ['a loan is of nonsense', () => lent({ ...aLoan(), bookId: 'oitenta' }, null), FREE],
  ['its number is stored in digits', () => lent({ ...aLoan(), bookId: '84' }), MINE],
  ['the loans are no JSON', () => localStorage.setItem(KEYS.loans, '[{"bookId":84'), FREE],
  [
    'it came back and went again',
    () => lent(aLoan({ id: 'l0', returnedAt: isoDay(-1) }), aLoan({ userId: 'bia' })),
    TAKEN,
  ],
  ['everything is cleared', () => localStorage.clear(), FREE],
  ['nobody is logged in', () => store({ ...ACCOUNTS, loans: [aLoan()] }), TAKEN],
];

test('a card says whether its book can be had, and follows every change in another tab', async () => {
  lent(aLoan({ userId: 'bia' }));
  await openCatalogue();
  expect(badges()).toEqual([TAKEN, FREE]);
  for (const [when, change, badge] of CHANGES) {
    inAnotherTab(change);
    expect({ when, badges: badges() }).toEqual({ when, badges: [badge, FREE] });
  }
});
