import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import type { TitleData } from '@/lib/search/title-data';
import { packTitles } from './pack-titles';
import { readCatalogue } from './read-catalogue';

/** Where an index is written to. */
export interface Destination {
  /** The folder of the static files. */
  folder: string;
  /** The file by which the app knows the index. */
  manifest: string;
}

/** What the app knows of the index without loading it. */
export interface Manifest {
  /** The name of the index's file, which holds the hash of its contents. */
  file: string;
  books: number;
  /** Its size, uncompressed. */
  bytes: number;
}

const HASH_LETTERS = 12;
const INDEX_FILE = /^titles-[0-9a-f]+\.json$/;

/** Replaces the file by a rename, so that no reader finds half of it. */
function replaceFile(file: string, contents: string): void {
  const temporary = `${file}.${process.pid}.tmp`;
  try {
    writeFileSync(temporary, contents);
    renameSync(temporary, file);
  } finally {
    rmSync(temporary, { force: true });
  }
}

/** Writes the index, then its manifest, and only then removes the indexes before it. */
export function writeIndex(data: TitleData, { folder, manifest }: Destination): Manifest {
  const contents = JSON.stringify(data);
  const hash = createHash('sha256').update(contents).digest('hex').slice(0, HASH_LETTERS);
  const written: Manifest = {
    file: `titles-${hash}.json`,
    books: data.ids.length,
    bytes: Buffer.byteLength(contents),
  };
  mkdirSync(folder, { recursive: true });
  mkdirSync(dirname(manifest), { recursive: true });
  replaceFile(join(folder, written.file), contents);
  replaceFile(manifest, `${JSON.stringify(written, null, 2)}\n`);
  readdirSync(folder)
    .filter((name) => INDEX_FILE.test(name) && name !== written.file)
    .forEach((name) => rmSync(join(folder, name)));
  return written;
}

/** Where the app has the index. */
export const DEFAULT_DESTINATION: Destination = {
  folder: 'public/search',
  manifest: 'lib/search/title-index-manifest.json',
};

const DEFAULT_CATALOGUE = 'fake-gutendex/books.json';

/** Where a script prints its results and its errors. */
export type Output = Pick<Console, 'log' | 'error'>;

/** The message of anything thrown. */
export const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

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
  try {
    const { positionals } = parseArgs({ args: [...args], allowPositionals: true });
    const [file = DEFAULT_CATALOGUE, ...others] = positionals;
    if (others.length > 0) throw new Error('Give one catalogue file, or none.');
    const written = writeIndex(packTitles(readCatalogue(file)), destination);
    const size = gzipSync(readFileSync(join(destination.folder, written.file))).length;
    output.log(
      `${written.books} Portuguese books of ${file} in ${written.file}: ` +
        `${(written.bytes / 1024).toFixed(1)} KB, ${(size / 1024).toFixed(1)} KB compressed`,
    );
    return 0;
  } catch (error) {
    output.error(`${args.join(' ')}: ${reasonOf(error)}`);
    output.error('The index is as it was.');
    return 1;
  }
}
