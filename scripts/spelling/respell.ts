import { makeChooser, withoutStress } from './choose';
import { spellingKey } from './key';
import type { Country, Lexicon } from './lexicon';

/** Gives words of lower case in today's spelling; undefined where that is not known. */
export interface Respeller {
  respell: (word: string) => string | undefined;
  /** The same for what may be a name: only where little changes. */
  respellSurely: (word: string) => string | undefined;
  /** Whether the dictionaries have the word with its capital. */
  isName: (word: string) => boolean;
}

/** Distances (compare.ts): of an accent or two, with a word of the own country; with any; of a few letters. */
const SURE = 0.34;
const NEAR = 0.45;
const FAR = 0.91;

const PREFIX =
  /^(?:re|des|im(?=[bp])|in(?![bpmlr])|i(?=mm|ll)|ir(?=r)|super|sobre|entre|ante|contra|sub|semi|trans)(?=.{4})/;
const CONTRACTION =
  /^(?:[dn](?:uma?|uns|umas|el[ea]s?|est[ea]s?|ess[ea]s?|aquel[ea]s?|isto|isso|aquilo|outr[oa]s?|outrem|algu(?:m|ns|mas?)|alguém)|d(?:aqui|ali|aí|acolá|além|aquém|antes|entre|onde)|(?:n|m|t|lh)[oa]s?)$/;
const PRONOUN = /^(?:l?[oa]s?|n[oa]s?|[mt]e|se|lhes?|[nv]os|m[oa]s?|t[oa]s?|lh[oa]s?)$/;
const FUTURE = /^h?(ei|[aá]s?|emos|eis|ão|ias?|[ií]amos|[ií]eis|iam)$/;
const OXYTONE: Readonly<Record<string, string>> = { a: 'á', e: 'ê', o: 'ô' };

/** The ending of `dir-se-hia` and `dar-lh'o-ha`, after the pronoun; null for other parts of words. */
const futureEnding = (part: string): string | null =>
  FUTURE.exec(part)?.[1]
    ?.replace(/^a/, 'á')
    .replace(/^i(?=amos|eis)/, 'í') ?? null;

/** @param list words whose new spelling is known, in lower case */
export function makeRespeller(
  country: Country,
  lexicons: Readonly<Record<Country, Lexicon>>,
  list: ReadonlyMap<string, string>,
): Respeller {
  const { isModern, isName, meant, nearest } = makeChooser(country, lexicons);
  const known = new Map<string, string | undefined>();

  const near = (word: string, mostFar: number) => {
    const found = nearest(word, mostFar);
    return found && (list.get(found) ?? found);
  };

  /** `amal` of `amal-o`: a verb that lost its last consonant to the pronoun. */
  function beforeLo(part: string): string | undefined {
    const stem = withoutStress(part.replace(/l$/, ''));
    const verb = respell(`${stem}r`);
    if (!verb?.endsWith('r')) return respell(`${stem}s`)?.slice(0, -1);
    return verb
      .replace(/r$/, '')
      .replace(/[aeo]$/, (vowel) => OXYTONE[vowel] ?? vowel)
      .replace(/(?<=[^gq][aou]|^[aou])i$/, 'í');
  }

  /** Before a pronoun is a verb: `critica-se` is no `crítica`. */
  function beforePronoun(part: string, next: string): string | undefined {
    if (/^l[oa]s?$/.test(next)) return beforeLo(part);
    return PRONOUN.test(next) && isModern(part) && !list.has(part) ? part : respell(part);
  }

  /** Words with hyphens, part by part: `dizel-o`, `ouvir-te-hei`, `guarda-roupa`. */
  function hyphened(word: string): string | undefined {
    const parts = word
      .replace(/'/g, '')
      .replace(/l-(?=[oa]s?(?:-|$))/, 'l-l')
      .split('-');
    const now = parts.map((part, place) => {
      if (place === 0) return beforePronoun(part, parts[1] ?? '');
      const ending = place > 1 && place === parts.length - 1 ? futureEnding(part) : null;
      return ending ?? (PRONOUN.test(part) ? part : respell(part));
    });
    return now.includes(undefined) ? undefined : now.join('-');
  }

  /** `d'elle`, `n'um`, `lh'o`; and `d'agua`, which is `de água` today. */
  function elided(word: string): string | undefined {
    const [first = '', ...others] = word.split("'");
    const now = respell(others.join("'"));
    if (now === undefined) return undefined;
    if (CONTRACTION.test(first + now)) return first + now;
    return first === 'd' ? `de ${now}` : `${first}'${now}`;
  }

  /** Words that dictionaries make by rule: `lindamente`, `mãozinha`, `desagradável`. */
  function derived(word: string): string | undefined {
    if (/.{3}mente$/.test(word)) {
      const stem = respell(word.slice(0, -'mente'.length));
      return stem && `${withoutStress(stem)}mente`;
    }
    const [, small, ending = ''] = /^(.{3,})[sz](inh[oa]s?)$/.exec(word) ?? [];
    if (small !== undefined) {
      const base = respell(small)?.replace(/s$/, '');
      return base && `${withoutStress(base)}z${ending}`;
    }
    const [prefix] = PREFIX.exec(word) ?? [];
    if (prefix === undefined) return undefined;
    const old = word.slice(prefix.length);
    const rest = (respell(old) ?? respell(`h${old}`))?.replace(/^h/, '');
    if (rest === undefined) return undefined;
    const doubles = /[aeo]$/.test(prefix) && /^[rs][aeiouáéíóúâêô]/.test(rest);
    const now = `${prefix}${doubles ? rest[0] : ''}${rest}`;
    return spellingKey(now) === spellingKey(word) ? now : undefined;
  }

  function find(word: string): string | undefined {
    const listed = list.get(word);
    if (listed !== undefined) return listed;
    if (isModern(word)) return meant(word);
    if (word.includes('-')) return hyphened(word);
    if (word.includes("'")) return elided(word);
    if (word.length === 1 || /^[bcdfghj-np-tvwxz]+$/.test(word)) return undefined;
    const isShort = word.length < 4;
    return near(word, NEAR) ?? derived(word) ?? (isShort ? undefined : near(word, FAR));
  }

  function respell(word: string): string | undefined {
    if (!known.has(word)) known.set(word, find(word.replace(/’/g, "'")));
    return known.get(word);
  }

  function respellSurely(word: string): string | undefined {
    const listed = list.get(word);
    if (listed !== undefined || word.length < 4) return listed;
    return isModern(word) ? meant(word) : near(word, SURE);
  }

  return { respell, respellSurely, isName };
}
