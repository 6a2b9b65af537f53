// How near today's spelling of old books comes to people's.
//
//   npm run bench:spelling -- OLD MODERN [OLD MODERN …]
//
// OLD is a book's file, MODERN the same book as somebody modernised it, in the spelling of 1945. The
// words of both are aligned; those count that are the same but for what changed after 1945. Those
// that have no partner are wrong.
import { diffArrays } from 'diff';
import { wordsOf } from '@/lib/reading/words';
import { readBook, respellBook } from '../scripts/spelling/read-book';
import { run } from '../scripts/support/run';

/** What the agreement of 1990 changed in Portugal: mute consonants, and some accents. */
const as1990 = (word: string): string =>
  word
    .replace(/[cp](?=[cçt])/g, '')
    .replace(/^pára$/, 'para')
    .replace(/^pêlo(?=s?$)/, 'pelo')
    .replace(/êem$/, 'eem')
    .replace(/ói(?=[aoc])/, 'oi');

/** The words of a text for comparing, where `hei-de` is two, as it is today. */
const comparable = (text: string): string[] =>
  wordsOf(text.toLowerCase()).flatMap((word) => word.split(/['’-]/).map(as1990));

const percent = (share: number) => `${(100 * share).toFixed(2)} %`;

/** The share of the words that are the same on both sides; prints the commonest others if asked. */
function agreement(ours: string, theirs: string, most: number): number {
  const [words, right] = [comparable(ours), comparable(theirs)];
  const changes = diffArrays(words, right);
  const misses = new Map<string, number>();
  for (const [place, { removed, value }] of changes.entries()) {
    const next = changes[place + 1];
    if (!removed) continue;
    const miss = `${value.slice(0, 4).join(' ')} / ${next?.added ? next.value.slice(0, 4).join(' ') : ''}`;
    misses.set(miss, (misses.get(miss) ?? 0) + value.length);
  }
  const common = [...misses].sort(([, a], [, b]) => b - a).slice(0, most);
  for (const [miss, count] of common) console.log(`  ${count} ${miss}`);
  const same = changes.flatMap(({ added, removed, value }) => (added || removed ? [] : value));
  return same.length / Math.max(words.length, right.length);
}

run(async () => {
  const files = process.argv.slice(2);
  if (files.length === 0 || files.length % 2 === 1)
    throw new Error('usage: OLD MODERN [OLD MODERN …]');
  for (let place = 0; place < files.length; place += 2) {
    const [old = '', modern = ''] = files.slice(place, place + 2);
    const book = readBook(old);
    const ours = await respellBook(book);
    const theirs = readBook(modern).paragraphs.join('\n');
    const untouched = agreement(book.paragraphs.join('\n'), theirs, 0);
    console.log(`${old}: untouched ${percent(untouched)}; what differs most often:`);
    console.log(`${old}: in today's spelling ${percent(agreement(ours.join('\n'), theirs, 20))}`);
  }
});
