import path from 'node:path';

/** Where a book's author is from: Brazil and Portugal spell some words differently to this day. */
export type Country = 'BR' | 'PT';

const DICTIONARIES: Record<Country, string> = { BR: 'dictionary-pt', PT: 'dictionary-pt-pt' };

/** Replacements, in order, after which an old and a new spelling (in lower case, NFD) are the same key. */
const KEY_RULES: readonly (readonly [RegExp, string])[] = [
  [/(?<![cn])\p{M}/gu, ''],
  [/c\p{M}/gu, 'ç'],
  [/y/g, 'i'],
  [/ph/g, 'f'],
  [/ch|qu/g, 'k'],
  [/(?<![ln])h|(?<=^[ai]n)h/g, ''],
  [/w/g, 'v'],
  [/gg/g, 'g'],
  [/g(?=[ei])/g, 'j'],
  [/c(?=[ei])|[çz]/g, 's'],
  [/c/g, 'k'],
  [/x(?=[^aeiou])/g, 's'],
  [/^p(?=[st])|[kpgbf](?=[tsdmn])/g, ''],
  [/m(?=[^aeioum])/g, 'n'],
  [/([^aeiou])\1+/g, '$1'],
  [/^s(?=[^aeiou])/, 'is'],
  [/am$/, 'ao'],
  [/an(s?)$/, 'a$1'],
  [/(?<=[ao])ens$/, 'es'],
  [/n$/, 'm'],
  [/[ei]+/g, 'i'],
  [/[ou][iou]*/g, 'u'],
];

/**
 * The key at which old and new spellings of a word in lower case meet (`elle` and `ele`, `phrase` and
 * `frase`); words that only look alike meet there too. For comparing only.
 */
export const spellingKey = (word: string): string =>
  KEY_RULES.reduce((text, [pattern, to]) => text.replace(pattern, to), word.normalize('NFD'));

/** The words of today's Portuguese in one country. */
export interface Lexicon {
  /** From each form in use to the dictionary's headword that it belongs to. */
  headwords: ReadonlyMap<string, string>;
  /** The forms that have a key, in lower case. */
  formsOf: (key: string) => readonly string[];
}

export type Lexicons = Readonly<Record<Country, Lexicon>>;

/** @param forms of words in use, each with its headword */
export function makeLexicon(forms: Iterable<readonly [form: string, headword: string]>): Lexicon {
  const headwords = new Map<string, string>();
  // Two million short strings take half the memory of as many arrays of one.
  const byKey = new Map<string, string>();
  for (const [form, headword] of forms) {
    const isNew = !headwords.has(form);
    if (isNew || form === headword) headwords.set(form, headword);
    if (!isNew || form !== form.toLowerCase()) continue;
    const key = spellingKey(form);
    const others = byKey.get(key);
    byKey.set(key, others === undefined ? form : `${others} ${form}`);
  }
  return { headwords, formsOf: (key) => byKey.get(key)?.split(' ') ?? [] };
}

/** Reads the dictionary of the country, without pronouns after verbs: they make millions of forms. */
export async function readLexicon(country: Country): Promise<Lexicon> {
  const { HunspellReader } = await import('hunspell-reader');
  const folder = path.dirname(require.resolve(DICTIONARIES[country]));
  const reader = await HunspellReader.createFromFiles(
    path.join(folder, 'index.aff'),
    path.join(folder, 'index.dic'),
  );
  const suffixes = [...(reader.aff.affInfo.SFX?.values() ?? [])].flatMap(
    (suffix) => suffix.substitutionsForRegExps,
  );
  const isPlain = ({ attach }: { attach: string }) => !attach.includes('-');
  for (const { substitutionsGroupedByRemove: groups } of suffixes) {
    for (const [ending, attached] of groups) groups.set(ending, attached.filter(isPlain));
  }
  function* forms() {
    for (const { word, dic } of reader.seqAffWords()) {
      if (!word.includes('-')) yield [word, dic.split('/', 1)[0] ?? ''] as const;
    }
  }
  return makeLexicon(forms());
}
