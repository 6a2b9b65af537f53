import type { TextDescription } from './text';

/** What a reader may read to meet the book, some nine minutes: after shorter chapters the beginning goes on. */
const BEGINNING_WORDS = 2_000;
/** The names of what comes before the book itself, in old and today's spelling. */
const FRONT_MATTER =
  /^(carta\W+)?(pref[aá]cio|pr[oó]logo|pre[aâ]mbulo|introduc?ção|advert[eê]ncia|nota|not[ií]cia|dedicat[oó]ria|ao leitor|a quem ler|duas palavras)\b/i;

const countWords = (chapters: TextDescription['chapters']) =>
  chapters.reduce((sum, { words }) => sum + words, 0);

/** The number of the last chapter that may be read without a loan: with it the book itself has begun. */
export function lastFreeChapter({ chapters }: TextDescription): number {
  let free = 0;
  const last = chapters.findIndex(({ name, words }) => {
    if (!FRONT_MATTER.test(name)) free += words;
    return free >= BEGINNING_WORDS;
  });
  return last + 1 || chapters.length;
}

/**
 * How much of the book is read, from 0 to 1.
 *
 * @param chapter from 1
 * @param share how much of the chapter, from 0 to 1
 */
export function shareRead({ chapters }: TextDescription, chapter: number, share: number): number {
  const before = countWords(chapters.slice(0, chapter - 1));
  const here = chapters[chapter - 1]?.words ?? 0;
  return (before + here * share) / Math.max(1, countWords(chapters));
}

/** How many words are left of a book of which a share, from 0 to 1, is read. */
export const wordsLeft = ({ chapters }: TextDescription, read: number): number =>
  countWords(chapters) * (1 - read);
