/** @jest-environment node */
import { EMBEDDED_BOOKS, readBooks } from '@/fake-gutendex/read-books';
import { CatalogueError } from '@/lib/catalogue/errors';
import { readCataloguePage } from '@/lib/catalogue/normalise';
import { cleanTitle } from '@/lib/catalogue/text';
import { record } from '../../fake-gutendex/sample';

/** Reading all books takes long on a slow machine. */
jest.setTimeout(120_000);

const COVER = 'https://www.gutenberg.org/cache/epub/84/pg84.cover.medium.jpg';
const page = (results: unknown, parts: object = {}) =>
  readCataloguePage({ count: 1, next: null, previous: null, results, ...parts }, 1);
const books = (...records: unknown[]) => page(records).results;
const book = (parts: object) => books({ id: 84, title: 'Frankenstein', ...parts })[0];

describe('a record', () => {
  test('is read with all its fields', () => {
    const wire = record(84, {
      title: 'Frankenstein : $b or,\nthe modern Prometheus',
      authors: [{ name: 'Shelley, Mary', birth_year: 1797, death_year: 1851 }],
      editors: [{ name: 'An Editor', birth_year: null, death_year: null }],
      translators: [{ name: 'A Translator', birth_year: null, death_year: null }],
      languages: ['en', 'fr'],
      subjects: ['Science fiction'],
      bookshelves: ['Gothic Fiction'],
      summaries: ['A student gives life.'],
      formats: { 'image/jpeg': COVER, 'text/html': 'https://www.gutenberg.org/ebooks/84' },
      copyright: false,
      download_count: 123_266,
    });
    expect(books(wire)).toEqual([
      {
        id: 84,
        title: 'Frankenstein: or, the modern Prometheus',
        authors: ['Shelley, Mary'],
        editors: ['An Editor'],
        translators: ['A Translator'],
        languages: ['en', 'fr'],
        subjects: ['Science fiction'],
        bookshelves: ['Gothic Fiction'],
        summaries: ['A student gives life.'],
        formats: { 'image/jpeg': COVER, 'text/html': 'https://www.gutenberg.org/ebooks/84' },
        thumbnail: COVER,
        publicDomain: true,
        downloadCount: 123_266,
      },
    ]);
  });

  test('with only an id is a book', () => {
    expect(books({ id: 84 })).toEqual([
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
    'whose number is %j is dropped, and the others stay',
    (id) => {
      expect(books({ id, title: 'Lost' }, { id: 1 }).map((found) => found.id)).toEqual([1]);
    },
  );

  test('may have its id as text', () => {
    expect(books({ id: '84' })[0]?.id).toBe(84);
  });

  test.each([null, undefined, 84, 'Frankenstein', true, [], [{ id: 84 }]])(
    'that is %j is dropped',
    (item) => {
      expect(books(item, { id: 1 }).map((found) => found.id)).toEqual([1]);
    },
  );

  test('that occurs twice is read once, the first time', () => {
    const found = books({ id: 2, title: 'A' }, { id: 1 }, { id: 2, title: 'B' }, { id: '1' });
    expect(found.map(({ id, title }) => [id, title])).toEqual([
      [2, 'A'],
      [1, 'Sem título'],
    ]);
  });

  test('that occurs twice and is invalid the first time is read the second time', () => {
    expect(books({ id: -2, title: 'A' }, { id: 2, title: 'B' })[0]?.title).toBe('B');
  });
});

describe('a field', () => {
  test.each([null, 42, '', '  \n', ' $b ', [], { toString: 'x' }])(
    'title: %j is no title',
    (title) => {
      expect(book({ title })?.title).toBe('Sem título');
    },
  );

  test.each(['authors', 'editors', 'translators'] as const)(
    '%s keeps the names it has',
    (field) => {
      const people = [
        { name: 'Eça de  Queirós\n' },
        { name: null },
        null,
        'Camões',
        {},
        { name: '  ' },
        { name: 5 },
        { name: 'Eça de Queirós' },
        { name: 'Ortigão, Ramalho' },
      ];
      expect(book({ [field]: people })?.[field]).toEqual(['Eça de Queirós', 'Ortigão, Ramalho']);
    },
  );

  test.each(['languages', 'subjects', 'bookshelves', 'summaries'] as const)(
    '%s has its distinct valid texts',
    (field) => {
      const texts = ['b', null, ' a\n c ', 7, '', ['d'], { e: 1 }, 'b', undefined, 'a c'];
      expect(book({ [field]: texts })?.[field]).toEqual(['b', 'a c']);
    },
  );

  test.each([
    'authors',
    'editors',
    'translators',
    'languages',
    'subjects',
    'bookshelves',
    'summaries',
  ] as const)('%s is empty when it is not a list', (field) => {
    for (const value of [null, 'text', 7, true, { 0: 'a', length: 1 }]) {
      expect(book({ [field]: value })?.[field]).toEqual([]);
    }
  });

  test.each([null, '12', -1, 1.5, NaN, Infinity, 2 ** 60, [3], {}])(
    'download_count: %j is not known',
    (count) => {
      expect(book({ download_count: count })?.downloadCount).toBe(0);
    },
  );
});

test.each([true, null, undefined, 'false', 0, '', {}])(
  'a record that says copyright: %j is not said to be in the public domain',
  (copyright) => {
    expect(book({ copyright })?.publicDomain).toBe(false);
    expect(book({ copyright: false })?.publicDomain).toBe(true);
  },
);

describe('the cover', () => {
  const thumbnail = (formats: unknown) => book({ formats })?.thumbnail;

  test('is the jpeg, else the png, else none', () => {
    const png = 'https://www.gutenberg.org/cover.png';
    expect(thumbnail({ 'image/png': png, 'image/jpeg': COVER })).toBe(COVER);
    expect(thumbnail({ 'image/png': png })).toBe(png);
    expect(thumbnail({ 'image/gif': 'https://www.gutenberg.org/cover.gif' })).toBeNull();
    expect(thumbnail({ 'image/jpeg': null, 'image/png': png })).toBe(png);
    expect(thumbnail({ 'image/jpeg': 'javascript:alert(1)', 'image/png': png })).toBe(png);
  });

  test.each([
    '',
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'data:image/svg+xml,<svg onload=alert(1)>',
    'blob:https://x/1',
    'file:///etc/passwd',
    '//www.gutenberg.org/cover.jpg',
    '/cover.jpg',
    'cover.jpg',
    'https://',
    'http://[',
    42,
    null,
    [COVER],
    { href: COVER },
  ])('cannot have the address %j', (address) => {
    const found = book({ formats: { 'image/jpeg': address, 'text/html': COVER } });
    expect(found?.thumbnail).toBeNull();
    expect(found?.formats).toEqual({ 'text/html': COVER });
  });

  test.each([null, undefined, 'text', 7, true, []])('cannot be in the formats %j', (formats) => {
    expect(book({ formats })).toMatchObject({ thumbnail: null, formats: {} });
  });
});

describe('a page', () => {
  const two = [{ id: 1 }, { id: 2 }];

  test('has its number, the count and the links, unchanged', () => {
    const links = { next: 'https://gutendex.com/books/?page=4', previous: 'anything: opaque' };
    const read = readCataloguePage({ count: 70, ...links, results: two }, 3);
    expect(read).toMatchObject({ count: 70, ...links, number: 3 });
  });

  test.each([undefined, 7, {}, false])('an invalid link is null: %j', (link) => {
    expect(page(two, { next: link, previous: link })).toMatchObject({ next: null, previous: null });
  });

  test.each([undefined, null, '78765', -1, 1.5, NaN, Infinity])(
    'a count that is %j is what can be counted',
    (count) => {
      expect(page(two, { count }).count).toBe(2);
    },
  );

  test('without results has no books', () => {
    expect(page([], { count: 0 })).toMatchObject({ count: 0, results: [], size: null });
  });

  test('has the size of a full page when another follows, including invalid records', () => {
    const next = 'https://gutendex.com/books/?page=2';
    expect(page([...two, { id: 2 }, null], { next }).size).toBe(4);
    expect(page(two).size).toBeNull();
    expect(page([], { next }).size).toBeNull();
  });

  test.each([
    undefined,
    null,
    'text',
    42,
    [],
    two,
    {},
    { detail: 'Invalid page.' },
    { count: 1, results: null },
    { count: 1, results: {} },
    { count: 1, results: 'text' },
  ])('cannot be %j', (data) => {
    const read = () => readCataloguePage(data, 1);
    expect(read).toThrow(CatalogueError);
    expect(read).toThrow(
      expect.objectContaining({
        kind: 'invalid',
        message: 'O catálogo respondeu algo que não entendemos.',
      }),
    );
  });
});

describe('real records', () => {
  test('of the fake Gutendex are all read, and no field is lost', () => {
    const records = readBooks(EMBEDDED_BOOKS);
    const found = [];
    for (let from = 0; from < records.length; from += 100) {
      found.push(...page(records.slice(from, from + 100)).results);
    }
    expect(found).toHaveLength(records.length);
    for (const [index, wire] of records.entries()) {
      const names = (people: { name: string }[]) => [...new Set(people.map(({ name }) => name))];
      expect(found[index]).toEqual({
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
      });
    }
  });
});

describe('more than any record has', () => {
  const LONG = 'x'.repeat(100_000);

  test('results: the first hundred are read', () => {
    const many = Array.from({ length: 10_000 }, (_, i) => ({ id: i + 1, title: `${i}` }));
    const { results } = page(many);
    expect(results.map(({ id }) => id)).toEqual(many.slice(0, 100).map(({ id }) => id));
  });

  test('authors and letters are cut', () => {
    const authors = Array.from({ length: 60 }, (_, i) => ({ name: `${i} ${LONG}` }));
    const [book] = page([
      { id: 1, title: LONG, authors, languages: [LONG], summaries: [LONG] },
    ]).results;
    expect(book?.title).toHaveLength(500);
    expect(book?.authors).toHaveLength(50);
    expect(book?.authors[0]).toHaveLength(500);
    expect(book?.languages[0]).toHaveLength(500);
    expect(book?.summaries[0]).toHaveLength(5_000);
  });

  test('books in all: ten million', () => {
    expect(readCataloguePage({ count: 1e15, results: [{ id: 1 }] }, 1).count).toBe(10_000_000);
  });
});

test('records of which none can be read are a fault of the catalogue, not nothing found', () => {
  expect(() => page([{ id: 'x' }, null])).toThrow(expect.objectContaining({ kind: 'invalid' }));
  expect(page([]).results).toEqual([]);
});
