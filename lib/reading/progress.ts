import type { TextDescription } from './text';

/** Silent reading, in words a minute. */
const WORDS_A_MINUTE = 220;
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

/** How long so many words take: 'cerca de 2 h', 'cerca de 5 min'. */
export function readingTime(words: number): string {
  const minutes = Math.round(words / WORDS_A_MINUTE);
  const time = minutes < 60 ? `${minutes} min` : `${Math.round(minutes / 60)} h`;
  return minutes > 0 ? `cerca de ${time}` : 'menos de 1 min';
}

/** How long the rest takes: 'cerca de 2 h até o fim'. */
export const timeLeft = ({ chapters }: TextDescription, read: number): string =>
  `${readingTime(countWords(chapters) * (1 - read))} até o fim`;
