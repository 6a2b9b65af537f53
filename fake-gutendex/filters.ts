import type { ShelvedBook } from './shelf';
import { foldCase, readInteger } from './text';

type Test = (book: ShelvedBook) => boolean;

/** What each parameter asks of a book; null where Gutendex cannot read the value and ignores it. */
const FILTERS: Readonly<Record<string, (value: string) => Test | null>> = {
  author_year_end: (value) => byAuthorYear(value, (year, end) => year <= end),
  author_year_start: (value) => byAuthorYear(value, (year, start) => year >= start),
  copyright: byCopyright,
  ids: byIds,
  languages: byLanguages,
  mime_type: byMimeType,
  search: bySearch,
  topic: byTopic,
};

/** Gutendex reads no further. */
const MOST_WORDS = 32;

/** The test a book has to pass to be in the answer: every filter of Gutendex's `views.py`. */
export function readFilters(query: URLSearchParams): Test {
  const tests = Object.entries(FILTERS).flatMap(([name, filter]) => {
    const value = lastValue(query, name);
    return (value === null ? null : filter(value)) ?? [];
  });
  return (book) => tests.every((test) => test(book));
}

/** A parameter's value; Django takes the last of several. */
export function lastValue(query: URLSearchParams, name: string): string | null {
  return query.getAll(name).at(-1) ?? null;
}

function byAuthorYear(value: string, fits: (year: number, limit: number) => boolean): Test | null {
  const limit = readInteger(value);
  if (limit === null) return null;
  return ({ authorYears }) => authorYears.some((year) => fits(year, limit));
}

function byCopyright(value: string): Test {
  const wanted = new Set(value.split(','));
  return ({ copyright }) => wanted.has(String(copyright));
}

function byIds(value: string): Test | null {
  const ids = value.split(',').map(readInteger);
  if (ids.includes(null)) return null;
  const wanted = new Set(ids);
  return ({ id }) => wanted.has(id);
}

function byLanguages(value: string): Test {
  const wanted = new Set(value.toLowerCase().split(','));
  return ({ languages }) => languages.some((code) => wanted.has(code));
}

function byMimeType(value: string): Test {
  return ({ mimeTypes }) => mimeTypes.some((type) => type.startsWith(value));
}

function bySearch(value: string): Test {
  const words = value.split(' ').slice(0, MOST_WORDS).map(foldCase);
  // The longest first, as it fits the fewest books: none of the rest is looked for in the others.
  const wanted = [...new Set(words)].sort((a, b) => b.length - a.length);
  return ({ names }) => wanted.every((word) => names.includes(word));
}

function byTopic(value: string): Test {
  const wanted = foldCase(value);
  return ({ topics }) => topics !== '' && topics.includes(wanted);
}
