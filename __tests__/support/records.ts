let nextId = 900_000;

/** A record of the service, with the given fields and defaults for the others. */
export const record = (fields: Record<string, unknown> = {}) => ({
  id: nextId++,
  title: 'Um livro',
  authors: [{ name: 'Autor', birth_year: 1839, death_year: 1908 }],
  summaries: [],
  editors: [],
  translators: [],
  subjects: ['Brazil -- Fiction'],
  bookshelves: [],
  languages: ['pt'],
  copyright: false,
  media_type: 'Text',
  formats: { 'image/jpeg': 'https://www.gutenberg.org/cache/epub/1/pg1.cover.medium.jpg' },
  download_count: 10,
  ...fields,
});

export const COVER = 'https://www.gutenberg.org/cache/epub/84/pg84.cover.medium.jpg';

/** The service's record of the book that `aLoan` is of. */
export const FRANKENSTEIN = record({
  id: 84,
  title: 'Frankenstein',
  authors: [{ name: 'Shelley, Mary Wollstonecraft' }],
  formats: { 'image/jpeg': COVER },
});

/** A response of the service. */
export const pageOf = (
  results: readonly unknown[],
  {
    count = results.length,
    next = null,
    previous = null,
  }: {
    count?: number;
    next?: string | null;
    previous?: string | null;
  } = {},
) => ({ count, next, previous, results });
