import type { CatalogueRecord } from './record';

type Test = (book: CatalogueRecord) => boolean;

/**
 * The filters that the app asks for, as Gutendex reads them (its `views.py`); null where it cannot
 * read the value and ignores it: `ids=` and `ids=abc` give the whole catalogue.
 */
const FILTERS: Readonly<Record<string, (value: string) => Test | null>> = {
  ids: (value) => {
    const ids = value.split(',');
    if (!ids.every((id) => /^\d+$/.test(id))) return null;
    const wanted = new Set(ids.map(Number));
    return ({ id }) => wanted.has(id);
  },
  languages: (value) => {
    const wanted = new Set(value.split(','));
    return ({ languages }) => languages.some((code) => wanted.has(code));
  },
  // Every word in the title or in one author's name, in any case; accents count.
  search: (value) => {
    const words = value.toLowerCase().split(' ');
    return ({ title, authors }) => {
      const names = [title, ...authors.map(({ name }) => name)].map((name) => name.toLowerCase());
      return words.every((word) => names.some((name) => name.includes(word)));
    };
  },
};

/** The test that a book has to pass to be in the answer. */
export function readFilters(query: URLSearchParams): Test {
  const tests = Object.entries(FILTERS).flatMap(([name, read]) => {
    const value = query.get(name);
    return (value === null ? null : read(value)) ?? [];
  });
  return (book) => tests.every((test) => test(book));
}
