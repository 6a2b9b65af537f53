/*
 * The languages that the catalogue can be filtered by, in the order of SPEC section 3. Their names, which
 * nearly all cards show, are written out: the first use of Intl in a document loads its data.
 */
const NAMES = {
  en: 'inglês',
  pt: 'português',
  es: 'espanhol',
  fr: 'francês',
  de: 'alemão',
  it: 'italiano',
  la: 'latim',
} as const;

export type LanguageCode = keyof typeof NAMES;

export const LANGUAGES = Object.keys(NAMES) as readonly LanguageCode[];

/** Whether a text is one of the languages on offer. */
export const isLanguageCode = (value: string | null): value is LanguageCode =>
  value !== null && Object.hasOwn(NAMES, value);

/** The name of a language in Portuguese (`pt` is `português`), or the code when it is unknown. */
export function languageName(code: string): string {
  if (isLanguageCode(code)) return NAMES[code];
  try {
    return new Intl.DisplayNames('pt-BR', { type: 'language', fallback: 'code' }).of(code) ?? code;
  } catch {
    return code; // not a valid language code
  }
}

/** The names of several languages, separated by commas. */
export const formatLanguages = (codes: readonly string[]): string =>
  codes.map(languageName).join(', ');
