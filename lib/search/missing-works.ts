import { isTypo, makeWord, splitWords, WEB_WORDS, type Word } from './words';

/** An author whose works, or best known works, the catalogue does not have, and whom to read meanwhile. */
export interface MissingAuthor {
  name: string;
  /** The year of death, or null. */
  died: number | null;
  /** Names of the author and titles: a search means one if it has all its words, or a title's first two. */
  searchedBy: readonly string[];
  /** Names by which the service finds them. */
  neighbours: readonly string[];
}

const isSame = (one: Word, other: Word) => one.plain === other.plain || one.key === other.key;

const isIn = (text: readonly Word[], search: readonly Word[]) =>
  text.every((word) => search.some((other) => isSame(word, other)));

/**
 * Whether a search means an author or a work. A title of one word has none beside it but the author's:
 * `diário do ano da peste` is another book. Of a longer one two words are enough, if it begins with them.
 */
function means(search: readonly Word[], text: readonly Word[], author: readonly Word[]): boolean {
  if (isIn(text, search))
    return text.length > 1 || isIn(text, author) || isIn(search, [...text, ...author]);
  // `dona flor`, `vicente auto da barca`
  const ofTitle = search.filter((word) => !isIn([word], author));
  return ofTitle.length > 1 && ofTitle.every((word, at) => text[at] && isSame(word, text[at]));
}

/** Years after an author's death for which works are protected in Brazil and Portugal. */
const PROTECTED_YEARS = 70;
/** Years after it for which the USA, whose law Project Gutenberg follows, may protect works: from their first edition on. */
const PROTECTED_YEARS_IN_USA = 95;

/** Who is looked for, and why a search finds nothing. */
export interface MissingWorks extends MissingAuthor {
  /** The title, where the search is for one. */
  work: string | null;
  /** The law that protects the works; null where nobody has transcribed them yet. */
  protectedBy: 'our law' | 'law of the USA' | null;
}

function protectionOf(died: number | null, year: number): MissingWorks['protectedBy'] {
  if (died === null || year - died <= PROTECTED_YEARS) return 'our law';
  return year - died <= PROTECTED_YEARS_IN_USA ? 'law of the USA' : null;
}

/**
 * The author without works here that a search means, by name or by a famous title, or null. The search has all
 * words of the name or title, or the first ones of a title, typos apart; beside all of more than one it may have others.
 *
 * @param found the authors of the books that the service found: one of theirs may be what is meant
 */
export function findMissingWorks(
  authors: readonly MissingAuthor[],
  search: string,
  found: readonly string[],
  year: number,
): MissingWorks | null {
  const tellingWords = (text: string) =>
    splitWords(text)
      .map(makeWord)
      .filter(({ plain, isStop }) => !isStop && !WEB_WORDS.has(plain));
  const typed = tellingWords(search);
  // One word of a title is another word by chance: `relva` and A Selva.
  const known = authors
    .flatMap(({ name, searchedBy }) => (typed.length > 1 ? [name, ...searchedBy] : [name]))
    .flatMap(tellingWords);
  const wanted = typed.map(
    (word) =>
      known.find((other) => isSame(word, other)) ??
      known.find((other) => isTypo(word.plain, other.plain)) ??
      word,
  );
  // Two have written Memórias do Cárcere.
  const named = authors.filter(({ name }) =>
    tellingWords(name).some((word) => isIn([word], wanted)),
  );
  for (const author of [...named, ...authors]) {
    const name = tellingWords(author.name);
    // Henry Drummond is another than Drummond.
    const isFound = (words: readonly Word[]) =>
      isIn(name, words) || (typed.length > 1 && isIn(typed, words));
    if (found.map(tellingWords).some(isFound)) continue;
    const meant = author.searchedBy.filter((text) => means(wanted, tellingWords(text), name));
    if (meant.length === 0) continue;
    const isName = (words: readonly Word[]) => isIn(words, name) || isIn(name.slice(-1), words);
    const work = meant.find((text) => !isName(tellingWords(text))) ?? null;
    return { ...author, work, protectedBy: protectionOf(author.died, year) };
  }
  return null;
}
