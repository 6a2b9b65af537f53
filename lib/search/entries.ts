import type { BookTerms, PersonTerms } from './explanation';
import type { TitleData } from './title-data';
import type { Vocabulary } from './vocabulary';
import { splitWords } from './words';

/** A book that a query may mean. */
export interface TitleMatch {
  id: number;
  title: string;
  /** As the catalogue names them, "Queirós, Eça de". */
  authors: readonly string[];
  /** The language of the title; left out for books in several, whose title may be in either. */
  language?: 'pt';
}

/** A book of the index, ready to be matched. */
export interface Entry extends BookTerms {
  match: TitleMatch;
}

/** What catalogues write where nobody is named. */
const NOBODY = new Set(['Anonymous', 'Unknown', 'Various']);
/** `, active 1570`, and whatever else a record says of a life. */
const LIFE = /,[^,]*\d.*$/;
/** Where a title ends and its subtitle begins. */
const SUBTITLE = /(?<=.)(?:\n|[:;(]|\. (?=\p{Lu})| [-–—] )/u;

/** Reads the books of an index; their words join the vocabulary. */
export function readEntries(data: TitleData, vocabulary: Vocabulary): Entry[] {
  const readTerms = (text: string) => vocabulary.add(splitWords(text));

  const booksOf = new Map<number, number>();
  for (const author of data.authorsOf.flat()) booksOf.set(author, (booksOf.get(author) ?? 0) + 1);

  const people = data.authors.map((name, author): PersonTerms | null => {
    if (NOBODY.has(name)) return null;
    const [family = '', ...given] = name.replace(LIFE, '').split(',');
    const books = booksOf.get(author) ?? 1;
    return { family: readTerms(family), given: readTerms(given.join(' ')), books };
  });

  const mixed = new Set(data.mixed);
  return data.ids.map((id, place) => {
    const title = data.titles[place] ?? '';
    const authors = data.authorsOf[place] ?? [];
    const cut = title.search(SUBTITLE);
    const end = cut < 0 ? title.length : cut;
    const match: TitleMatch = {
      id,
      title: title.replace('\n', ' '),
      authors: authors.flatMap((author) => data.authors[author] ?? []),
    };
    if (!mixed.has(id)) match.language = 'pt';
    return {
      match,
      main: readTerms(title.slice(0, end)),
      rest: readTerms(title.slice(end)),
      people: authors.flatMap((author) => people[author] ?? []),
    };
  });
}
