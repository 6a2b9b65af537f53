import * as fc from 'fast-check';
import { EMBEDDED_BOOKS, readBooks } from '@/fake-gutendex/read-books';
import { booksUrl, pageUrl } from '@/lib/catalogue/requests';
import { cleanTitle } from '@/lib/catalogue/text';
import { askCopy } from '@/lib/copy/ask-copy';
import { fold, foldPrefix, withoutDiacritics } from '@/lib/search/fold';
import { copyFolder, copyHost, makeCopy } from '../../support/copy-host';
import { answer, recordRequests, server } from '../../support/server';

const folder = copyFolder();
const books = readBooks(EMBEDDED_BOOKS);

beforeAll(() => makeCopy(folder, books));
beforeEach(() => server.use(copyHost(folder)));

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** The spellings of a word: its letters without accents, with the cedilla and without. */
const spellings = (word: string) => [withoutDiacritics(word), word];

const known = new Map<string, readonly string[]>();

/** The forms of a word of a title or a name; each is made once, as folding is slow. */
function formsOf(word: string): readonly string[] {
  const keys = () => spellings(word).flatMap((one) => [foldPrefix(one), fold(one)]);
  const forms = known.get(word) ?? [withoutDiacritics(word), ...keys()];
  known.set(word, forms);
  return forms;
}

/** A test of words: whether `typed` begins one, or is it, in any spelling. */
function beginning(typed: string): (word: string) => boolean {
  const beginnings = [withoutDiacritics(typed), ...spellings(typed).map(foldPrefix)];
  const wholes = spellings(typed).map(fold);
  return (word) =>
    formsOf(word).some(
      (form) =>
        form !== '' &&
        (wholes.includes(form) || beginnings.some((one) => one && form.startsWith(one))),
    );
}

/** The numbers of the books that the copy should find, by going through all of them. */
function expected(search: string, language: string): number[] {
  const tests = wordsOf(search).map(beginning);
  return books
    .filter(({ languages }) => !language || languages.includes(language))
    .filter(({ title, authors }) => {
      const words = wordsOf([cleanTitle(title), ...authors.map(({ name }) => name)].join('\n'));
      return tests.every((test) => words.some(test));
    })
    .map(({ id }) => id);
}

/** How many books the copy finds, and the numbers of the first 32. */
async function found(search: string, language: string) {
  const { page } = await askCopy(pageUrl({ search, language, page: 1 }));
  return { count: page.count, ids: page.results.map(({ id }) => id) };
}

const words = [
  ...new Set(
    books.flatMap(({ title, authors }) => wordsOf(`${cleanTitle(title)} ${authors[0]?.name}`)),
  ),
];

const typed = fc
  .tuple(fc.constantFrom(...words), fc.nat())
  .map(([word, cut]) => word.slice(0, 1 + (cut % word.length)));

test('a search finds the books in whose title and authors each of its words begins a word, in order', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(typed, { minLength: 1, maxLength: 3 }),
      fc.constantFrom('', '', 'pt', 'en', 'fr'),
      async (parts, language) => {
        const search = parts.join(' ');
        const all = expected(search, language);
        expect(await found(search, language)).toEqual({ count: all.length, ids: all.slice(0, 32) });
      },
    ),
    { numRuns: 40 },
  );
});

test('where no word is inside another, it finds what the service finds', async () => {
  for (const search of ['shakespeare', 'moby dick', 'Machado de Assis', 'alice wonderland']) {
    const { page } = await askCopy(pageUrl({ search, language: '', page: 1 }));
    const service = answer(pageUrl({ search, language: '', page: 1 }));
    const { results } = (await service.json()) as { results: { id: number }[] };
    expect(page.results.map(({ id }) => id)).toEqual(results.map(({ id }) => id));
    expect(page.results.length).toBeGreaterThan(0);
  }
});

test.each([
  ['memórias póstumas', 'Memorias Posthumas'],
  ['eca de queiros', 'Maias'],
  ['os lusiadas', 'Lusíadas'],
])('%s finds %s', async (search, title) => {
  const { page } = await askCopy(pageUrl({ search, language: '', page: 1 }));
  expect(page.results.map((book) => book.title).join('; ')).toContain(title);
});

test.each(['…', '!?', 'xyzzy', 'moby prejudice', '🐳'])('nothing is called %s', async (search) => {
  const { page } = await askCopy(pageUrl({ search, language: '', page: 1 }));
  expect(page).toEqual({
    count: 0,
    next: null,
    previous: null,
    number: 1,
    size: null,
    results: [],
  });
});

test('a book that a search found has its summary when it is asked for by number', async () => {
  const { page } = await askCopy(pageUrl({ search: 'frankenstein', language: '', page: 1 }));
  expect(page.results[0]).toMatchObject({ id: 84, summaries: [] });
  const { page: whole } = await askCopy(booksUrl([84]));
  expect(whole.results[0]?.summaries).toHaveLength(1);
});

test('a search whose files have been read asks the host for nothing, and finds the same', async () => {
  const search = (text: string) => askCopy(pageUrl({ search: text, language: '', page: 1 }));
  const first = await search('machado assis');
  const requests = recordRequests('http://localhost/copy/');
  const second = await search('assis machado');
  expect(requests).toEqual([]);
  expect(second.page.results).toEqual(first.page.results);
  expect(second.page.results.length).toBeGreaterThan(0);
});
