import { readFileSync } from 'node:fs';
import path from 'node:path';
import { capitalise } from '@/lib/format';
import { withoutDiacritics } from '@/lib/search/fold';
import { type Country, type Lexicon, readLexicon } from './lexicon';
import { makeRespeller, type Respeller } from './respell';

export type { Country } from './lexicon';

/** What today's spelling makes of the words of a book. */
export interface BookSpelling {
  /** From words as they are written (`Elle` and `elle` are two) to today's, which may be two words. */
  changes: Map<string, string>;
  /** Words that are neither modern nor names, and for which nothing was found, with their counts. */
  unresolved: Map<string, number>;
  /** Counts of running words. */
  running: { modern: number; changed: number; unresolved: number; names: number };
}

/** Respells the words of a book: each as it is written, case kept, with how often it comes. */
export type Speller = (words: ReadonlyMap<string, number>) => BookSpelling;

/** The rows of a table that people mend: cells separated by `|`; lines with `#` explain it. */
const readTable = (name: string): string[][] =>
  readFileSync(path.join(__dirname, 'tables', `${name}.txt`), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('|').map((cell) => cell.trim()));

/** From old words to those of the country. */
const readWords = (name: string, country: Country): Map<string, string> =>
  new Map(
    readTable(name).map(([old = '', portugal = old, brazil = portugal]) => [
      old,
      country === 'BR' ? brazil : portugal,
    ]),
  );

const ROMAN_NUMERAL = /^[IVXLC]+$/;

/**
 * A function for words as they are written. What is never in the book without its capital may be a
 * name, and those stay but for the table of names.
 */
function makeWrittenRespeller(respeller: Respeller, names: ReadonlyMap<string, string>) {
  return function respellWritten(
    word: string,
    isInBook: (word: string) => boolean,
  ): string | undefined {
    const lower = word.toLowerCase();
    if (word === lower) return respeller.respell(lower);
    if (ROMAN_NUMERAL.test(word)) return word;
    if (word.length > 1 && word === word.toUpperCase()) {
      return respellWritten(capitalise(lower), isInBook)?.toUpperCase();
    }
    const name = names.get(word) ?? (respeller.isName(word) ? word : undefined);
    if (name !== undefined) return name;
    const whole = /['’-]/.test(word) || isInBook(lower) ? respeller.respell(lower) : undefined;
    if (/['’-]\p{Lu}/u.test(word)) {
      // `d'Affonso`, `Villa-Clara`
      if (whole === lower) return word;
      return word
        .replace(/[^'’-]+/g, (part) => respellWritten(part, isInBook) ?? part)
        .replace(/^([Dd])['’]/, '$1e ');
    }
    const now = whole ?? respeller.respellSurely(lower);
    return now && capitalise(now);
  };
}

/** The speller of the country, with the tables of this folder and the words of both countries. */
export function makeSpeller(
  country: Country,
  lexicons: Readonly<Record<Country, Lexicon>>,
): Speller {
  const listed = new Map([...readWords('foreign', country), ...readWords('words', country)]);
  const respeller = makeRespeller(country, lexicons, listed);
  const respellWritten = makeWrittenRespeller(respeller, readWords('names', country));
  return (words) => {
    const changes = new Map<string, string>();
    const unresolved = new Map<string, number>();
    const running = { modern: 0, changed: 0, unresolved: 0, names: 0 };
    for (const [word, count] of words) {
      const now = respellWritten(word, (other) => words.has(other));
      if (now !== undefined && now !== word) {
        changes.set(word, now);
        running.changed += count;
      } else if (now !== undefined) running.modern += count;
      else if (word === word.toLowerCase()) {
        unresolved.set(word, count);
        running.unresolved += count;
      } else running.names += count;
    }
    return { changes, unresolved, running };
  };
}

const once = <Value>(load: (country: Country) => Promise<Value>) => {
  const loaded = new Map<Country, Promise<Value>>();
  return (country: Country): Promise<Value> => {
    const value = loaded.get(country) ?? load(country);
    loaded.set(country, value);
    return value;
  };
};

const loadLexicon = once(readLexicon);

/** The speller of the country; the dictionaries of both are read once, which takes some 20 seconds. */
export const loadSpeller = once(async (country) =>
  makeSpeller(country, { PT: await loadLexicon('PT'), BR: await loadLexicon('BR') }),
);

/** Whether today's spelling is offered: enough changes, and hardly a word is unknown. */
export function isOffered({ running }: BookSpelling): boolean {
  const all = running.modern + running.changed + running.unresolved + running.names;
  return running.changed >= 0.03 * all && running.unresolved <= 0.01 * all;
}

const wordsOfName = (name: string) =>
  withoutDiacritics(name)
    .split(/[^a-z]+/)
    .sort()
    .join(' ')
    .trim();

/** The country whose spelling a book gets, by its authors' names, in any order; Portugal for those not in the table. */
export function countryOf(authors: readonly string[]): Country {
  const brazilians = readTable('brazilian-authors').map(([name = '']) => wordsOfName(name));
  return authors.some((name) => brazilians.includes(wordsOfName(name))) ? 'BR' : 'PT';
}
