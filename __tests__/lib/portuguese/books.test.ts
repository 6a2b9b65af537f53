/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { EMBEDDED_BOOKS, readBooks } from '@/fake-gutendex/read-books';
import { buildCopy } from '@/scripts/catalogue-copy/run';

let site: string;

/** Each test reads anew, in a folder of its own. */
const booksOfSite = async () => {
  const { portugueseBooks } = await import('@/lib/portuguese/books');
  return portugueseBooks();
};

beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'site-'));
  jest.spyOn(process, 'cwd').mockReturnValue(site);
  jest.resetModules();
});

afterEach(() => rmSync(site, { recursive: true }));

test('the Portuguese books are all that the copy has, the most downloaded first', async () => {
  const output = { log: () => undefined, error: () => undefined };
  await buildCopy([EMBEDDED_BOOKS], { folder: path.join(site, 'public', 'copy') }, output);

  const books = await booksOfSite();
  const expected = readBooks(EMBEDDED_BOOKS)
    .filter(({ languages }) => languages.includes('pt'))
    .toSorted((a, b) => b.download_count - a.download_count || a.id - b.id);
  expect(books.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
  expect(books[0]).toMatchObject({
    title: 'Os Lusíadas',
    authors: ['Camões, Luís de'],
    summaries: [expect.stringContaining('A viagem de Vasco da Gama')],
  });
});

test('without a copy there are none, and the route of books still has a file, which `next build` insists on', async () => {
  expect(await booksOfSite()).toEqual([]);
  const { generateStaticParams } = await import('@/app/book/[id]/page');
  expect(await generateStaticParams()).toEqual([{ id: '_' }]);
});

test('the books that can be read on the site are those of the list of texts; without it there are none', async () => {
  const { readableBooks } = await import('@/lib/portuguese/books');
  expect(await readableBooks()).toEqual(new Set());
  const folder = path.join(site, 'public', 'texts');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'index.json'), '{ "books": [{ "id": 55752, "words": 66000 }] }');
  expect(await readableBooks()).toEqual(new Set([55752]));
});
