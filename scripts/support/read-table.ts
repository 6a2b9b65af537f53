import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The rows of a table that people mend, a text file of this folder's parent: a row a line, its cells
 * separated by `|`; lines that begin with `#` explain it.
 */
export const readTable = (file: string): string[][] =>
  readFileSync(path.join(__dirname, '..', file), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => line.split('|').map((cell) => cell.trim()));
