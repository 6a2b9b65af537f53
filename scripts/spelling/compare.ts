import { withoutDiacritics } from '@/lib/search/fold';

/** Letters that old spellings have for each other, and what it costs to take one for the other. */
const ALIKE: readonly (readonly [letters: string, cost: number])[] = [
  ['iy', 0],
  ['sz', 0.1],
  ['sx', 0.2],
  ['ckq', 0.2],
  ['hu', 0.2],
  ['mn', 0.2],
  ['gj', 0.2],
  ['vw', 0.2],
  ['sç', 0.3],
  ['sc', 0.4],
  ['cz', 0.6],
  ['ei', 0.5],
  ['ou', 0.5],
  ['oi', 0.6],
];

/** What the last vowel of `ceo`, `geraes` and `partio` became; capitals mark it in an old word. */
const GLIDES: Readonly<Record<string, { was: string; is: string; cost: number }>> = {
  O: { was: 'o', is: 'u', cost: 0.1 },
  E: { was: 'e', is: 'i', cost: 0.1 },
  // Dearer than an accent, for `premio` is more often `prêmio` than a verb.
  U: { was: 'o', is: 'u', cost: 0.2 },
};

const isVowel = (letter = '') => /[aeiou]/.test(withoutDiacritics(letter));

function replacing(old: string, now: string): number {
  if (old === now) return 0;
  const glide = GLIDES[old];
  if (glide !== undefined) return now === glide.is ? glide.cost : replacing(glide.was, now);
  if (isVowel(old) && withoutDiacritics(old) === withoutDiacritics(now)) {
    return /[ãõ]/.test(old + now) ? 1.5 : 0.2;
  }
  const [, cost = 1] =
    ALIKE.find(([letters]) => letters.includes(old) && letters.includes(withoutDiacritics(now))) ??
    [];
  return cost;
}

/** Little where the letter was mute. */
function leavingOut(word: string, place: number): number {
  const [before, letter = '', after = ''] = [word[place - 1], word[place], word[place + 1]];
  if (letter === 'h') return before === undefined || before === 'c' ? 0.4 : 0.1;
  if (letter === before) return /[rs]/.test(letter) ? 0.5 : 0.1;
  if (letter === 'i' && before === 'e' && /[aáeéo]/.test(after)) return 0.2;
  return /[cpgbmt]/.test(letter) && after && !isVowel(after) ? 0.2 : 1;
}

function puttingIn(word: string, place: number): number {
  const [before, letter = '', after = ''] = [word[place - 1], word[place], word[place + 1]];
  if (letter === 'i' && before === 'e' && /[ao]/.test(after)) return 0.3;
  const isDoubled = /[rs]/.test(letter) && (letter === before || letter === after);
  const isMute = (letter === 'u' && before === 'q') || (letter === 's' && /[cç]/.test(after));
  return isDoubled || isMute ? 0.35 : 1;
}

/** The old word with what is sure made new. */
const withoutDoubt = (word: string) =>
  word
    .replace(/ph/g, 'f')
    .replace(/^sc(?=[eiéíêy])/, 'c')
    .replace(/^s(?=[cpqtm])/, 'es')
    .replace(/(?<=[aeou])hio$/, 'iu')
    .replace(/(?<=[aeou])hi/g, 'í')
    .replace(/aõ/g, 'ão')
    .replace(/(?<=t)[eéê]em$/, 'êm')
    .replace(/oens$/, 'ões')
    .replace(/aens$/, 'ães')
    .replace(/an(s?)$/, 'ã$1')
    .replace(/n$/, 'm')
    .replace(/ez$/, 'ês')
    .replace(/oz$/, 'ôs')
    .replace(/(?<=[aeouáéêóôú])[eo](?=s?$)/, (glide) => glide.toUpperCase())
    .replace(/(?<=i)o$/, 'U');

/** What it costs to make one word of the other, letter by letter (Levenshtein's distance, weighted). */
function edit(old: string, now: string): number {
  let row = [0];
  for (let j = 1; j <= now.length; j++) row.push((row[j - 1] ?? 0) + puttingIn(now, j - 1));
  for (let i = 1; i <= old.length; i++) {
    const dropped = leavingOut(old, i - 1);
    const next = [(row[0] ?? 0) + dropped];
    for (let j = 1; j <= now.length; j++) {
      next[j] = Math.min(
        (row[j - 1] ?? 0) + replacing(old[i - 1] ?? '', now[j - 1] ?? ''),
        (row[j] ?? 0) + dropped,
        (next[j - 1] ?? 0) + puttingIn(now, j - 1),
      );
    }
    row = next;
  }
  return row[now.length] ?? 0;
}

/**
 * How far a spelling of today is from an old one, both in lower case: what reforms changed costs
 * little, another letter 1.
 */
export function distance(old: string, now: string): number {
  // In `estavão` and `razam` the same sound is written as the other is today.
  if (/[ãa][oõ]$/.test(old) && now.endsWith('am')) {
    return 0.3 + edit(withoutDoubt(old.slice(0, -2)), now.slice(0, -2));
  }
  if (old.endsWith('am') && now.endsWith('ão')) {
    return 0.6 + edit(withoutDoubt(old.slice(0, -2)), now.slice(0, -2));
  }
  return edit(withoutDoubt(old), now);
}

const VOWELS = /[aeiouyáéíóúâêôãõàèìòùäëïöü]+/gu;
const hasOpenEnd = (word: string) => /(?<![aeiou])[aeo]s?$|[ae]ms?$|ens$/.test(word);

/** Which run of vowels has the stress, as accents or today's rules say: 0 is the last of the word. */
export function stressOf(word: string): number {
  const runs = word.replace(/(?<=[qg])u(?=[eiéíêî])/g, '').match(VOWELS) ?? [];
  const accented = runs.findLastIndex((run) => /[áéíóúâêô]/.test(run));
  if (accented >= 0) return runs.length - 1 - accented;
  return hasOpenEnd(word) && runs.length > 1 ? 1 : 0;
}
