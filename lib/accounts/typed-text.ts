/** Zero-width characters, bidi controls, fillers and the like, and control characters other than white space. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}|(?!\s)\p{Cc}/gu;

/** A name as it is stored: in NFC, without invisible characters, in one line, trimmed (SPEC.md section 3). */
export const cleanText = (text: string): string =>
  text
    .replace(INVISIBLE, '')
    .replace(/[\t-\r]/g, ' ')
    .normalize('NFC')
    .trim();

/** An e-mail as it is stored and compared: as a name, and in lower case (SPEC.md section 3). */
export const cleanEmail = (email: string): string =>
  cleanText(email).toLowerCase().normalize('NFC');

/**
 * The forms in which a typed password is compared: as it is, as it was when its hash was stored, and
 * composed and decomposed, as another keyboard may send the same letters.
 */
export const passwordForms = (password: string): readonly string[] => [
  ...new Set([password, password.normalize('NFC'), password.normalize('NFD')]),
];
