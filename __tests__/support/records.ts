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
