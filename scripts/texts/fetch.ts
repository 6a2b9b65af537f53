import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { reasonOf, type Output } from '../title-index/run';

/** A mirror made for programs; the main site is for people. */
const MIRROR = 'https://gutenberg.pglaf.org/cache/epub';
/** Between two files, in ms. */
const PAUSE = 2_000;

/** The file that mirrors have in the folder of a book's number. */
export const fileOnMirror = (id: number): string => `pg${id}-images.html`;

/**
 * Fetches the files of books to a folder, one each two seconds; the variable TEXTS_MIRROR names
 * another mirror. What cannot be fetched is named, and left as it was.
 *
 * @returns how many could not be fetched
 * @throws {Error} when a number is none
 */
export async function fetchBooks(ids: readonly number[], folder: string, output: Output) {
  if (ids.length === 0 || ids.some((id) => !Number.isSafeInteger(id) || id < 1)) {
    throw new Error('Give the numbers of books, such as 55752.');
  }
  mkdirSync(folder, { recursive: true });
  let broken = 0;
  for (const [place, id] of ids.entries()) {
    if (place > 0) await wait(PAUSE);
    const address = `${process.env.TEXTS_MIRROR ?? MIRROR}/${id}/${fileOnMirror(id)}`;
    try {
      const response = await fetch(address);
      if (!response.ok) throw new Error(`HTTP ${response.status}`);
      writeFileSync(path.join(folder, fileOnMirror(id)), await response.text());
    } catch (error) {
      output.error(`${address}: ${reasonOf(error)}`);
      broken += 1;
    }
  }
  return broken;
}
