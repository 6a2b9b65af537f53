import { parseArgs } from 'node:util';
import { copyFiles } from '@/lib/copy/meta';
import { BadCatalogue, packTitles } from '../title-index/pack-titles';
import { reasonOf, type Output } from '../support/run';
import { writeIndex, type Destination } from '../title-index/run';
import { collectBooks, type SourceBooks } from './books';
import { openSource } from './open-source';
import { presentCopy, writeCopy } from './write-copy';

/** Where the copy is for the site to be built with. */
export const COPY_FOLDER = 'public/copy';

/** A file with less than this part of the books in the present copy is refused. */
const LEAST_PART = 0.9;

function readOptions(args: readonly string[]) {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { date: { type: 'string' }, force: { type: 'boolean', default: false } },
  });
  const [file, ...others] = positionals;
  if (file === undefined || others.length > 0) throw new Error('Give one file, or - .');
  if (values.date !== undefined && !/^\d{4}-\d\d-\d\d$/.test(values.date)) {
    throw new Error(`--date takes a day such as 2026-11-16, not "${values.date}".`);
  }
  return { file, ...values };
}

function checkNumber(books: number, folder: string, force: boolean): void {
  if (books === 0) throw new Error('It has no books.');
  const before = presentCopy(folder)?.books ?? 0;
  if (force || books >= before * LEAST_PART) return;
  throw new Error(
    `It has ${books} books, and the present copy ${before}: less than nine tenths. --force makes the copy all the same.`,
  );
}

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;

/** Writes the index of Portuguese titles; without such books, or one of them, it stays as it was. */
function writeTitles(titles: SourceBooks['titles'], destination: Destination): string {
  try {
    const data = packTitles(titles);
    return `${data.books.length} Portuguese titles in ${writeIndex(data, destination)}.`;
  } catch (error) {
    if (error instanceof BadCatalogue) return `The index of titles is as it was: ${error.message}`;
    throw error;
  }
}

/** Where the script writes to; without `titles`, no index of titles. */
export interface CopyDestination {
  folder: string;
  titles?: Destination;
}

/** Does what build-catalogue-copy.ts says; returns the exit code. */
export async function buildCopy(
  args: readonly string[],
  { folder, titles: index }: CopyDestination,
  output: Output = console,
): Promise<number> {
  let outcome = 'The copy is as it was.';
  try {
    const { file, date, force } = readOptions(args);
    const { entries, day } = await openSource(file);
    const { books, titles, broken } = await collectBooks(entries);
    broken.forEach((line) => output.error(line));
    if (broken.length > 0) output.error(`${broken.length} entries left out.`);
    checkNumber(books.length, folder, force);
    const meta = writeCopy(books, date ?? day(), folder);
    outcome = 'The copy is new; the index of titles was not written.';
    output.log(
      `${meta.books} books of ${meta.date} in ${folder}/${meta.version}: ` +
        `${copyFiles(meta).length} files, ${megabytes(meta.bytes)}, ${megabytes(meta.compressedBytes)} compressed`,
    );
    if (index) output.log(writeTitles(titles, index));
    return 0;
  } catch (error) {
    // Any error of a stream means that the file cannot be read whole; later ones are of writing.
    output.error(reasonOf(error));
    output.error(outcome);
    return 1;
  }
}
