import { act, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { CatalogueScreen } from '@/components/catalogue/catalogue-screen';
import { BackgroundWork } from '@/components/layout/background-work';
import { KEYS } from '@/fixtures/storage-keys';
import { aLoan, isoDay } from '@/fixtures/records';
import { ACCOUNTS, AS_ANA, inAnotherTab, store, storedByAnotherTab } from '../support/library';
import { textHost } from '../support/reader-app';
import { record } from '../support/records';
import { renderScreen } from '../support/render-screen';
import { server, serviceHas } from '../support/server';

/** The cards of a page with these records. */
async function cardsOf(...records: unknown[]) {
  serviceHas(...records);
  renderScreen(<CatalogueScreen />);
  return (await screen.findAllByRole('article')).map((card) => ({ card, within: within(card) }));
}

test('a card shows the facts of its book', async () => {
  const [dom, oswald] = await cardsOf(
    record({
      id: 55752,
      title: 'Dom Casmurro',
      authors: [{ name: 'Machado de Assis' }, { name: 'Alguém Mais' }],
      languages: ['pt', 'fr'],
      download_count: 120000,
      subjects: ['Brazil -- Fiction'],
    }),
    record({
      title: 'Biltmore Oswald : $b The diary of\na hapless recruit',
      authors: [{ name: 'Anonymous' }],
      languages: ['en'],
    }),
  );
  const name = 'Dom Casmurro, Machado de Assis, Alguém Mais';
  const link = dom?.within.getByRole('link', { name });
  expect(link).toHaveAttribute('href', expect.stringMatching(/^\/book\/55752\/?$/));
  expect(link).toHaveTextContent('Dom Casmurro');
  expect(dom?.card).toHaveTextContent('Machado de Assis, Alguém Mais');
  expect(dom?.within.getByText('português, francês, 120.000 downloads, Ficção')).toBeVisible();
  expect(dom?.card.querySelector('img')).toHaveAttribute('src', record().formats['image/jpeg']);
  expect(dom?.within.getByText('Disponível')).toBeVisible();
  expect(dom?.within.queryByText('Indisponível')).not.toBeInTheDocument();

  // Without the marks of the catalogue, in the title's own language.
  const heading = oswald?.within.getByRole('heading', { level: 3 });
  expect(heading).toHaveTextContent('Biltmore Oswald: The diary of a hapless recruit');
  expect(heading).toHaveAttribute('lang', 'en');
  expect(oswald?.within.getByText('Anônimo')).toBeVisible();
});

test('12 words of a title, four categories; a dash, “Geral” and a drawn cover for what lacks', async () => {
  const [long, bare] = await cardsOf(
    record({
      title: 'um dois três quatro cinco seis sete oito nove dez onze doze treze',
      authors: [{ name: 'Autora' }],
      formats: {},
      subjects: ['Fiction', 'Poetry', 'Drama', 'Fantasy fiction', 'Mystery stories', 'Art'],
      bookshelves: ["Children's Literature"],
    }),
    record({ title: 'Segundo', authors: [], formats: {}, subjects: [], bookshelves: [] }),
  );
  expect(long?.within.getByRole('link')).toHaveTextContent(
    /^um dois três quatro cinco seis sete oito nove dez onze doze…$/,
  );
  expect(bare?.within.getByText('—')).toBeVisible();
  expect(bare?.within.getByText(/downloads, Geral$/)).toBeVisible();
  expect(long?.within.getByText(/downloads(, [^,]+){4}$/)).toBeVisible();

  const covers = [...document.querySelectorAll('[data-drawn-cover]')];
  expect(covers).toHaveLength(2);
  expect(covers[0]).toHaveTextContent(/^um dois.*Autora$/);
  const colours = covers.map((cover) => cover.querySelector('svg')?.getAttribute('color'));
  expect(new Set(colours).size).toBe(2);
});

test('once the page is there, a card says that its book can be read here, while nobody has it', async () => {
  serviceHas(record({ id: 84 }), record({ id: 2 }));
  server.use(textHost());
  renderScreen([<CatalogueScreen key="page" />, <BackgroundWork key="work" />]);
  const sign = await screen.findByText('· leia aqui', undefined, { timeout: 3_000 });
  const [card, other] = screen.getAllByRole('article');
  expect(card).toContainElement(sign);
  expect(other).toHaveTextContent('Disponível');
  storedByAnotherTab({ ...AS_ANA, loans: [aLoan({ userId: 'bia' })] });
  expect(sign).not.toBeInTheDocument();
});

test('a story in a book that can be read here opens there', async () => {
  const texts = { books: [{ id: 57001, words: 53_806 }] };
  server.use(http.get('http://localhost/texts/index.json', () => HttpResponse.json(texts)));
  const screens = [<CatalogueScreen key="page" />, <BackgroundWork key="work" />];
  renderScreen(screens, { at: '/?q=o+alienista' });
  const link = await screen.findByRole('link', { name: 'ler aqui' }, { timeout: 3_000 });
  expect(link).toHaveAttribute('href', '/ler/?livro=57001&nome=O%20Alienista');
  expect(link.closest('li')).toHaveTextContent('O Alienista · em: Papeis Avulsos · ler aqui');
});

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
  await cardsOf(record({ id: 84 }), record({ id: 2 }));
  // Effects too: from then on a change in another tab is heard.
  await act(async () => undefined);
  expect(badges()).toEqual([TAKEN, FREE]);
  for (const [when, change, badge] of CHANGES) {
    inAnotherTab(change);
    expect({ when, badges: badges() }).toEqual({ when, badges: [badge, FREE] });
  }
});
