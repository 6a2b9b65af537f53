/**
 * The format of the index's file: columns, to be small. `npm run catalogue:index`
 * writes it, which does not need the code of the search.
 */
export interface TitleData {
  version: 1;
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
}
