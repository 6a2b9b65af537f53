/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { EMBEDDED_BOOKS, readBooks } from '@/fake-gutendex/read-books';
import { record } from '../support/records';

describe('the embedded books', () => {
  const raw: unknown = JSON.parse(readFileSync(EMBEDDED_BOOKS, 'utf8'));
  const books = readBooks(EMBEDDED_BOOKS);

  test('have all of Gutendex’s fields and no other, and its order: by downloads', () => {
    expect(books).toEqual(raw);
    expect(new Set(books.map(({ id }) => id)).size).toBe(books.length);
    const sorted = books.toSorted((a, b) => b.download_count - a.download_count || a.id - b.id);
    expect(books).toEqual(sorted);
  });

  test('have addresses of Project Gutenberg, and languages by their codes', () => {
    const addresses = books.flatMap(({ formats }) => Object.values(formats));
    for (const address of addresses)
      expect(address).toMatch(/^https:\/\/www\.gutenberg\.org\/\S+$/);
    for (const { languages } of books)
      expect(languages.join()).toMatch(/^[a-z]{2,3}(,[a-z]{2,3})*$/);
  });

  const inLanguage = (code: string) => books.filter(({ languages }) => languages.includes(code));

  test('are many in each language that can be chosen, and the Portuguese have summaries', () => {
    for (const code of ['en', 'pt', 'es', 'fr', 'de', 'it', 'la']) {
      expect(inLanguage(code).length).toBeGreaterThanOrEqual(15);
    }
    expect(inLanguage('pt').length).toBeGreaterThanOrEqual(150);
    expect(inLanguage('pt').filter(({ summaries }) => !summaries[0]?.trim())).toEqual([]);
  });

  test.each<[string, (book: (typeof books)[number]) => boolean]>([
    ['the mark $b in the title', ({ title }) => title.includes(' $b ')],
    ['a line break in the title', ({ title }) => /[\r\n]/.test(title)],
    ['a title of more than 12 words', ({ title }) => title.trim().split(/\s+/).length > 12],
    ['no author', ({ authors }) => authors.length === 0],
    ['several authors', ({ authors }) => authors.length > 1],
    ['no cover', ({ formats }) => !('image/jpeg' in formats || 'image/png' in formats)],
    ['editors', ({ editors }) => editors.length > 0],
    ['translators', ({ translators }) => translators.length > 0],
    ['several languages', ({ languages }) => languages.length > 1],
  ])('have among them some with %s', (_, has) => {
    expect(books.filter(has)).not.toEqual([]);
  });
});

describe('a file of books', () => {
  const folder = mkdtempSync(join(tmpdir(), 'books-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  function read(name: string, content: string | Buffer) {
    const file = join(folder, name);
    writeFileSync(file, content);
    return readBooks(file);
  }

  const books = [record({ title: 'Os Lusíadas' }), record({ copyright: null })];
  const lines = books.map((book) => `${JSON.stringify(book)}\n`).join('\n');

  test('is an array or has one in each line, compressed or not', () => {
    expect(read('array.json', JSON.stringify(books, null, 2))).toEqual(books);
    expect(read('lines.ndjson', lines)).toEqual(books);
    expect(read('lines.ndjson.gz', gzipSync(lines))).toEqual(books);
  });

  test.each([
    ['not-json.ndjson', '{"id":1,"title":"A"}\n{"id":', /not-json\.ndjson, line 2: not JSON/],
    ['no-id.ndjson', '\n{"title":"A"}', /no-id\.ndjson, line 2: id: /],
    ['bad-author.json', '[{"id":1,"title":"A","authors":[{}]}]', /book 1: authors\.0\.name: /],
  ])('%s is refused, and the message says where', (name, content, message) => {
    expect(() => read(name, content)).toThrow(message);
  });
});
