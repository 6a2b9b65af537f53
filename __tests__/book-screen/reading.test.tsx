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
const HELD = { ...AS_ANA, loans: [aLoan()] };

withLocksAndFixedDate();

const actions = () => within(screen.getByRole('region', { name: 'Ações' }));
const editions = () => actions().queryAllByRole('link', { name: /^(Ler|EPUB|Kindle|Texto)/ });

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
  ])('%s can read it on the web or download it', async (_, loan) => {
    store({ ...AS_ANA, loans: [loan] });
    await openBook();
    const read = actions().getByRole('link', { name: 'Ler agora' });
    const files = within(actions().getByRole('list', { name: 'Baixar' })).getAllByRole('link');
    expect([read, ...files].map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Ler agora', FORMATS['text/html']],
      ['EPUB', FORMATS['application/epub+zip']],
      ['Kindle', FORMATS['application/x-mobipocket-ebook']],
      ['Texto', FORMATS['text/plain; charset=us-ascii']],
    ]);
    for (const link of [read, ...files]) {
      expect(link).toHaveAttribute('target', '_blank');
      expect(link).toHaveAttribute('rel', 'noopener');
      expect(link).not.toHaveAttribute('referrerpolicy');
    }
    expect(actions().queryByText(CAN_BE_READ)).not.toBeInTheDocument();
  });

  test('has links only to editions of the record over https', async () => {
    store(HELD);
    await openBook({
      formats: {
        'text/html': 'http://www.gutenberg.org/84.html',
        'application/epub+zip': FORMATS['application/epub+zip'],
        'text/plain': `${SITE}/84.zip`,
      },
    });
    expect(editions().map(({ textContent }) => textContent)).toEqual(['EPUB']);
  });

  test('sees a text when there is no edition', async () => {
    store(HELD);
    await openBook({ formats: {} });
    expect(
      actions().getByText('O catálogo não tem uma edição deste livro para ler aqui.'),
    ).toBeVisible();
    expect(editions()).toEqual([]);
    expect(actions().queryByText('Baixar')).not.toBeInTheDocument();
  });

  test('can read it after borrowing, and not after returning', async () => {
    store(AS_ANA);
    const { visitor } = await openBook();
    expect(editions()).toEqual([]);
    await visitor.click(actions().getByRole('button', { name: 'Emprestar' }));
    expect(await actions().findByRole('link', { name: 'Ler agora' })).toBeVisible();
    expect(editions()).toHaveLength(4);
    await visitor.click(actions().getByRole('button', { name: 'Devolver' }));
    expect(await actions().findByText(CAN_BE_READ)).toBeVisible();
    expect(editions()).toEqual([]);
  });

  test('cannot read it after returning it in another tab', async () => {
    store(HELD);
    await openBook();
    expect(editions()).toHaveLength(4);
    storedByAnotherTab({ loans: [aLoan({ returnedAt: isoDay(0) })] });
    expect(editions()).toEqual([]);
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
  expect(editions()).toEqual([]);
  expect(actions().queryByText('Baixar')).not.toBeInTheDocument();
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
  });
});
