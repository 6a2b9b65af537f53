/** Keeps a word from matching across the end of one name and the start of the next. */
export const SEPARATOR = '\0';

/**
 * A text as Gutendex's database compares it: `UPPER(text)`, letter by letter, so accents count and
 * "ß" is not "SS". Upper case and not lower, because the lower case of the Greek sigma depends on
 * where in the word it stands.
 */
export function foldCase(text: string): string {
  const upper = text.toUpperCase();
  return upper.length === text.length ? upper : Array.from(text, foldLetter).join('');
}

function foldLetter(letter: string): string {
  const upper = letter.toUpperCase();
  return upper.length === letter.length ? upper : letter;
}

/**
 * The whole number a parameter says, read as Python's `int()` does (spaces around it, a sign,
 * leading zeros, `1_000`), or null when it says none.
 */
export function readInteger(text: string): number | null {
  return /^\s*[+-]?\d+(_\d+)*\s*$/.test(text) ? Number(text.replaceAll('_', '')) : null;
}
