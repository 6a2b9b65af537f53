/** @jest-environment node */
import { CATEGORIES } from '@/lib/categories/categories';
import { TABLE } from '@/lib/categories/table';
import judgedBooks from './judged-books.json';

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
    return { row, lists };
  });

test('the table has a row for each category, in their order, and the two that are none', () => {
  expect(rows.map(({ row }) => row)).toEqual([
    ...CATEGORIES.map(({ key }) => key),
    'general',
    'fact',
  ]);
});

describe.each(rows)('$row', ({ row, lists }) => {
  const entriesOf = (kind: string) =>
    lists.filter((list) => list.kind === kind).flatMap(({ entries }) => entries);

  test('has lists of known kinds, each sorted', () => {
    const kinds = lists.map(({ kind }) => KINDS.indexOf(kind));
    expect(kinds).not.toContain(-1);
    expect(kinds).toEqual([...kinds].sort((a, b) => a - b));
    for (const kind of KINDS) expect(entriesOf(kind)).toEqual([...entriesOf(kind)].sort());
  });

  test('has at most 30 entries, none of them twice', () => {
    const entries = KINDS.flatMap(entriesOf);
    expect(entries.length).toBeLessThanOrEqual(30);
    expect(new Set(entries).size).toBe(entries.length);
  });

  test('names shelves that there are', () => {
    for (const shelf of KINDS.filter((kind) => kind.endsWith('shelf')).flatMap(entriesOf)) {
      const isReal = [...SHELVES].some((name) => name.startsWith(shelf));
      expect({ row, shelf, isReal }).toEqual({ row, shelf, isReal: true });
    }
  });

  test('has words in lower case, without accents or anything of a regular expression', () => {
    for (const word of [...entriesOf('word'), ...entriesOf('maybe word')]) {
      expect(word).toMatch(/^[a-z][a-z', -]*$/);
    }
  });
});
