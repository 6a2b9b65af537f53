import { capitalise } from '@/lib/format';
import { LEAST_CHANGED } from '@/lib/reading/text';
import { readTable } from '../support/read-table';
import { type Country, type Lexicons, readLexicon } from './lexicon';
import { makeRespeller } from './respell';

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

/** The speller of the country, with the tables of this folder and the words of both countries. */
export function makeSpeller(country: Country, lexicons: Lexicons): Speller {
  const readWords = (name: string) =>
    readTable(`spelling/tables/${name}.txt`).map(
      ([old = '', portugal = old, brazil = portugal]) =>
        [old, country === 'BR' ? brazil : portugal] as const,
    );
  const names = new Map(readWords('names'));
  const listed = new Map([...readWords('foreign'), ...readWords('words')]);
  const { respell, respellSurely, isName } = makeRespeller(country, lexicons, listed);

  /**
   * The word as it is written, in today's spelling. What is never in the book without its capital may
   * be a name, and those stay but for the table of names.
   */
  function respellWritten(word: string, book: ReadonlyMap<string, number>): string | undefined {
    const lower = word.toLowerCase();
    if (word === lower) return respell(word);
    if (/^[IVXLC-]+$/.test(word)) return word;
    if (word.length > 1 && word === word.toUpperCase()) {
      return respellWritten(capitalise(lower), book)?.toUpperCase();
    }
    if (names.has(word)) return names.get(word);
    if (isName(word)) return word;
    const now = /['’-]/.test(word) || book.has(lower) ? respell(lower) : undefined;
    if (/['’-]\p{Lu}/u.test(word)) {
      // `d'Affonso`, `Villa-Clara`
      if (now === lower) return word;
      return word
        .replace(/[^'’-]+/g, (part) => respellWritten(part, book) ?? part)
        .replace(/^([Dd])['’]/, '$1e ');
    }
    const found = now ?? respellSurely(lower);
    return found && capitalise(found);
  }

  return (words) => {
    const changes = new Map<string, string>();
    const unresolved = new Map<string, number>();
    const running = { modern: 0, changed: 0, unresolved: 0, names: 0 };
    for (const [word, count] of words) {
      const now = respellWritten(word, words);
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

async function loadSpellers(): Promise<Record<Country, Speller>> {
  const lexicons = { PT: await readLexicon('PT'), BR: await readLexicon('BR') };
  return { PT: makeSpeller('PT', lexicons), BR: makeSpeller('BR', lexicons) };
}

let spellers: ReturnType<typeof loadSpellers> | undefined;

/** The speller of the country; the dictionaries of both are read once, which takes some 20 seconds. */
export async function loadSpeller(country: Country): Promise<Speller> {
  spellers ??= loadSpellers();
  return (await spellers)[country];
}

/** Whether today's spelling is offered: enough changes, and hardly a word is unknown. */
export function isOffered({ running }: BookSpelling): boolean {
  const all = running.modern + running.changed + running.unresolved + running.names;
  return running.changed >= LEAST_CHANGED * all && running.unresolved <= 0.01 * all;
}
