let nextId = 900_000;

/** A record as the service gives it; what matters to the story is named, the rest is plain. */
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

/** An answer of the service. */
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
