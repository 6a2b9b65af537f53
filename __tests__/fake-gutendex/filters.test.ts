import fc from 'fast-check';

import { idsOf, record } from './sample';

const person = (name: string, birth: number | null = null, death: number | null = null) => ({
  name,
  birth_year: birth,
  death_year: death,
});

describe('search', () => {
  const books = [
    record(1, { title: 'Dom Casmurro', authors: [person('Machado de Assis')] }),
    record(2, { title: 'Memorias Posthumas de Braz Cubas', authors: [person('Machado de Assis')] }),
    record(3, { title: 'Os Lusíadas', authors: [person('Camões, Luís de')] }),
    record(4, {
      title: 'The Iliad',
      authors: [person('Homer')],
      translators: [person('Butler, Samuel')],
      subjects: ['Epic poetry'],
    }),
    record(5, { title: 'ΟΔΥΣΣΕΙΑ 100% a_b', authors: [person('ab'), person('cd')] }),
    record(6, { title: 'Straße' }),
  ];

  test.each([
    ['dom casmurro', [1]],
    ['CASMURRO machado', [1]],
    ['machado', [1, 2]],
    ['asmurr', [1]],
    ['dom posthumas', []],
    ['lusíadas', [3]],
    ['LUSÍADAS CAMÕES', [3]],
    ['lusiadas', []],
    ['póstumas', []],
    ['butler', []],
    ['epic', []],
    ['οδυσ', [5]],
    ['ΟΔΥΣ', [5]],
    ['abcd', []],
    ['100%', [5]],
    ['%', [5]],
    ['_', [5]],
    ['a.b', []],
    ['straße', [6]],
    ['strasse', []],
    ['', [1, 2, 3, 4, 5, 6]],
    ['  machado   dom ', [1]],
    ['dom\tcasmurro', []],
  ])('"%s" finds %j', async (search, ids) => {
    expect(await idsOf(books, `search=${encodeURIComponent(search)}`)).toEqual(ids);
  });

  test('a plus is a space, and the last of several counts', async () => {
    expect(await idsOf(books, 'search=machado&search=dom+assis')).toEqual([1]);
  });

  test('reads 32 words, the empty ones between spaces among them', async () => {
    const search = (words: string[]) => idsOf(books, `search=${words.join('%20')}`);
    const dom = (count: number) => Array.from({ length: count }, () => 'dom');
    expect(await search([...dom(31), 'zzzzz'])).toEqual([]);
    expect(await search([...dom(32), 'zzzzz'])).toEqual([1]);
    expect(await search(['dom', ...Array.from({ length: 31 }, () => ''), 'zzzzz'])).toEqual([1]);
  });

  test('finds a book by any of its words, in whatever order they come', async () => {
    const word = fc.constantFrom('dom', 'CASMURRO', 'machado', 'de', 'assis', 'os', 'í', 'zz', '');
    await fc.assert(
      fc.asyncProperty(
        fc
          .array(word, { maxLength: 6 })
          .chain((words) =>
            fc.tuple(
              fc.constant(words),
              fc.shuffledSubarray(words, { minLength: words.length, maxLength: words.length }),
            ),
          ),
        async ([words, shuffled]) => {
          const ids = await idsOf(books, `search=${words.join('+')}`);
          const expected = books.filter((book) =>
            words.every((each) =>
              [book.title, ...book.authors.map((author) => author.name)].some((name) =>
                name.toLowerCase().includes(each.toLowerCase()),
              ),
            ),
          );
          expect(ids).toEqual(expected.map((book) => book.id));
          expect(await idsOf(books, `search=${shuffled.join('+')}`)).toEqual(ids);
        },
      ),
      { seed: 2, numRuns: 200 },
    );
  });
});

describe('ids', () => {
  const books = [record(1), record(2), record(84)];

  test.each([
    ['84', [84]],
    ['84,1', [1, 84]],
    ['1,1,999', [1]],
    [' 84,002', [2, 84]],
    ['999', []],
    ['abc', [1, 2, 84]],
    ['84,abc', [1, 2, 84]],
    ['84,', [1, 2, 84]],
    ['8.4', [1, 2, 84]],
    ['', [1, 2, 84]],
  ])('ids=%s gives %j', async (ids, expected) => {
    expect(await idsOf(books, `ids=${encodeURIComponent(ids)}`)).toEqual(expected);
  });
});

describe('languages', () => {
  const books = [
    record(1, { languages: ['en'] }),
    record(2, { languages: ['pt'] }),
    record(3, { languages: ['en', 'la'] }),
    record(4, { languages: ['enm', 'la'] }),
    record(5, { languages: ['en', 'mla'] }),
  ];

  test.each([
    ['en', [1, 3, 5]],
    ['la', [3, 4]],
    ['PT,enm', [2, 4]],
    ['en,la', [1, 3, 4, 5]],
    ['xx', []],
    ['pt, en', [2]],
    ['', []],
  ])('languages=%s gives %j', async (languages, expected) => {
    expect(await idsOf(books, `languages=${encodeURIComponent(languages)}`)).toEqual(expected);
  });
});

describe('topic', () => {
  const books = [
    record(1, { subjects: ['Sick children -- Fiction'] }),
    record(2, { bookshelves: ["Children's Literature"] }),
    record(3, { subjects: ['History', 'Brazil'] }),
    record(4, { title: 'Children', languages: ['pt'] }),
  ];

  test.each([
    ['children', [1, 2]],
    ['CHILDREN -- FICTION', [1]],
    ['hist', [3]],
    ['history brazil', []],
    ['', [1, 2, 3]],
  ])('topic=%s gives %j', async (topic, expected) => {
    expect(await idsOf(books, `topic=${encodeURIComponent(topic)}`)).toEqual(expected);
  });
});

describe('author years', () => {
  const books = [
    record(1, { authors: [person('Ancient', -750, -700)] }),
    record(2, { authors: [person('Alive', 1850, null)] }),
    record(3, { authors: [person('Unknown'), person('Second', 1770, 1840)] }),
    record(4),
  ];

  test.each([
    ['author_year_start=1800', [2, 3]],
    ['author_year_start=1840', [2, 3]],
    ['author_year_start=1841', [2]],
    ['author_year_end=-751', []],
    ['author_year_end=-750', [1]],
    ['author_year_end=-700', [1]],
    ['author_year_end=1799', [1, 3]],
    ['author_year_start=1800&author_year_end=1849', [3]],
    ['author_year_start=abc', [1, 2, 3, 4]],
    ['author_year_end=', [1, 2, 3, 4]],
  ])('%s gives %j', async (query, expected) => {
    expect(await idsOf(books, query)).toEqual(expected);
  });
});

describe('copyright', () => {
  const books = [
    record(1, { copyright: true }),
    record(2, { copyright: false }),
    record(3, { copyright: null }),
  ];

  test.each([
    ['true', [1]],
    ['false', [2]],
    ['null', [3]],
    ['false,null', [2, 3]],
    ['true,false,null', [1, 2, 3]],
    ['maybe', []],
    ['', []],
  ])('copyright=%s gives %j', async (copyright, expected) => {
    expect(await idsOf(books, `copyright=${copyright}`)).toEqual(expected);
  });
});

describe('mime_type', () => {
  const address = 'https://www.gutenberg.org/ebooks/1';
  const books = [
    record(1, { formats: { 'text/html': address, 'image/jpeg': address } }),
    record(2, { formats: { 'text/plain; charset=utf-8': address } }),
    record(3, { formats: {} }),
  ];

  test.each([
    ['text/', [1, 2]],
    ['text/plain', [2]],
    ['image', [1]],
    ['jpeg', []],
    ['', [1, 2]],
  ])('mime_type=%s gives %j', async (type, expected) => {
    expect(await idsOf(books, `mime_type=${encodeURIComponent(type)}`)).toEqual(expected);
  });
});

test('filters add up, and one that Gutendex does not know changes nothing', async () => {
  const books = [
    record(1, { title: 'Alpha', languages: ['pt'], subjects: ['History'] }),
    record(2, { title: 'Alpha', languages: ['pt'] }),
    record(3, { title: 'Alpha', languages: ['en'], subjects: ['History'] }),
    record(4, { title: 'Beta', languages: ['pt'], subjects: ['History'] }),
  ];
  const query = 'search=alpha&languages=pt&topic=history&colour=red&page_size=1';
  expect(await idsOf(books, query)).toEqual([1]);
});
