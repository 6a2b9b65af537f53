import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Book } from '@/lib/book';
import { FORMAT, readCopyMeta, type CopyMeta } from '@/lib/copy/meta';
import { shortHashOf } from '../support/hash';
import { makeFiles, type CopyFile } from './make-files';

const META = 'meta.json';

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

function writeFiles(folder: string, files: readonly CopyFile[]): void {
  for (const name of new Set(files.map(([file]) => path.dirname(file)))) {
    mkdirSync(path.join(folder, name), { recursive: true });
  }
  for (const [name, json] of files) writeFileSync(path.join(folder, name), json);
}

/** The description of the copy in a folder; null when there is none in the present format. */
export function presentCopy(folder: string): CopyMeta | null {
  try {
    return readCopyMeta(JSON.parse(readFileSync(path.join(folder, META), 'utf8')));
  } catch {
    return null;
  }
}

/**
 * Writes a copy of the books beside the present one, then replaces it: at any time a reader finds a
 * complete copy.
 *
 * @param date the day of the data, as `2026-11-16`
 */
export function writeCopy(books: readonly Book[], date: string, folder: string): CopyMeta {
  const { files, contents } = makeFiles(books);
  const all = [...files, [META, JSON.stringify(contents)]];
  const version = shortHashOf(all.map(([name, json]) => `${name}\n${json}\n`).join(''));
  const meta: CopyMeta = {
    format: FORMAT,
    version,
    date,
    bytes: sum(files.map(([, json]) => Buffer.byteLength(json))),
    compressedBytes: sum(files.map(([, json]) => gzipSync(json).length)),
    ...contents,
  };
  const place = path.join(folder, version);
  const [temporary, temporaryMeta] = [`${place}.tmp`, path.join(folder, `${META}.tmp`)];
  writeFiles(temporary, files);
  writeFileSync(temporaryMeta, JSON.stringify(meta));
  // For the same books there may be an incomplete folder of this name.
  rmSync(place, { recursive: true, force: true });
  renameSync(temporary, place);
  renameSync(temporaryMeta, path.join(folder, META));
  // Earlier copies, and what a run that was stopped has left.
  for (const name of readdirSync(folder)) {
    if (name !== version && name !== META) rmSync(path.join(folder, name), { recursive: true });
  }
  return meta;
}
