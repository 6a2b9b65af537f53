/** The index as it lies in the static file: compact, in columns. `npm run catalogue:index` writes it. */
export interface TitleData {
  version: 1;
  /** Every author once, as the catalogue names them. */
  authors: readonly string[];
  /** Project Gutenberg's numbers, in the order in which equally good matches are shown. */
  ids: readonly number[];
  /** One for each id, clean; a line break parts the title from its subtitle where the record did. */
  titles: readonly string[];
  /** One for each id: places in `authors`. */
  authorsOf: readonly (readonly number[])[];
  /** The ids that are in Portuguese and another language: their titles may be in either. */
  mixed: readonly number[];
}
