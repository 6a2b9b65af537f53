/** The languages that the catalogue can be filtered by, in the order of SPEC section 3. */
export const LANGUAGES = ['en', 'pt', 'es', 'fr', 'de', 'it', 'la'] as const;

export type LanguageCode = (typeof LANGUAGES)[number];

/** Whether a text is one of the languages on offer. */
export const isLanguageCode = (value: string | null): value is LanguageCode =>
  (LANGUAGES as readonly (string | null)[]).includes(value);
