import { withoutDiacritics } from '@/lib/search/fold';
import { spellingKey, type Country, type Lexicons } from './lexicon';

/** The old word with the changes that are always right. */
const withoutDoubt = (word: string) =>
  word
    .replace(/y/g, 'i')
    .replace(/ph/g, 'f')
    .replace(/^sc(?=[eiéíê])/, 'c')
    .replace(/^([ai]n)h/, '$1')
    .replace(/^s(?=[cpqtml])/, 'es')
    .replace(/(?<=[aeou])hio$/, 'iu')
    .replace(/(?<=[aeou])hi/g, 'í')
    .replace(/aõ/g, 'ão')
    .replace(/(?<=t)[eéê]em$/, 'êm')
    .replace(/(?<=p)oem$/, 'õem')
    .replace(/^(pro|pre|de)r(?=o)/, '$1rr')
    .replace(/aens$/, 'ães')
    .replace(/oens$/, 'ões')
    .replace(/an(s?)$/, 'ã$1')
    .replace(/ez$/, 'ês');

/** The word for comparing: its last vowels as in `ceo` and `geraes`; a voiced s, as in `casa`, is ſ, which no ç equals. */
const asHeard = (word: string) =>
  word
    .replace(/(?<=[aeáéâê])u(?=s?$)/, 'o')
    .replace(/(?<=[aouáóúâô])i(?=s?$)/, 'e')
    .replace(/(?<=[aeiouáéíóúâêôãõ])s(?=[aeiouáéíóúâêôãõ])/g, 'ſ');

/** What a change costs, by the text that it is of; 1 where none is named. */
type Costs = readonly (readonly [RegExp, number])[];

const costOf = (costs: Costs, text: string): number =>
  costs.find(([pattern]) => pattern.test(text))?.[1] ?? 1;

/** Of a letter of the old word: patterns read the letter before, the letter, and the next. */
const LEAVING_OUT: Costs = [
  [/^[ c]h/, 0.4],
  [/^.h/, 0.1],
  [/^([rs])\1/, 0.4],
  [/^([^aeiou])\1/, 0.1],
  [/^.t|^.[bcgmp](?!s)|^ p/, 0.15],
  [/^ei[aeoáéó]/, 0.3],
];
/** The same of the new word. */
const PUTTING_IN: Costs = [[/^ei[ao]|^qu|^.s[cç]|^ss|^.ss/, 0.3]];
/** The old letter and the new one, without accents. */
const REPLACING: Costs = [
  [/hu|[sſ]{2}/, 0],
  [/[szſ]{2}/, 0.1],
  [/[ckq]{2}|[gj]{2}|[mn]{2}|[sxſ]{2}|[vw]{2}/, 0.2],
  [/[cs]{2}/, 0.3],
  [/[ei]{2}|[ou]{2}/, 0.5],
];

function costsOfLetters(costs: Costs, word: string): number[] {
  const spaced = ` ${word} `;
  return [...word].map((_, place) => costOf(costs, spaced.slice(place, place + 3)));
}

function replacing(old: string, now: string): number {
  if (old === now) return 0;
  const [was, is] = [withoutDiacritics(old), withoutDiacritics(now)];
  if (was === is) return /[ãõ]/.test(old + now) ? 1.5 : 0.1;
  return costOf(REPLACING, was + is);
}

/** Levenshtein's distance, weighted: what reforms changed costs little, another letter 1. */
function edit(old: string, now: string): number {
  const dropped = costsOfLetters(LEAVING_OUT, old);
  const added = costsOfLetters(PUTTING_IN, now);
  let row = [0];
  for (const [j, cost] of added.entries()) row.push((row[j] ?? 0) + cost);
  for (const [i, drop] of dropped.entries()) {
    const next = [(row[0] ?? 0) + drop];
    for (const [j, add] of added.entries()) {
      const replaced = (row[j] ?? 0) + replacing(old[i] ?? '', now[j] ?? '');
      next.push(Math.min(replaced, (row[j + 1] ?? 0) + drop, (next[j] ?? 0) + add));
    }
    row = next;
  }
  return row[now.length] ?? 0;
}

/** How far a spelling of today is from an old one, both in lower case. */
function distance(old: string, now: string): number {
  const [was, is] = [asHeard(withoutDoubt(old)), asHeard(now)];
  // Today's `estavam` was `estavão`.
  const isSame = was.endsWith('ão') && is.endsWith('am');
  return isSame ? 0.4 + edit(was.slice(0, -2), is.slice(0, -2)) : edit(was, is);
}

const ACCENT = /[áéíóúâêô]/;
const ACCENTED_END = /[aeiou].*[áéóâêô]s?$/;

/** 1 if only one of two spellings ends in an accented vowel: old books hardly ever left that accent out. */
function accentPenalty(old: string, now: string): number {
  if (ACCENTED_END.test(now) === ACCENTED_END.test(old)) return 0;
  return /[ez]s?$/.test(old) ? 0 : 1;
}

/** The word without the accents that mark the stress, but with its til and cedilla. */
export const withoutStress = (word: string): string =>
  word
    .normalize('NFD')
    .replace(/[\u0301\u0302]/g, '')
    .normalize('NFC');

/** `fenômeno` is written `fenómeno` in Portugal. */
const inPortugal = (word: string) =>
  word.replace(/[êô](?=[mn][aeiou])/g, (vowel) => (vowel === 'ê' ? 'é' : 'ó'));

/** Finds words of today in the dictionaries of both countries, those of `country` first. */
export function makeChooser(country: Country, lexicons: Lexicons) {
  const own = lexicons[country];
  const other = lexicons[country === 'BR' ? 'PT' : 'BR'];

  /** The headword in the dictionary of Portugal: it has fewer words, and none that nobody uses. */
  const sureHeadword = (form: string) =>
    lexicons.PT.headwords.get(form) ?? lexicons.PT.headwords.get(inPortugal(form));

  /** Whether a word is written so today, beyond doubt. */
  const isModern = (word: string): boolean =>
    own.headwords.has(word) && sureHeadword(word) !== undefined;

  /** The words that meet an old one at its key, those of the other country as this one writes them. */
  function formsLike(old: string): string[] {
    const key = spellingKey(old);
    const borrowed = other.formsOf(key).map(country === 'PT' ? inPortugal : String);
    return [...own.formsOf(key), ...borrowed];
  }

  /** Whether a form is of a verb with an ending. */
  const isOfVerb = (form: string, ending: RegExp): boolean =>
    ending.test(sureHeadword(form) ?? own.headwords.get(form) ?? other.headwords.get(form) ?? '');

  /** Whether the dictionaries have the word with its capital. */
  const isName = (word: string): boolean => own.headwords.has(word) || other.headwords.has(word);

  /**
   * The same word, or the noun that old books write like a form of the verb made from it: `historia`
   * is of `historiar` too, but who writes it means `história`.
   */
  function meant(word: string): string {
    if (!isOfVerb(word, isModern(word) ? /ar$/ : /[aei]r$/) || ACCENT.test(word)) return word;
    const isNoun = (form: string) =>
      withoutStress(form) === word &&
      (isModern(form) || !isModern(word)) &&
      !isOfVerb(form, /[aeiouô]r$/) &&
      !/[áéíóúâêô](?:[smrl]|ns)?$/.test(form);
    return formsLike(word).find(isNoun) ?? word;
  }

  /** The word of today whose spelling is nearest to the old one, where that is near enough. */
  function nearest(old: string, mostFar: number): string | undefined {
    let found: string | undefined;
    let least = mostFar;
    for (const form of formsLike(old)) {
      const far = distance(old, form) + accentPenalty(old, form) + (isModern(form) ? 0 : 0.38);
      if (far < least) [found, least] = [form, far];
    }
    return found === undefined || ACCENT.test(old) ? found : meant(found);
  }

  return { isModern, isName, meant, nearest };
}
