// `npm run bench:spelling -- OLD MODERN [OLD MODERN …]`: how near today's spelling comes to people's.
// OLD is a book's file, MODERN the same book as somebody modernised it, in the spelling of 1945. The
// words of both are aligned; those count that are the same but for what changed after 1945. Those
// that have no partner are wrong.
import { diffArrays } from 'diff';
import { wordsOf } from '@/lib/reading/words';
import { readBook } from '../scripts/texts/read-book';
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
const comparable = (paragraphs: readonly string[]): string[] =>
  wordsOf(paragraphs.join('\n').toLowerCase()).flatMap((word) => word.split(/['’-]/).map(as1990));

/** Prints the share of the words that are the same on both sides, and the commonest others. */
function compare(name: string, ours: readonly string[], theirs: readonly string[]): void {
  const [words, right] = [comparable(ours), comparable(theirs)];
  let same = 0;
  const misses = new Map<string, number>();
  for (const { added, removed, value } of diffArrays(words, right)) {
    const miss = value.slice(0, 4).join(' ');
    if (removed) misses.set(miss, (misses.get(miss) ?? 0) + value.length);
    else if (!added) same += value.length;
  }
  const share = same / Math.max(words.length, right.length);
  const common = [...misses].sort(([, a], [, b]) => b - a).slice(0, 20);
  console.log(`${name}: ${(100 * share).toFixed(2)} %; most often not as theirs:`);
  console.log(`  ${common.map(([miss, count]) => `${miss} (${count})`).join(', ')}`);
}

run(async () => {
  const files = process.argv.slice(2);
  if (!files[0] || files.length % 2) throw new Error('usage: OLD MODERN [OLD MODERN …]');
  for (let place = 0; place < files.length; place += 2) {
    const [book, modern] = files.slice(place, place + 2);
    const { old, now } = await readBook(book ?? '');
    const { old: theirs } = await readBook(modern ?? '');
    compare(`${book}, untouched`, old, theirs);
    compare(`${book}, in today's spelling`, now, theirs);
  }
});
