/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { readBooks } from '@/fake-gutendex/read-books';

import { record } from './sample';

const folder = mkdtempSync(join(tmpdir(), 'books-'));
afterAll(() => rmSync(folder, { recursive: true }));

function written(name: string, content: string | Buffer): string {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
}

const books = [record(1, { title: 'Os Lusíadas' }), record(2, { copyright: null })];
const lines = books.map((book) => `${JSON.stringify(book)}\n`).join('\n');

test.each([
  ['a.json', JSON.stringify(books, null, 2)],
  ['b.json.gz', gzipSync(` \n${JSON.stringify(books)}`)],
  ['c.ndjson', lines],
  ['d.ndjson.gz', gzipSync(lines)],
])('%s is read', (name, content) => {
  expect(readBooks(written(name, content))).toEqual(books);
});

test('an empty file has no books', () => {
  expect(readBooks(written('empty.ndjson', ''))).toEqual([]);
});

test('missing fields get defaults, with new lists for each record', () => {
  const file = written('bare.ndjson', '{"id":1,"title":"A","extra":1}\n{"id":2,"title":"B"}');
  const [first, second] = readBooks(file);
  expect(first).toEqual({ ...record(1, { title: 'A' }), languages: [], formats: {} });
  expect(first?.subjects).not.toBe(second?.subjects);
});

test.each([
  ['not-json.ndjson', '{"id":1,"title":"A"}\n{"id":', /not-json\.ndjson, line 2: not JSON/],
  ['not-json.json', '[{"id":1', /not-json\.json: not JSON/],
  ['no-id.ndjson', '\n{"title":"A"}', /no-id\.ndjson, line 2: id: /],
  ['bad-id.json', '[{"id":0,"title":"A"}]', /bad-id\.json, book 1: id: /],
  ['null-title.json', '[{"id":1,"title":null}]', /book 1: title: /],
  ['bad-author.json', '[{"id":1,"title":"A","authors":[{}]}]', /book 1: authors\.0\.name: /],
  ['not-a-book.ndjson', '3', /line 1: book: /],
])('%s is refused, and the message says where', (name, content, message) => {
  expect(() => readBooks(written(name, content))).toThrow(message);
});
