import * as fc from 'fast-check';

const SURROGATES = { first: 0xd800, count: 0x800 };

const character = fc
  .nat({ max: 0x10ffff - SURROGATES.count })
  .map((n) => String.fromCodePoint(n < SURROGATES.first ? n : n + SURROGATES.count));

/**
 * Any text, of any code points. As fast-check's `unit: 'binary'`, which lists all of them in each file
 * that uses it, for a second of a processor.
 */
export const anyText = (constraints: Omit<fc.StringConstraints, 'unit'> = {}) =>
  fc.string({ ...constraints, unit: character });
