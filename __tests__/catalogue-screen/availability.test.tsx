import { act, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { CatalogueScreen } from '@/components/catalogue/catalogue-screen';
import { KEYS } from '@/fixtures/storage-keys';
import {
  ACCOUNTS,
  AS_ANA,
  blockStorage,
  inAnotherTab,
  storedByAnotherTab,
} from '../support/library';
import { aLoan, isoDay, store } from '../support/library-records';
import { pageOf, record } from '../support/records';
import { renderScreen } from '../support/render-screen';
import { SERVICE, server } from '../support/server';

const BOOKS = pageOf([
  record({ id: 84, title: 'Frankenstein' }),
  record({ id: 2, title: 'Outro livro' }),
]);

async function openShelf() {
  server.use(http.get(`${SERVICE}/books/`, () => HttpResponse.json(BOOKS)));
  renderScreen(<CatalogueScreen />);
  await screen.findAllByRole('article');
  // Effects too: from then on a change in another tab is heard.
  await act(async () => undefined);
}

const badges = () =>
  screen
    .getAllByRole('article')
    .map((card) => within(card).getByText(/^(Disponível|Indisponível)$/).textContent);

const FREE = ['Disponível', 'Disponível'];
const TAKEN = ['Indisponível', 'Disponível'];

test.each([
  ['nobody has ever borrowed', [], FREE],
  ['a book is on loan', [aLoan()], TAKEN],
  ['a book is on loan, whoever asks', [aLoan({ userId: 'bia' })], TAKEN],
  ['a loan is late', [aLoan({ dueAt: isoDay(-9) })], TAKEN],
  ['a book has come back', [aLoan({ returnedAt: isoDay(0) })], FREE],
  [
    'it came back and went again',
    [aLoan({ id: 'l0', returnedAt: isoDay(-1) }), aLoan({ userId: 'bia' })],
    TAKEN,
  ],
  ['its number is stored in digits', [{ ...aLoan(), bookId: '84' }], TAKEN],
  ['a loan is of nonsense', [{ ...aLoan(), bookId: 'oitenta' }, null as never], FREE],
])('when %s', async (_, loans, expected) => {
  store({ ...AS_ANA, loans });
  await openShelf();
  expect(badges()).toEqual(expected);
});

test('an anonymous visitor sees the same', async () => {
  store({ ...ACCOUNTS, loans: [aLoan()] });
  await openShelf();
  expect(badges()).toEqual(TAKEN);
});

test('a loan and a return in another tab change the badge at once', async () => {
  await openShelf();
  expect(badges()).toEqual(FREE);
  storedByAnotherTab({ loans: [aLoan()] });
  expect(badges()).toEqual(TAKEN);
  storedByAnotherTab({ loans: [aLoan({ returnedAt: isoDay(0) })] });
  expect(badges()).toEqual(FREE);
});

test('clearing local storage in another tab changes it too', async () => {
  store({ ...AS_ANA, loans: [aLoan()] });
  await openShelf();
  expect(badges()).toEqual(TAKEN);
  inAnotherTab(() => localStorage.clear());
  expect(badges()).toEqual(FREE);
});

test.each(['', 'null', '{}', '[{"bookId":84', '"84"'])(
  'loans that are “%s” count as none',
  async (text) => {
    localStorage.setItem(KEYS.loans, text);
    await openShelf();
    expect(badges()).toEqual(FREE);
  },
);

test('the books are shown without local storage', async () => {
  const blocked = blockStorage();
  try {
    await openShelf();
    expect(badges()).toEqual(FREE);
  } finally {
    blocked.mockRestore();
  }
});

test.each([
  ['one’s own loan', AS_ANA, aLoan(), ['IndisponívelCom você', 'Disponível']],
  ['another user’s loan', AS_ANA, aLoan({ userId: 'bia' }), TAKEN],
  ['a loan, to an anonymous visitor', ACCOUNTS, aLoan(), TAKEN],
  ['a book that one gave back', AS_ANA, aLoan({ returnedAt: isoDay(0) }), FREE],
])('the card of %s says whose it is', async (_, records, loan, expected) => {
  store({ ...records, loans: [loan] });
  await openShelf();
  const said = screen.getAllByRole('article').map((card) =>
    within(card)
      .getAllByText(/^(Disponível|Indisponível|Com você)$/)
      .map(({ textContent }) => textContent)
      .join(''),
  );
  expect(said).toEqual(expected);
});
