import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { BookScreen } from '@/components/book/book-screen';
import { aLoan, aPlace, isoDay } from '@/fixtures/records';
import { AS_ANA, store, withLocksAndFixedDate } from '../support/library';
import { textHost } from '../support/reader-app';
import { record } from '../support/records';
import { renderScreen } from '../support/render-screen';
import { server, serviceAnswers, serviceHas } from '../support/server';

const SITE = 'https://www.gutenberg.org/ebooks';
const FORMATS = {
  'text/html': `${SITE}/84.html.images`,
  'application/epub+zip': `${SITE}/84.epub3.images`,
  'application/x-mobipocket-ebook': `${SITE}/84.kf8.images`,
  'text/plain; charset=us-ascii': `${SITE}/84.txt.utf-8`,
};

withLocksAndFixedDate();

async function openBook(fields: object) {
  serviceHas(record({ id: 84, title: 'Frankenstein', formats: FORMATS, ...fields }));
  renderScreen(<BookScreen />, { at: '/book/84/' });
  await screen.findByRole('region', { name: 'Ações' });
}

const GUTENBERG = 'Ler no Project Gutenberg (abre em nova aba)';
const heading = () => screen.getByRole('heading', { level: 1 });

// To whom it is shown: lending.test.tsx.
test.each([
  [
    'in several formats',
    FORMATS,
    'Formatos: EPUB (celular, Kobo), Kindle (Send to Kindle) e HTML (navegador).',
  ],
  ['as a text', { 'text/plain': `${SITE}/84.txt` }, 'Formatos: texto simples (qualquer aparelho).'],
  ['in unknown formats', {}, null],
])(
  'its borrower reads a book %s at Project Gutenberg, and is given no file',
  async (_, formats, sentence) => {
    store({ ...AS_ANA, loans: [aLoan()] });
    await openBook({ formats });
    const read = await screen.findByRole('link', { name: GUTENBERG });
    expect(read).toHaveAttribute('href', `${SITE}/84`);
    const said = screen.queryByText(/^Formatos: /);
    expect(said?.textContent ?? null).toBe(sentence);
    for (const address of Object.values<string>(formats)) {
      expect(document.body.innerHTML).not.toContain(address);
    }
  },
);

test.each([
  ['here', () => HttpResponse.json({ books: [{ id: 84, words: 900 }] }), 'Ler agora'],
  ['at Project Gutenberg', () => HttpResponse.json({ books: [] }), GUTENBERG],
  ['at Project Gutenberg, as the list cannot be had', () => HttpResponse.error(), GUTENBERG],
])('no way to read is offered until it is known that it is %s', async (_, list, name) => {
  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => (answer = resolve));
  const texts = () => isAnswered.then(list);
  server.use(http.get('http://localhost/texts/index.json', texts));
  store({ ...AS_ANA, loans: [aLoan()] });
  await openBook({});
  const links = () => screen.queryAllByRole('link', { name: /^Ler / }).map((it) => it.textContent);
  expect(links()).toEqual([]);
  answer();
  await waitFor(() => expect(links()).toEqual([name]));
});

test('who has not borrowed it reads its beginning, and knows how long the book is, and where it is free', async () => {
  server.use(textHost());
  await openBook({ copyright: false });
  const read = await screen.findByRole('link', { name: 'Ler o começo' });
  expect(read).toHaveAttribute('href', '/ler/?livro=84');
  expect(
    screen.getByText('O livro todo: cerca de 2 h, também na ortografia de hoje'),
  ).toBeVisible();
  expect(screen.getByText(/ nos EUA, no Brasil e em Portugal\.$/)).toBeVisible();
});

test('who has begun it without an account goes on there', async () => {
  server.use(textHost());
  store({ places: [aPlace({ userId: 'nobody' })] });
  await openBook({});
  const read = await screen.findByRole('link', { name: 'Continuar' });
  expect(read).toHaveAttribute('href', '/ler/?livro=84');
});

test('who has read a borrowed book to its end may begin it again', async () => {
  server.use(textHost());
  store({ ...AS_ANA, loans: [aLoan()], places: [aPlace({ share: 1 })] });
  await openBook({});
  const read = await screen.findByRole('link', { name: 'Ler de novo' });
  expect(read).toHaveAttribute('href', '/ler/?livro=84&cap=1');
});

test('who has returned it is told that the place is kept', async () => {
  store({ ...AS_ANA, loans: [aLoan({ returnedAt: isoDay(-1) })], places: [aPlace()] });
  await openBook({});
  expect(await screen.findByText('por sete dias, de graça; continue de onde parou')).toBeVisible();
});

test('an overdue book is open at its beginning alone', async () => {
  server.use(textHost());
  store({ ...AS_ANA, loans: [aLoan({ dueAt: isoDay(-2) })], places: [aPlace()] });
  await openBook({});
  const read = await screen.findByRole('link', { name: 'Ler o começo' });
  expect(read).toHaveAttribute('href', '/ler/?livro=84&cap=1');
  expect(screen.queryByRole('link', { name: /^Continuar/ })).not.toBeInTheDocument();
});

test('without the catalogue the borrowed book is read and returned all the same', async () => {
  server.use(textHost());
  serviceAnswers(() => HttpResponse.error());
  store({ ...AS_ANA, loans: [aLoan()] });
  const { visitor } = renderScreen(<BookScreen />, { at: '/book/84/' });
  expect(await screen.findByRole('alert')).toHaveTextContent(/^O catálogo não respondeu\./);
  expect(screen.getByRole('heading', { level: 1, name: 'Frankenstein' })).toBeVisible();
  expect(document.title).toBe('Frankenstein · BookShelfs');
  expect(screen.getByText(aLoan().authors.join())).toBeVisible();
  expect(document.querySelector('[data-drawn-cover]')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Ler agora' })).toBeVisible();
  await visitor.click(screen.getByRole('button', { name: 'Devolver' }));
  expect(await screen.findByText(/^Erro ao carregar: O catálogo não/)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Frankenstein' })).toBeVisible();
});

test('without the catalogue any Portuguese book has its title and author, by which it was suggested', async () => {
  serviceAnswers(() => HttpResponse.error());
  renderScreen(<BookScreen />, { at: '/book/55752/' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Dom Casmurro' })).toBeVisible();
  expect(document.title).toBe('Dom Casmurro · BookShelfs');
  expect(screen.getByText('Machado de Assis', { selector: 'p' })).toBeVisible();
  expect(screen.getByText(/^Erro ao carregar: O catálogo não/)).toBeVisible();
});

const MACHINE = 'Resumo automático, em inglês.';
const NOTE = '(This is an automatically generated summary.)';

test('a generated summary is labelled so, in English; the book is in the public domain', async () => {
  await openBook({ languages: ['pt'], summaries: [`A duel. ${NOTE}`], copyright: false });
  expect(screen.getByText('A duel.')).toHaveAttribute('lang', 'en');
  expect(screen.getByText(MACHINE)).toBeVisible();
  expect(screen.queryByText(/automatically generated/)).not.toBeInTheDocument();
  expect(heading()).toHaveAttribute('lang', 'pt');
  const rights = screen.getByText(
    'Domínio público nos EUA. Em outros países, consulte a lei local.',
  );
  expect(rights).toBeVisible();
  // What the book tells comes before the facts about it.
  const page = document.body.textContent;
  const places = ['A duel.', 'Idioma(s):', rights.textContent].map((text) => page.indexOf(text));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

test.each([true, null])(
  'any other summary has its own language; copyright %s says nothing',
  async (copyright) => {
    await openBook({ languages: [], summaries: ['Um duelo não declarado.'], copyright });
    expect(screen.getByText('Um duelo não declarado.')).toHaveAttribute('lang', 'pt');
    expect(screen.queryByText(MACHINE)).not.toBeInTheDocument();
    expect(heading()).not.toHaveAttribute('lang');
    expect(screen.queryByText(/Domínio público|lei local/)).not.toBeInTheDocument();
  },
);
