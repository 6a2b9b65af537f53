/**
 * An expression that finds words by their beginnings: "paint" finds "painters", "arts?\\b" neither
 * "party" nor "Arthur". Texts are in lower case without accents, with "|" between one heading or
 * bookshelf and the next; a source that begins with "[^|]*" finds the rest anywhere in a heading.
 *
 * @param sources alternatives, several to a text or not
 */
export const words = (...sources: readonly string[]): RegExp =>
  new RegExp(`\\b(?:${sources.join('|')})`);
