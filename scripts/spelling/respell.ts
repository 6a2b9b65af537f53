import type { Country, Lexicons } from './lexicon';
import { makeChooser, withoutStress } from './nearest';

/** Distances (nearest.ts): of an accent or two, and of a few letters. */
const SURE = 0.34;
const FAR = 0.91;

const CONTRACTION =
  /^(?:[dn](?:uma?|uns|umas|el[ea]s?|est[ea]s?|ess[ea]s?|aquel[ea]s?|isto|isso|aquilo|outr[oa]s?|outrem|algu(?:m|ns|mas?)|alguém)|d(?:aqui|ali|aí|acolá|além|aquém|antes|entre|onde)|(?:n|m|t|lh)[oa]s?)$/;
const FUTURE = /^h?(ei|[aá]s?|emos|eis|ão|ias?|[ií]amos|[ií]eis|iam)$/;
const OXYTONE: Readonly<Record<string, string>> = { a: 'á', e: 'ê', o: 'ô' };

/**
 * Gives words of lower case in today's spelling; undefined where that is not known.
 *
 * @param list words whose new spelling is known, in lower case
 */
export function makeRespeller(
  country: Country,
  lexicons: Lexicons,
  list: ReadonlyMap<string, string>,
) {
  const { isModern, isName, meant, nearest } = makeChooser(country, lexicons);
  const known = new Map<string, string | undefined>();

  const near = (word: string, mostFar: number) => {
    const found = nearest(word, mostFar);
    return found && (list.get(found) ?? found);
  };

  /** The `amá` of `amá-lo`: a verb that lost its last consonant to the pronoun. */
  function beforeLo(part: string): string | undefined {
    const stem = withoutStress(part);
    const verb = respell(`${stem}r`);
    if (!verb?.endsWith('r')) return respell(`${stem}s`)?.slice(0, -1);
    return verb
      .slice(0, -1)
      .replace(/[aeo]$/, (vowel) => OXYTONE[vowel] ?? vowel)
      .replace(/(?<=[^gq][aou]|^[aou])i$/, 'í');
  }

  /** Words with hyphens, part by part: `dizel-o`, `ouvir-te-hei`, `guarda-roupa`. */
  function hyphened(word: string): string | undefined {
    const parts = word
      .replace(/'/g, '')
      .replace(/l-(?=[oa]s?(?:-|$))/, '-l')
      .split('-');
    const now = parts.map((part, place) => {
      if (place === 0 && /^l[oa]s?$/.test(parts[1] ?? '')) return beforeLo(part);
      // Before a pronoun is a verb: `critica-se` is no `crítica`.
      if (place === 0 && isModern(part)) return list.get(part) ?? part;
      if (parts[1] === 'nos' && part.endsWith('mo')) return respell(`${part}s`)?.slice(0, -1);
      // The ending of `dir-se-hia` and `dar-lh'o-ha`, after the pronoun.
      const [, ending] = (place > 1 && FUTURE.exec(part)) || [];
      return ending?.replace(/^a/, 'á').replace(/^i(?=amos|eis)/, 'í') ?? respell(part);
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

  function find(word: string): string | undefined {
    const listed = list.get(word);
    if (listed !== undefined) return listed;
    if (isModern(word)) return meant(word);
    if (word.includes('-')) return hyphened(word);
    if (word.includes("'")) return elided(word);
    if (word.length === 1) return undefined;
    return near(word, word.length < 4 ? SURE : FAR) ?? derived(word);
  }

  /** Adverbs, diminutives and superlatives that the dictionaries lack. */
  function derived(word: string): string | undefined {
    const [, stem, end] = /^(.+)((?<=[aãelrsz])mente|(?<!s)[sz](?:inh|it)[oa]s?)$/.exec(word) ?? [];
    if (stem && end && stem.length > 2) {
      const base = respell(stem)?.replace(/m$/, 'n');
      return base && withoutStress(base) + end.replace(/^s/, 'z');
    }
    const [, root, small, vowel] = /^(.{3,})(inh|it)([oa]s?)$/.exec(word) ?? [];
    const whole = root && respellSurely(root + vowel);
    if (whole) return withoutStress(whole).replace(/[oa]s?$/, `${small}${vowel}`);
    if (!/.{3}[ií]ssim[oa]s?$/.test(word)) return undefined;
    return word.replace(/([bcdfglmnpt])\1/g, '$1').replace(/issim(?=[oa]s?$)/, 'íssim');
  }

  function respell(word: string): string | undefined {
    if (!known.has(word)) known.set(word, find(word.replace(/’/g, "'")));
    return known.get(word);
  }

  /** The same for what may be a name: only where little changes, and the letters are ours. */
  function respellSurely(word: string): string | undefined {
    const listed = list.get(word);
    if (listed !== undefined || word.length < 4 || /[kw]|(?<!de)sh/.test(word)) return listed;
    return isModern(word) ? meant(word) : near(word, SURE);
  }

  return { respell, respellSurely, isName };
}
