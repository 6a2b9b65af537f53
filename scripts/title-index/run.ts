import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { TitleData } from '@/lib/search/title-data';
import { shortHashOf } from '../support/hash';
import { reasonOf, type Output } from '../support/run';
import { packTitles } from './pack-titles';
import { readCatalogue } from './read-catalogue';

export interface Destination {
  folder: string;
  /** The file by which the app knows the index: it has its name. */
  manifest: string;
}

const INDEX_FILE = /^titles-[0-9a-f]+\.json$/;

/** Writes the index, then its manifest, and only then removes the indexes before it; returns its name. */
export function writeIndex(data: TitleData, { folder, manifest }: Destination): string {
  const contents = JSON.stringify(data);
  const file = `titles-${shortHashOf(contents)}.json`;
  mkdirSync(folder, { recursive: true });
  mkdirSync(dirname(manifest), { recursive: true });
  writeFileSync(join(folder, file), contents);
  writeFileSync(manifest, `${JSON.stringify({ file }, null, 2)}\n`);
  readdirSync(folder)
    .filter((name) => INDEX_FILE.test(name) && name !== file)
    .forEach((name) => rmSync(join(folder, name)));
  return file;
}

export const DEFAULT_DESTINATION: Destination = {
  folder: 'public/search',
  manifest: 'lib/search/title-index-manifest.json',
};

const DEFAULT_CATALOGUE = 'fake-gutendex/books.json';

/** Does what build-title-index.ts says; returns the exit code. */
export function buildTitleIndex(
  args: readonly string[],
  destination: Destination = DEFAULT_DESTINATION,
  output: Output = console,
): number {
  try {
    const [file = DEFAULT_CATALOGUE, ...others] = args;
    if (others.length > 0) throw new Error('Give one catalogue file, or none.');
    const titles = packTitles(readCatalogue(file));
    const index = writeIndex(titles, destination);
    output.log(`${titles.books.length} Portuguese books of ${file} in ${index}.`);
    return 0;
  } catch (error) {
    output.error(`${args.join(' ')}: ${reasonOf(error)}`);
    output.error('The index is as it was.');
    return 1;
  }
}
