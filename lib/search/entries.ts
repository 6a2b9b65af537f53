import type { BookTerms, PersonTerms } from './explanation';
import { readKnownNames } from './known-names';
import type { TitleData } from './title-data';
import type { Vocabulary } from './vocabulary';
import { splitWords } from './words';

/** What stands under a title: today's spelling of it, or where the book is that it means. */
interface TitleNote {
  /** Such as `em inglês:`; '' where there is nothing to say. */
  label: string;
  title: string;
  language: string;
}

/** A book that a query may mean. */
export interface TitleMatch {
  id: number;
  /** The book's, or another name by which readers know it. */
  title: string;
  /** As the catalogue names them, "Queirós, Eça de". */
  authors: readonly string[];
  /** The language of the title; absent for a book in two languages, as its title may be in either. */
  language?: 'pt';
  note?: TitleNote;
}

/** A book of the index, ready to be matched. */
export interface Entry extends BookTerms {
  match: TitleMatch;
  /** For a name by which a book is known: whether the service answers the query (known-names.ts). */
  isFoundByLetters?: (written: readonly string[], plain: readonly string[]) => boolean;
}

/** What catalogues write when the author is unknown, or there are many. */
export const NOBODY = new Set(['Anonymous', 'Unknown', 'Various']);
/** The dates in a name, such as `, active 1570`. */
const LIFE = /,[^,]*\d.*$/;
/** Where a title ends and its subtitle begins. */
const SUBTITLE = /(?<=.)(?:\n|[:;(]|\. (?=\p{Lu})| [-–—] )/u;

/** Reads the books of an index, and adds their words to the vocabulary. */
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
  const books = data.ids.map((id, position): Entry => {
    const title = data.titles[position] ?? '';
    const authors = data.authorsOf[position] ?? [];
    const today = data.today[id];
    const cut = title.search(SUBTITLE);
    const end = cut < 0 ? title.length : cut;
    const match: TitleMatch = {
      id,
      title: title.replace('\n', ' '),
      authors: authors.flatMap((author) => data.authors[author] ?? []),
    };
    if (!mixed.has(id)) match.language = 'pt';
    if (today !== undefined) match.note = { label: '', title: today, language: 'pt' };
    return {
      match,
      title: readTerms(title.slice(0, end)),
      subtitle: readTerms(title.slice(end)),
      people: authors.flatMap((author) => people[author] ?? []),
      isOtherName: false,
    };
  });
  return [...books, ...readKnownNames(data, people, readTerms)];
}
