/** @jest-environment node */
import { EMBEDDED_BOOKS, readBooks } from '@/fake-gutendex/read-books';
import { readCataloguePage } from '@/lib/catalogue/normalise';
import { cleanTitle } from '@/lib/catalogue/titles';
import { COVER } from '../../support/records';

// What no record may do, whatever is in it, is in __tests__/faults/records.test.ts.

const PNG = 'https://www.gutenberg.org/cover.png';
const page = (results: unknown, parts: object = {}) =>
  readCataloguePage({ count: 1, next: null, previous: null, results, ...parts }, 1);
const books = (...records: unknown[]) => page(records).results;
const book = (parts: object) => books({ id: 84, ...parts })[0];

test('every record of the embedded catalogue is read, and no field is lost', () => {
  const names = (people: { name: string }[]) => [...new Set(people.map(({ name }) => name))];
  for (const wire of readBooks(EMBEDDED_BOOKS)) {
    expect(books(wire)).toEqual([
      {
        id: wire.id,
        title: cleanTitle(wire.title),
        authors: names(wire.authors),
        editors: names(wire.editors),
        translators: names(wire.translators),
        languages: wire.languages,
        subjects: wire.subjects,
        bookshelves: wire.bookshelves,
        summaries: wire.summaries,
        formats: wire.formats,
        thumbnail: wire.formats['image/jpeg'] ?? null,
        publicDomain: wire.copyright === false,
        downloadCount: wire.download_count,
      },
    ]);
  }
});

test('a number is enough for a book', () => {
  expect(books({ id: '84' })).toEqual([
    {
      id: 84,
      title: 'Sem título',
      authors: [],
      editors: [],
      translators: [],
      languages: [],
      subjects: [],
      bookshelves: [],
      summaries: [],
      formats: {},
      thumbnail: null,
      publicDomain: false,
      downloadCount: 0,
    },
  ]);
});

test.each([undefined, null, '', 0, -1, 1.5, NaN, Infinity, 2 ** 53, '84a', '-84', '0', [84], {}])(
  'a record whose number is %j is left out, and the others stay',
  (id) => expect(books({ id, title: 'Lost' }, { id: 1 })).toEqual(books({ id: 1 })),
);

test('of records with the same number the first that is valid counts', () => {
  const found = books({ id: -2 }, { id: 2, title: 'A' }, { id: 1 }, { id: '2', title: 'B' });
  expect(found.map(({ id, title }) => `${id} ${title}`)).toEqual(['2 A', '1 Sem título']);
});

describe('an invalid field is as if it were missing', () => {
  test.each([
    ['title', [42, '  \n', ' $b ', [], {}]],
    ['download_count', ['12', -1, 1.5, NaN, 2 ** 60, [3]]],
    ['copyright', [true, 'false', 0]],
    ['formats', ['text', 7, []]],
    ...[
      'authors',
      'editors',
      'translators',
      'languages',
      'subjects',
      'bookshelves',
      'summaries',
    ].map((field) => [field, ['text', 7, { 0: 'a', length: 1 }]] as const),
  ] as const)('%s', (field, values) => {
    for (const value of [null, ...values]) {
      expect(books({ id: 84, [field]: value })).toEqual(books({ id: 84 }));
    }
  });

  test('and so is an entry of a list: what is left are distinct texts of one line', () => {
    const people = [{ name: 'Eça de  Queirós\n' }, { name: null }, null, 'Camões', { name: ' ' }];
    const authors = [...people, { name: 5 }, { name: 'Eça de Queirós' }, { name: 'Ortigão' }];
    expect(book({ authors })?.authors).toEqual(['Eça de Queirós', 'Ortigão']);
    const subjects = ['b', null, ' a\n c ', 7, '', ['d'], { e: 1 }, 'b', 'a c'];
    expect(book({ subjects })?.subjects).toEqual(['b', 'a c']);
  });
});

test.each([
  ['the jpeg', { 'image/png': PNG, 'image/jpeg': COVER }, COVER],
  ['else the png', { 'image/png': PNG, 'image/jpeg': 'javascript:alert(1)' }, PNG],
  ['no data', { 'image/png': 'data:image/svg+xml,<svg onload=alert(1)>' }, null],
  ['else none', { 'image/gif': 'https://www.gutenberg.org/cover.gif' }, null],
])('the cover is %s', (_, formats, thumbnail) => {
  expect(book({ formats })?.thumbnail).toBe(thumbnail);
});

describe('a page', () => {
  const two = [{ id: 1 }, { id: 2 }];

  test('has its number, and the count and links of the service, unchanged', () => {
    const links = { next: 'https://gutendex.com/books/?page=4', previous: 'anything: opaque' };
    const read = readCataloguePage({ count: 70, ...links, results: two }, 3);
    expect(read).toMatchObject({ count: 70, ...links, number: 3 });
  });

  test.each([undefined, null, '78765', -1, 1.5])(
    'whose count is %j has what can be counted',
    (count) => expect(page(two, { count }).count).toBe(2),
  );

  test('has the size of a full page when another follows, including invalid records', () => {
    const next = 'https://gutendex.com/books/?page=2';
    expect(page([...two, { id: 2 }, null], { next }).size).toBe(4);
    expect(page(two).size).toBeNull();
  });

  test('is cut where it has more than any page or record of the service', () => {
    const long = 'x'.repeat(100_000);
    const authors = Array.from({ length: 60 }, (_, i) => ({ name: `${i} ${long}` }));
    const huge = { id: 1, title: long, authors, languages: [long], summaries: [long] };
    const many = Array.from({ length: 10_000 }, (_, i) => ({ ...(i === 0 && huge), id: i + 1 }));
    const { count, results } = page(many, { count: 1e15 });
    expect([count, results.length]).toEqual([10_000_000, 100]);
    const [first] = results;
    expect(first?.authors).toHaveLength(50);
    const texts = [first?.title, first?.authors[0], first?.languages[0], first?.summaries[0]];
    expect(texts.map((text) => text?.length)).toEqual([500, 500, 500, 5_000]);
  });
});
