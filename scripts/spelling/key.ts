/** What makes spellings meet, in lower case, in this order. */
const RULES: readonly (readonly [RegExp, string])[] = [
  [/[áàâãä]/g, 'a'],
  [/[éèêẽë]/g, 'e'],
  [/[íìîĩïy]/g, 'i'],
  [/[óòôõö]/g, 'o'],
  [/[úùûũü]/g, 'u'],
  [/ph/g, 'f'],
  [/ch|qu/g, 'k'],
  [/(?<![ln])h/g, ''],
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
  RULES.reduce((text, [pattern, to]) => text.replace(pattern, to), word);
