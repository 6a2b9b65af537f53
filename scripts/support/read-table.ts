import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The rows of a table that people mend, the text file `name` of a folder: a row a line, its cells
 * separated by `|`; lines that begin with `#` explain it.
 */
export const readTable = (name: string, folder: string): string[][] =>
  readFileSync(path.join(folder, `${name}.txt`), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => line.split('|').map((cell) => cell.trim()));
