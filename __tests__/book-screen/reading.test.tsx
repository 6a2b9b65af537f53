import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { BookScreen } from '@/components/book/book-screen';
import { ACCOUNTS, AS_ANA, withLocksAndFixedDate, storedByAnotherTab } from '../support/library';
import { aLoan, isoDay, store } from '../support/library-records';
import { pageOf, record } from '../support/records';
import { renderScreen } from '../support/render-screen';
import { SERVICE, server } from '../support/server';

const SITE = 'https://www.gutenberg.org/ebooks';
const FORMATS = {
  'text/html': `${SITE}/84.html.images`,
  'application/epub+zip': `${SITE}/84.epub3.images`,
  'application/x-mobipocket-ebook': `${SITE}/84.kf8.images`,
  'text/plain; charset=us-ascii': `${SITE}/84.txt.utf-8`,
};
const CAN_BE_READ = 'Depois de emprestar, você lê o livro no Project Gutenberg.';
const READ = 'Ler no Project Gutenberg (abre em nova aba)';
const HELD = { ...AS_ANA, loans: [aLoan()] };

withLocksAndFixedDate();

const actions = () => within(screen.getByRole('region', { name: 'Ações' }));
const read = () => actions().queryByRole('link', { name: READ });

async function openBook(fields: object = {}) {
  const book = record({ id: 84, title: 'Frankenstein', formats: FORMATS, ...fields });
  server.use(http.get(`${SERVICE}/books/`, () => HttpResponse.json(pageOf([book]))));
  const view = renderScreen(<BookScreen />, { at: '/book/84/' });
  await screen.findByRole('region', { name: 'Ações' });
  return view;
}

describe('its borrower', () => {
  test.each([
    ['on time', aLoan()],
    ['late', aLoan({ dueAt: isoDay(-1) })],
  ])('%s is shown the way to its page at Project Gutenberg, in a new tab', async (_, loan) => {
    store({ ...AS_ANA, loans: [loan] });
    await openBook();
    expect(read()).toHaveAttribute('href', 'https://www.gutenberg.org/ebooks/84');
    expect(read()).toHaveAttribute('target', '_blank');
    expect(read()).toHaveAttribute('rel', 'noopener');
    expect(read()).not.toHaveAttribute('referrerpolicy');
    expect(
      actions().getByText(
        'Lá ele está em EPUB (celular, Kobo), Kindle (Send to Kindle) e HTML (navegador).',
      ),
    ).toBeVisible();
    expect(actions().queryByText(CAN_BE_READ)).not.toBeInTheDocument();
  });

  test('is given no address of a file', async () => {
    store(HELD);
    await openBook();
    expect(read()).toBeVisible();
    for (const address of Object.values(FORMATS)) {
      expect(document.body.innerHTML).not.toContain(address);
    }
  });

  test.each([
    [{ 'text/plain': `${SITE}/84.txt` }, 'Lá ele está em texto simples (qualquer aparelho).'],
    [{ 'text/html': `${SITE}/84.html` }, 'Lá ele está em HTML (navegador).'],
  ])('of a book in one format only is told that one', async (formats, text) => {
    store(HELD);
    await openBook({ formats });
    expect(actions().getByText(text)).toBeVisible();
  });

  test('of a book whose formats are unknown has the link alone', async () => {
    store(HELD);
    await openBook({ formats: {} });
    expect(read()).toBeVisible();
    expect(actions().queryByText(/^Lá ele está/)).not.toBeInTheDocument();
  });

  test('can read it after borrowing, and not after returning', async () => {
    store(AS_ANA);
    const { visitor } = await openBook();
    expect(read()).not.toBeInTheDocument();
    await visitor.click(actions().getByRole('button', { name: 'Emprestar' }));
    expect(await actions().findByRole('link', { name: READ })).toBeVisible();
    await visitor.click(actions().getByRole('button', { name: 'Devolver' }));
    expect(await actions().findByText(CAN_BE_READ)).toBeVisible();
    expect(read()).not.toBeInTheDocument();
  });

  test('cannot read it after returning it in another tab', async () => {
    store(HELD);
    await openBook();
    expect(read()).toBeVisible();
    storedByAnotherTab({ loans: [aLoan({ returnedAt: isoDay(0) })] });
    expect(read()).not.toBeInTheDocument();
  });
});

test.each([
  ['an anonymous visitor', ACCOUNTS],
  ['an anonymous visitor, while the book is on loan', { ...ACCOUNTS, loans: [aLoan()] }],
  ['a user who has not borrowed it', AS_ANA],
  ['a user who returned it', { ...AS_ANA, loans: [aLoan({ returnedAt: isoDay(-1) })] }],
  ['a user, while another one has it', { ...AS_ANA, loans: [aLoan({ userId: 'bia' })] }],
  ['the borrower of another book', { ...AS_ANA, loans: [aLoan({ id: 'l2', bookId: 2 })] }],
])('others see that it can be read once borrowed, and no links: %s', async (_, records) => {
  store(records);
  await openBook();
  expect(read()).not.toBeInTheDocument();
  expect(actions().getByText(CAN_BE_READ)).toBeVisible();
});

describe('summary and copyright', () => {
  const MACHINE = 'Resumo gerado por máquina, em inglês.';
  const NOTE = '(This is an automatically generated summary.)';
  const PUBLIC_DOMAIN = 'Domínio público nos EUA';

  test('a generated summary is labelled so, with the language English', async () => {
    await openBook({ title: 'O livro', languages: ['pt'], summaries: [`A duel. ${NOTE}`] });
    expect(screen.getByText('A duel.')).toHaveAttribute('lang', 'en');
    expect(screen.getByText(MACHINE)).toBeVisible();
    expect(screen.queryByText(/automatically generated/)).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'pt');
  });

  test('any other summary has no label, and its own language', async () => {
    await openBook({ languages: ['en'], summaries: ['Um duelo não declarado.'] });
    expect(screen.getByText('Um duelo não declarado.')).toHaveAttribute('lang', 'pt');
    expect(screen.queryByText(MACHINE)).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'en');
  });

  test('a book with no language has none marked', async () => {
    await openBook({ languages: [] });
    expect(screen.getByRole('heading', { level: 1 })).not.toHaveAttribute('lang');
  });

  test.each([
    [false, 1],
    [true, 0],
    [null, 0],
    [undefined, 0],
  ])('copyright %s: it is in the public domain %d times', async (copyright, times) => {
    await openBook({ copyright });
    expect(screen.queryAllByText(PUBLIC_DOMAIN)).toHaveLength(times);
    expect(screen.queryAllByText(/confira a lei do seu país/)).toHaveLength(times);
  });
});
