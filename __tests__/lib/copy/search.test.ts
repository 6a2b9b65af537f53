import * as fc from 'fast-check';
import { EMBEDDED_BOOKS, readBooks } from '@/fake-gutendex/read-books';
import { readCataloguePage } from '@/lib/catalogue/normalise';
import { booksUrl, pageUrl } from '@/lib/catalogue/requests';
import { cleanTitle } from '@/lib/catalogue/titles';
import { askCopy } from '@/lib/copy/ask-copy';
import { commonStarts, filesOfPrefix } from '@/lib/copy/meta';
import { formsOfWord, distinctWords } from '@/lib/copy/words';
import { fold, foldPrefix, withoutDiacritics } from '@/lib/search/fold';
import { temporaryFolder, copyHost, makeCopy } from '../../support/copy-host';
import { answer, server } from '../../support/server';

const folder = temporaryFolder();
const books = readBooks(EMBEDDED_BOOKS);

beforeAll(() => makeCopy(folder, books));
beforeEach(() => server.use(copyHost(folder)));

const NOTHING = { count: 0, results: [] };

/** What the copy finds. */
async function ask(search: string, language = '') {
  const answer = await askCopy(pageUrl({ search, language, page: 1 }));
  return answer ? readCataloguePage(answer.data, 1) : NOTHING;
}

describe('a search', () => {
  const wordsOf = ({ title, authors }: (typeof books)[number]) =>
    distinctWords([cleanTitle(title), ...authors.map(({ name }) => name)].join('\n'));
  const formsOf = new Map(books.map((book) => [book, wordsOf(book).flatMap(formsOfWord)]));

  /** A test of forms: whether `typed` begins one, or is it, in any spelling. */
  function beginning(typed: string): (form: string) => boolean {
    const spellings = [withoutDiacritics(typed), typed];
    const beginnings = [withoutDiacritics(typed), ...spellings.map(foldPrefix)];
    const wholes = spellings.map(fold);
    return (form) => wholes.includes(form) || beginnings.some((one) => one && form.startsWith(one));
  }

  /** The numbers of the books that the copy should find, by going through all of them. */
  function expected(search: string, language: string): number[] {
    const tests = distinctWords(search).map(beginning);
    return books
      .filter(({ languages }) => !language || languages.includes(language))
      .filter((book) => tests.every((test) => formsOf.get(book)?.some(test)))
      .map(({ id }) => id);
  }

  const words = [...new Set(books.flatMap(wordsOf))];
  const typed = fc
    .tuple(fc.constantFrom(...words), fc.nat())
    .map(([word, cut]) => word.slice(0, 1 + (cut % word.length)));

  test('finds the books in whose title and authors each of its words begins a word, in order', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(typed, { minLength: 1, maxLength: 3 }),
        fc.constantFrom('', '', 'pt', 'en', 'fr'),
        async (parts, language) => {
          const search = parts.join(' ');
          const { count, results } = await ask(search, language);
          const all = expected(search, language);
          expect(count).toBe(all.length);
          expect(results.map(({ id }) => id)).toEqual(all.slice(0, 32));
        },
      ),
      { numRuns: 40 },
    );
  });

  test.each(['shakespeare', 'moby dick', 'Machado de Assis', 'alice wonderland'])(
    'finds what the service finds where no word is inside another: %s',
    async (search) => {
      const service = answer(pageUrl({ search, language: '', page: 1 }));
      const { results } = (await service.json()) as { results: { id: number }[] };
      const found = (await ask(search)).results.map(({ id }) => id);
      expect(found).toEqual(results.map(({ id }) => id));
      expect(found).not.toEqual([]);
    },
  );

  test.each([
    ['memórias póstumas', 54829],
    ['memorias postumas', 54829],
    ['os lusiadas', 3333],
    ['eca de queiros', 40409],
  ])('finds old spelling by today’s, with accents or without: %s', async (search, id) => {
    expect((await ask(search)).results.map((book) => book.id)).toContain(id);
  });

  test.each(['…', 'xyzzy', 'moby prejudice', '🐳'])('finds nothing: %s', async (search) => {
    expect(await ask(search)).toBe(NOTHING);
  });

  test('leaves the summary to the book’s own address', async () => {
    expect((await ask('frankenstein')).results[0]).toMatchObject({ id: 84, summaries: [] });
    const book = await askCopy(booksUrl([84]));
    expect(book?.data.results).toMatchObject([{ summaries: [expect.any(String)] }]);
  });
});

test('the words that begin with a prefix lie in two files at most, or it has a file of its own', () => {
  const separators = fc.uniqueArray(fc.stringMatching(/^[ab]{1,5}$/), { maxLength: 30 });
  fc.assert(
    fc.property(separators, fc.stringMatching(/^[ab]{1,6}$/), (words, prefix) => {
      const firstWords = ['', ...words.toSorted()];
      const files = filesOfPrefix(firstWords, prefix);
      expect(commonStarts(firstWords).includes(prefix)).toBe(files.length > 2);
    }),
  );
});
