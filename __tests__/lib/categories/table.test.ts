/** @jest-environment node */
import judgedBooks from '@/fixtures/judged-books.json';
import { CATEGORIES } from '@/lib/categories/categories';
import { TABLE } from '@/lib/categories/table';

const KINDS = ['shelf', 'maybe shelf', 'not shelf', 'word', 'maybe word'];

/** Real shelves, and one that only the live service's newer records have. */
const SHELVES = new Set([
  'Fiction',
  ...judgedBooks
    .flatMap(({ bookshelves }) => bookshelves)
    .filter((name) => name.startsWith('Category: '))
    .map((name) => name.replace('Category: ', '')),
]);

const rows = TABLE.trim()
  .split(/\n(?=\S)/)
  .map((section) => {
    const [row = '', ...lines] = section.split('\n');
    const lists = lines.map((line) => {
      const [, kind = '', list = ''] = /^ {2}([a-z ]+): (.+)$/.exec(line) ?? [];
      return { kind, entries: list.split('; ') };
    });
    const entriesOf = (kind: string) =>
      lists.filter((list) => list.kind === kind).flatMap(({ entries }) => entries);
    return { row, kinds: lists.map(({ kind }) => KINDS.indexOf(kind)), entriesOf };
  });

test('the table has a row for each category, in their order, and the two that are none', () => {
  const categories = CATEGORIES.map(({ key }) => key);
  expect(rows.map(({ row }) => row)).toEqual([...categories, 'general', 'fact']);
});

test.each(rows)('$row: known lists, each sorted, of 30 plain entries at most', (row) => {
  expect(row.kinds).not.toContain(-1);
  expect(row.kinds).toEqual([...row.kinds].sort((a, b) => a - b));
  for (const kind of KINDS) expect(row.entriesOf(kind)).toEqual([...row.entriesOf(kind)].sort());
  const entries = KINDS.flatMap(row.entriesOf);
  expect(entries.length).toBeLessThanOrEqual(30);
  expect(new Set(entries).size).toBe(entries.length);
  // In lower case, without accents or anything of a regular expression.
  for (const word of [...row.entriesOf('word'), ...row.entriesOf('maybe word')]) {
    expect(word).toMatch(/^[a-z][a-z', -]*$/);
  }
});

test('it names shelves that there are', () => {
  const named = KINDS.filter((kind) => kind.endsWith('shelf')).flatMap((kind) =>
    rows.flatMap(({ entriesOf }) => entriesOf(kind)),
  );
  expect(named.filter((name) => ![...SHELVES].some((shelf) => shelf.startsWith(name)))).toEqual([]);
});
