import type { TitleData, TitleMatch } from './title-data';
import { makeWord, splitWords, type Word } from './words';

/** A word of a book, and where it is. */
export interface PlacedWord {
  word: Word;
  field: 'title' | 'today' | 'family' | 'given' | 'subtitle';
  /** Whether it is the first of its field, stop words and optional ones apart. */
  isFirst: boolean;
  /** Whose name it is of. */
  author?: string;
}

/** A book, ready to be matched. */
export interface Entry {
  match: TitleMatch;
  /** Without stop words; the title's before the authors' before the subtitle's. */
  words: readonly PlacedWord[];
  /** How many books of the index its first author has. */
  booksOfAuthor: number;
  /** For a name by which a book is known: the words by which the service finds the book. */
  serviceWords?: ReadonlySet<string>;
}

/** Where a title ends and its subtitle begins; the dot of `D. Pedro` ends none. */
export const SUBTITLE = /(?<=.)(?:\n|[:;(]|(?<!\b\p{L})\. (?=\p{Lu})| [-–—] )/u;

/** The books of an index, and after them an entry for each name by which a book is known. */
export function readEntries(data: TitleData): Entry[] {
  const place = (text: string, field: PlacedWord['field'], author?: string): PlacedWord[] =>
    splitWords(text)
      .map(makeWord)
      .filter(({ isStop }) => !isStop)
      .map((word, at, words) => ({
        word,
        field,
        isFirst: words.slice(0, at).every(({ isOptional }) => isOptional),
        ...(author && { author }),
      }));

  const placeNames = (authors: readonly string[]) =>
    authors.flatMap((name) => {
      const [family = '', ...given] = name.split(',');
      const [otherFamily = '', ...otherGiven] = data.authorNames[name]?.split(',') ?? [];
      return [
        ...place(family, 'family', name),
        ...place(otherFamily, 'family', name),
        ...place([...given, ...otherGiven].join(' '), 'given', name),
      ];
    });

  const counts = new Map<string, number>();
  for (const { authors } of data.books) {
    for (const name of authors) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const booksOf = ([name = '']: readonly string[]) => counts.get(name) ?? 0;

  const books = data.books.map(({ id, title, authors, isMixed }): Entry => {
    const today = data.today[id];
    const cut = title.search(SUBTITLE);
    const end = cut < 0 ? title.length : cut;
    return {
      match: {
        id,
        title: title.replace('\n', ' '),
        authors,
        ...(!isMixed && { language: 'pt' }),
        ...(today && { note: { isBook: false, title: today, language: 'pt' } }),
      },
      words: [
        ...place(title.slice(0, end), 'title'),
        ...place(today?.split(SUBTITLE)[0] ?? '', 'today'),
        ...placeNames(authors),
        ...place(title.slice(end), 'subtitle'),
      ],
      booksOfAuthor: booksOf(authors),
    };
  });
  const names = [...data.knownTitles, ...data.knownContents];
  const known = names.map(({ name, id, language, title, authors }): Entry => {
    const note = { isBook: true, title, language };
    return {
      match: { id, title: name, authors, language: 'pt', note },
      words: [...place(name, 'title'), ...placeNames(authors)],
      booksOfAuthor: booksOf(authors),
      serviceWords: new Set(splitWords([title, ...authors].join(' '))),
    };
  });
  return [...books, ...known];
}
