import { readTable } from './read-table';

/** A book, and a name by which Portuguese readers know it or a story in it. */
export interface KnownTitle {
  name: string;
  id: number;
  /** That the book is told to be in: one of the record's. */
  language: string;
  /** The record's, as far as it is shown. */
  title: string;
  /** Names as the catalogue has them. */
  authors: readonly string[];
}

/** The table of titles known by another name (tables/known-titles.txt), in its order. */
export const readKnownTitles = (): KnownTitle[] =>
  readTable('known-titles').map(([name = '', id, language = '', title = '', authors = '']) => ({
    name,
    id: Number(id),
    language,
    title,
    authors: authors.split(' & ').filter(Boolean),
  }));

/** Authors' names in the catalogue, and in Portuguese where that is another word. */
export const readAuthorNames = (): Map<string, string> =>
  new Map(readTable('author-names').map(([name = '', portuguese = '']) => [name, portuguese]));
