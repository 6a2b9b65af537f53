/** A book that is known by another name, or holds a story that is: number, language, title, positions in `authors`. */
export type KnownBook = readonly [
  id: number,
  language: string,
  title: string,
  authors: readonly number[],
];

/**
 * The format of the index's file: columns, to be small. `npm run catalogue:index`
 * writes it, which does not need the code of the search.
 */
export interface TitleData {
  version: 2;
  /** The distinct authors, as the catalogue names them. */
  authors: readonly string[];
  /** Project Gutenberg's numbers, in the order in which equally good matches are shown. */
  ids: readonly number[];
  /** One for each id, cleaned; with a line break before the subtitle where the record has one. */
  titles: readonly string[];
  /** One for each id: positions in `authors`. */
  authorsOf: readonly (readonly number[])[];
  /** The ids of books in Portuguese and another language: their titles may be in either. */
  mixed: readonly number[];
  /** By id: the main title in today's spelling, where it is another. */
  today: Readonly<Record<string, string>>;
  knownBooks: readonly KnownBook[];
  /** Names by which Portuguese readers know books, each with positions in `knownBooks`. */
  knownNames: readonly (readonly [name: string, ...books: number[]])[];
  /** By position in `authors`: the name in Portuguese, where it is another word. */
  authorNames: Readonly<Record<string, string>>;
}
