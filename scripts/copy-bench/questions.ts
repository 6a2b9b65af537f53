import type { CatalogueRecord } from '@/fake-gutendex/record';
import { booksUrl, LANGUAGES, pageUrl } from '@/lib/catalogue/requests';
import { cleanTitle } from '@/lib/catalogue/text';
import { splitWords } from '@/lib/copy/words';

/** How many questions of each of the five kinds. */
const OF_EACH = 20;
const MIN_LETTERS = 3;

/** The same numbers from 0 to 1 in every run (a linear congruential generator). */
export function makeRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const pick = <T>(items: readonly T[], random: () => number): T | undefined =>
  items[Math.floor(random() * items.length)];

/** Words of the title and authors of some book: they are somewhere, and mean something. */
export function wordsOfSomeBook(
  books: readonly CatalogueRecord[],
  count: number,
  random: () => number,
): string {
  for (;;) {
    const book = pick(books, random);
    if (!book) return '';
    const { title, authors } = book;
    const words = splitWords([cleanTitle(title), ...authors.map(({ name }) => name)].join(' '));
    const long = words.filter((word) => word.length >= MIN_LETTERS);
    if (long.length < count) continue;
    const start = Math.floor(random() * (long.length - count + 1));
    return long.slice(start, start + count).join(' ');
  }
}

/** Addresses of the service: lists, languages, searches, searches in a language, books by number. */
export function makeQuestions(books: readonly CatalogueRecord[]): string[] {
  const random = makeRandom(10);
  const pages = Math.ceil(books.length / 32);
  const each = (make: (place: number) => string) =>
    Array.from({ length: OF_EACH }, (_, n) => make(n));
  const language = (place: number): string => LANGUAGES[place % LANGUAGES.length] ?? 'pt';
  const id = () => pick(books, random)?.id ?? 1;
  return [
    ...each(() => pageUrl({ search: '', language: '', page: 1 + Math.floor(random() * pages) })),
    ...each((n) => pageUrl({ search: '', language: language(n), page: 1 + Math.floor(n / 7) })),
    ...each((n) =>
      pageUrl({ search: wordsOfSomeBook(books, 1 + (n % 3), random), language: '', page: 1 }),
    ),
    ...each((n) =>
      pageUrl({ search: wordsOfSomeBook(books, 1, random), language: language(n), page: 1 }),
    ),
    ...each((n) => booksUrl(Array.from({ length: 1 + (n % 5) }, id))),
  ];
}
