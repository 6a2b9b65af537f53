import path from 'node:path';
import { spellingKey } from './key';

/** Where a book's author is from: Brazil and Portugal spell some words differently to this day. */
export type Country = 'BR' | 'PT';

const DICTIONARIES: Record<Country, string> = { BR: 'dictionary-pt', PT: 'dictionary-pt-pt' };

/** The words of today's Portuguese in one country. */
export interface Lexicon {
  /** From each form in use to the dictionary's headword that it belongs to. */
  headwords: ReadonlyMap<string, string>;
  /** The forms that have a key (key.ts), in lower case. */
  formsOf: (key: string) => readonly string[];
}

/** The dictionary of the country, without what makes its expansion explode. */
async function openDictionary(country: Country) {
  const { HunspellReader } = await import('hunspell-reader');
  const folder = path.dirname(require.resolve(DICTIONARIES[country]));
  const reader = await HunspellReader.createFromFiles(
    path.join(folder, 'index.aff'),
    path.join(folder, 'index.dic'),
  );
  const { PFX, SFX } = reader.aff.affInfo;
  for (const prefix of PFX?.values() ?? []) prefix.substitutionsForRegExps = [];
  for (const suffix of SFX?.values() ?? []) {
    for (const { substitutionsGroupedByRemove: groups } of suffix.substitutionsForRegExps) {
      for (const [ending, attached] of groups) {
        groups.set(
          ending,
          attached.filter(({ attach }) => !attach.includes('-')),
        );
      }
    }
  }
  return reader;
}

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

/** Reads the dictionary of the country. */
export async function readLexicon(country: Country): Promise<Lexicon> {
  const reader = await openDictionary(country);
  function* forms() {
    let [entry, headword] = ['', ''];
    for (const { word, dic } of reader.seqAffWords()) {
      if (dic !== entry) [entry, headword] = [dic, dic.split('/', 1)[0] ?? ''];
      if (!word.includes('-')) yield [word, headword] as const;
    }
  }
  return makeLexicon(forms());
}
