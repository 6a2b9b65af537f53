import { languageName } from '@/lib/languages';
import type { KnownBook, TitleData } from './title-data';
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

/** A person's names as numbers of terms: `Queirós, Eça de` has one family and one given name. */
export interface PersonTerms {
  family: readonly number[];
  given: readonly number[];
  /** How many books of the index the person has. */
  books: number;
}

/** The words of a book as numbers of terms (vocabulary.ts), without stop words. */
export interface BookTerms {
  title: readonly number[];
  subtitle: readonly number[];
  people: readonly PersonTerms[];
  /** Whether the title is a name by which the book is known: its author alone does not mean it. */
  isOtherName: boolean;
}

/** A book of the index, ready to be matched. */
export interface Entry extends BookTerms {
  match: TitleMatch;
  /** For a name by which a book is known: whether the service finds the book by these words. */
  isFoundByService?: (written: readonly string[]) => boolean;
}

/** What catalogues write when the author is unknown, or there are many. */
export const NOBODY = new Set(['Anonymous', 'Unknown', 'Various']);
/** The dates in a name, such as `, active 1570`. */
const LIFE = /,[^,]*\d.*$/;
/** Where a title ends and its subtitle begins. */
const SUBTITLE = /(?<=.)(?:\n|[:;(]|\. (?=\p{Lu})| [-–—] )/u;

const noteOf = ([, language, title]: KnownBook) => ({
  label: language === 'pt' ? 'em:' : `em ${languageName(language)}:`,
  title,
  language,
});

/**
 * The names by which Portuguese readers know books of other titles, an entry for each name and book.
 *
 * @param people the authors of the index as numbers of terms
 * @param readTerms the numbers of a text's terms; new words become terms
 */
function readKnownNames(
  data: TitleData,
  people: readonly (PersonTerms | null)[],
  readTerms: (text: string) => number[],
): Entry[] {
  const namesOf = (authors: readonly number[]) =>
    authors.flatMap((author) => data.authors[author] ?? []);
  const peopleOf = (authors: readonly number[]) =>
    authors.flatMap((author) => {
      const person = people[author];
      const other = data.authorNames[author];
      const inPortuguese = other && { family: readTerms(other), given: [], books: 1 };
      return [...(person ? [person] : []), ...(inPortuguese ? [inPortuguese] : [])];
    });
  return data.knownNames.flatMap(([name, ...places]) => {
    const known = places
      .map((place) => data.knownBooks[place])
      .filter((book) => book !== undefined);
    // The service compares letters with the books' own titles and authors: what it finds itself, such
    // as `ivanhoe` but not `ivanhoé`, needs no hint.
    const isFoundByService = (written: readonly string[]) =>
      known.some(([, , title, authors]) => {
        const own = new Set(splitWords([title, ...namesOf(authors)].join(' ')));
        return written.every((word) => own.has(word));
      });
    return known.map((book): Entry => ({
      match: {
        id: book[0],
        title: name,
        authors: namesOf(book[3]),
        language: 'pt',
        note: noteOf(book),
      },
      title: readTerms(name),
      subtitle: [],
      people: peopleOf(book[3]),
      isOtherName: true,
      isFoundByService,
    }));
  });
}

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
