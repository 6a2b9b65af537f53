/** @jest-environment node */
import fc from 'fast-check';

import { idsOf, record } from './sample';

const person = (name: string) => ({ name, birth_year: null, death_year: null });

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
    record(5, { title: 'Odyssey 100% a_b', authors: [person('ab'), person('cd')] }),
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
    ['abcd', []],
    ['100%', [5]],
    ['%', [5]],
    ['_', [5]],
    ['a.b', []],
    ['', [1, 2, 3, 4, 5]],
    ['  machado   dom ', [1]],
  ])('"%s" finds %j', async (search, ids) => {
    expect(await idsOf(books, `search=${encodeURIComponent(search)}`)).toEqual(ids);
  });

  test('a plus is a space', async () => {
    expect(await idsOf(books, 'search=dom+assis')).toEqual([1]);
  });

  test('finds a book by any of its words, in any order', async () => {
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
    ['en,la', [1, 3, 4, 5]],
    ['xx', []],
    ['pt,enm', [2, 4]],
    ['', []],
  ])('languages=%s gives %j', async (languages, expected) => {
    expect(await idsOf(books, `languages=${encodeURIComponent(languages)}`)).toEqual(expected);
  });
});

test('filters are combined, and unknown parameters are ignored', async () => {
  const books = [
    record(1, { title: 'Alpha', languages: ['pt'] }),
    record(2, { title: 'Alpha', languages: ['en'] }),
    record(3, { title: 'Beta', languages: ['pt'] }),
    record(4, { title: 'Alpha', languages: ['pt'] }),
  ];
  const query = 'search=alpha&languages=pt&ids=1,2,3&colour=red&page_size=1';
  expect(await idsOf(books, query)).toEqual([1]);
});
