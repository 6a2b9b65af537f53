import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { BadCatalogue } from './title-record';
import { readCommandLine } from './command-line';
import { packTitles } from './pack-titles';
import { readCatalogue } from './read-catalogue';
import { writeIndex, type Destination } from './write-index';

const DEFAULT_CATALOGUE = 'fake-gutendex/books.json';

/** Where the app has the index. */
export const DEFAULT_DESTINATION: Destination = {
  folder: 'public/search',
  manifest: 'lib/search/title-index-manifest.json',
};

/** Where the script prints its results and its errors. */
export type Output = Pick<Console, 'log' | 'error'>;

function readFileName(args: readonly string[]): string {
  const { positionals } = readCommandLine({ args: [...args], allowPositionals: true });
  if (positionals.length > 1) throw new BadCatalogue('Give one catalogue file, or none.');
  return positionals[0] ?? DEFAULT_CATALOGUE;
}

/**
 * `npm run catalogue:index -- [FILE]`: builds the index of Portuguese titles. A file that is not a
 * catalogue leaves the index as it was.
 *
 * @returns the exit code
 */
export function run(
  args: readonly string[],
  destination: Destination = DEFAULT_DESTINATION,
  output: Output = console,
): number {
  let file = '';
  try {
    file = readFileName(args);
    const written = writeIndex(packTitles(readCatalogue(file)), destination);
    const size = gzipSync(readFileSync(join(destination.folder, written.file))).length;
    output.log(
      `${written.books} Portuguese books of ${file} in ${written.file}: ` +
        `${(written.bytes / 1024).toFixed(1)} KB, ${(size / 1024).toFixed(1)} KB compressed`,
    );
    return 0;
  } catch (error) {
    if (!(error instanceof BadCatalogue)) throw error;
    output.error(file === '' ? error.message : `${file}: ${error.message}`);
    output.error('The index is as it was.');
    return 1;
  }
}
