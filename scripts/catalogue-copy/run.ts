import { copyFiles } from '@/lib/copy/meta';
import { BadCatalogue, reasonOf } from '../title-index/title-record';
import { readCommandLine } from '../title-index/command-line';
import { packTitles } from '../title-index/pack-titles';
import type { Output } from '../title-index/run';
import { writeIndex, type Destination } from '../title-index/write-index';
import { collectBooks, type SourceBooks, type SourceEntry } from './books';
import { openSource } from './open-source';
import { readJsonBooks } from './read-json-books';
import { readRdfTar } from './read-rdf-tar';
import { copyAtHand, writeCopy } from './write-copy';

/** Where the copy is for the site to be built with. */
export const COPY_FOLDER = 'public/copy';

/** A file of fewer books than this part of the copy at hand is not believed. */
const LEAST_PART = 0.9;

interface Options {
  file: string;
  date: string | undefined;
  force: boolean;
}

function readOptions(args: readonly string[]): Options {
  const { values, positionals } = readCommandLine({
    args: [...args],
    allowPositionals: true,
    options: { date: { type: 'string' }, force: { type: 'boolean', default: false } },
  });
  const [file, ...others] = positionals;
  if (file === undefined || others.length > 0) throw new BadCatalogue('Give one file, or - .');
  const { date, force } = values;
  if (date !== undefined && !/^\d{4}-\d\d-\d\d$/.test(date)) {
    throw new BadCatalogue(`--date takes a day such as 2026-11-16, not "${date}".`);
  }
  return { file, date, force };
}

const dayOf = (time: Date): string => time.toISOString().slice(0, 10);

/** The books of a file, and the day of its data: that of its newest entry, or of the file. */
async function readSource(file: string): Promise<SourceBooks & { day: string }> {
  const { kind, data, modified } = await openSource(file);
  let newest: Date | null = null;
  const onTime = (time: Date) => {
    if (!newest || time > newest) newest = time;
  };
  const entries: AsyncIterable<SourceEntry> =
    kind === 'tar' ? readRdfTar(data, onTime) : readJsonBooks(data);
  const books = await collectBooks(entries);
  return { ...books, day: dayOf(newest ?? modified) };
}

function checkNumber(books: number, folder: string, force: boolean): void {
  if (books === 0) throw new BadCatalogue('It has no books.');
  const before = copyAtHand(folder)?.books ?? 0;
  if (force || books >= before * LEAST_PART) return;
  throw new BadCatalogue(
    `It has ${books} books, and the copy at hand ${before}: less than nine tenths. --force makes the copy all the same.`,
  );
}

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;

/** Writes the index of Portuguese titles; without such books, or one of them, it stays as it was. */
function writeTitles(titles: SourceBooks['titles'], destination: Destination): string {
  try {
    const { books, file } = writeIndex(packTitles(titles), destination);
    return `${books} Portuguese titles in ${file}.`;
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

/**
 * `npm run catalogue:copy -- FILE [--date DAY] [--force]`: makes the copy of the catalogue that
 * travels with the site, and the index of Portuguese titles. A file that is not whole leaves both as
 * they were.
 *
 * @returns the exit code
 */
export async function run(
  args: readonly string[],
  { folder, titles: index }: CopyDestination,
  output: Output = console,
): Promise<number> {
  let name = '';
  let outcome = 'The copy is as it was.';
  try {
    const { file, date, force } = readOptions(args);
    name = `${file}: `;
    const { books, titles, broken, day } = await readSource(file);
    broken.forEach((line) => output.error(line));
    if (broken.length > 0) output.error(`${broken.length} entries left out.`);
    checkNumber(books.length, folder, force);
    const meta = writeCopy(books, date ?? day, folder);
    name = '';
    outcome = 'The copy is new; the index of titles was not written.';
    output.log(
      `${meta.books} books of ${meta.date} in ${folder}/${meta.version}: ` +
        `${copyFiles(meta).length} files, ${megabytes(meta.bytes)}, ${megabytes(meta.compressedBytes)} compressed`,
    );
    if (index) output.log(writeTitles(titles, index));
    return 0;
  } catch (error) {
    // Whatever a stream throws means that the file cannot be read whole; later it is what is written.
    output.error(`${name}${reasonOf(error)}`);
    output.error(outcome);
    return 1;
  }
}
