import { languageName } from '@/lib/format';
import type { Entry } from './entries';
import type { PersonTerms } from './explanation';
import type { KnownBook, TitleData } from './title-data';
import { withoutDiacritics } from './fold';
import { isStopWord, splitWords } from './words';

const noteOf = ([, language, title]: KnownBook) => ({
  label: language === 'pt' ? 'em:' : `em ${languageName(language)}:`,
  title,
  language,
});

/** The words of a text that tell it from others, without accents. */
const plainWords = (text: string) =>
  splitWords(text)
    .filter((written) => !isStopWord(written))
    .map(withoutDiacritics);

/**
 * Tells whether a query is in the words of the books themselves and not in those of their name: the
 * service, which compares letters, answers those, and a hint would be in the way of whoever reads
 * other languages. Either all of it is (`ivanhoe`, but not `ivanhoé`), or a word of it is of their
 * titles only (`don quijote de la mancha`).
 *
 * @param books their titles, and the names of their authors
 * @returns the test of a query's words, as written and without accents
 */
function answeredByService(name: string, books: readonly (readonly [string, string])[]) {
  const readBooks = () => {
    const native = new Set([name, ...books.map(([, authors]) => authors)].flatMap(plainWords));
    return {
      own: books.map(([title, authors]) => new Set(splitWords(`${title} ${authors}`))),
      foreign: new Set(
        books.flatMap(([title]) => plainWords(title)).filter((word) => !native.has(word)),
      ),
    };
  };
  // Only when a query may mean the name: of all names it would delay the first suggestion.
  let read: ReturnType<typeof readBooks> | null = null;
  return (written: readonly string[], plain: readonly string[]) => {
    const { own, foreign } = (read ??= readBooks());
    return (
      own.some((words) => written.every((word) => words.has(word))) ||
      plain.some((word) => foreign.has(word))
    );
  };
}

/**
 * The names by which Portuguese readers know books of other titles, an entry for each name and book.
 *
 * @param people the authors of the index as numbers of terms
 * @param readTerms the numbers of a text's terms; new words become terms
 */
export function readKnownNames(
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
    const isFoundByLetters = answeredByService(
      name,
      known.map(([, , title, authors]) => [title, namesOf(authors).join(' ')]),
    );
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
      isFoundByLetters,
    }));
  });
}
