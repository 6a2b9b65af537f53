import { distance, stressOf } from './compare';
import { spellingKey } from './key';
import type { Country, Lexicon } from './lexicon';

const ACCENT = /[áéíóúâêô]/;

/** The word without the accents that mark the stress, but with its til and cedilla. */
export const withoutStress = (word: string): string =>
  word
    .normalize('NFD')
    .replace(/[\u0301\u0302]/g, '')
    .normalize('NFC');

/** `fenômeno` is written `fenómeno` in Portugal. */
const inPortugal = (word: string) =>
  word.replace(/[êô](?=[mn][aeiou])/g, (vowel) => (vowel === 'ê' ? 'é' : 'ó'));

/** What speaks against a new spelling: the accents of the old one. */
function strain(old: string, now: string): number {
  const [said, meant] = [stressOf(old), stressOf(now)];
  if (said === meant) return 0;
  // Old books leave out many accents, but not that of `avó` and `olá`.
  if (!ACCENT.test(old)) return /[áéóâêô]s?$/.test(now) && !/[ez]s?$/.test(old) ? 1 : 0;
  // They mark open vowels before the stress too: `prégou`.
  return said > meant ? 0.4 : 1.5;
}

/** Finds words of today in the dictionaries of both countries, those of `country` first. */
export function makeChooser(country: Country, lexicons: Readonly<Record<Country, Lexicon>>) {
  const own = lexicons[country];
  const other = lexicons[country === 'BR' ? 'PT' : 'BR'];

  /** The headword in the dictionary of Portugal: it has fewer words, and none that nobody uses. */
  const sureHeadword = (form: string) =>
    lexicons.PT.headwords.get(form) ?? lexicons.PT.headwords.get(inPortugal(form));
  const isSure = (form: string) => sureHeadword(form) !== undefined;
  const headwordOf = (form: string) => sureHeadword(form) ?? own.headwords.get(form) ?? '';
  const isOfVerb = (form: string) => /[aeiouô]r$/.test(headwordOf(form));

  /** Whether a word is written so today, beyond doubt. */
  const isModern = (word: string): boolean => own.headwords.has(word) && isSure(word);

  const isName = (word: string): boolean => own.headwords.has(word) || other.headwords.has(word);

  /**
   * The same word, or the noun that old books write like a form of the verb made from it: `historia`
   * is of `historiar` too, but who writes it means `história`.
   */
  function meant(word: string): string {
    const headword = headwordOf(word);
    if (headword === word || !headword.endsWith('ar') || ACCENT.test(word)) return word;
    const nouns = own
      .formsOf(spellingKey(word))
      .filter(
        (form) =>
          form !== word &&
          withoutStress(form) === word &&
          isSure(form) &&
          !isOfVerb(form) &&
          !/[áéíóúâêô](?:[smrl]|ns)?$/.test(form),
      );
    return (nouns.length === 1 && nouns[0]) || word;
  }

  /** The word of today whose spelling is nearest to the old one, where that is near enough. */
  function nearest(old: string, mostFar: number): string | undefined {
    const key = spellingKey(old);
    let found: string | undefined;
    let least = mostFar;
    const weigh = (form: string, doubt: number) => {
      const far = distance(old, form) + strain(old, form) + doubt;
      if (far < least) [found, least] = [form, far];
    };
    for (const form of own.formsOf(key)) {
      weigh(form, (isSure(form) ? 0 : 0.35) + (isOfVerb(form) ? 0.05 : 0));
    }
    for (const form of other.formsOf(key)) if (!own.headwords.has(form)) weigh(form, 0.42);
    return found === undefined || ACCENT.test(old) ? found : meant(found);
  }

  return { isModern, isName, meant, nearest };
}
