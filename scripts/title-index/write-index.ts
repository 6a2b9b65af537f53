import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import type { TitleData } from '@/lib/search/title-data';

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
