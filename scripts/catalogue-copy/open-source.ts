import { once } from 'node:events';
import { createReadStream, statSync } from 'node:fs';
import { PassThrough, Readable, pipeline } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReadableStream } from 'node:stream/web';
import { createGunzip } from 'node:zlib';
import { createTarDecoder, type ParsedTarEntry } from 'modern-tar';
import unbzip2 from 'unbzip2-stream';
import { reasonOf } from '../support/run';
import type { SourceEntry } from './books';
import { readRdf } from './rdf-record';

const STANDARD_INPUT = '-';

const has = (head: Buffer, text: string, place = 0): boolean =>
  head.subarray(place, place + text.length).toString('latin1') === text;

/** The first bytes of a stream, which stay in it. */
async function peek(data: Readable): Promise<Buffer> {
  await once(data, 'readable');
  const head = (data.read() as Buffer | null) ?? Buffer.alloc(0);
  data.unshift(head);
  return head;
}

// An error of any stream of a pipeline reaches the reader of the last.
const gunzip = (data: Readable): Readable => pipeline(data, createGunzip(), () => undefined);

async function* bunzip(data: Readable): AsyncGenerator<Buffer> {
  try {
    yield* pipeline(data, unbzip2(), new PassThrough(), () => undefined);
  } catch (error) {
    throw new Error(`The bzip2 data is damaged: ${reasonOf(error)}`, { cause: error });
  }
}

/** An entry, or what is wrong with it. */
function readEntry(name: string, read: () => Omit<SourceEntry, 'name'>): SourceEntry {
  try {
    return { name, ...read() };
  } catch (error) {
    return { name, record: undefined, problem: reasonOf(error) };
  }
}

/**
 * The books of Project Gutenberg's `rdf-files.tar`, an RDF file each.
 *
 * @param onTime called with the time when each of them was written
 * @throws {Error} when the tar is not whole
 */
async function* readRdfTar(
  data: Readable,
  onTime: (time: Date) => void,
): AsyncGenerator<SourceEntry> {
  const decoder = createTarDecoder({ strict: true });
  const bytes = Readable.toWeb(data) as ReadableStream<Uint8Array>;
  const entries = bytes.pipeThrough(decoder as never) as ReadableStream<ParsedTarEntry>;
  for await (const { header, body } of entries) {
    const { name, mtime } = header;
    if (!name.endsWith('.rdf')) {
      await body.cancel();
      continue;
    }
    if (mtime) onTime(mtime);
    const xml = await text(body);
    yield readEntry(name, () => readRdf(xml));
  }
}

/**
 * The records of JSON in the service's shape: an array, or an object a line.
 *
 * @throws {Error} when an array is not whole
 */
async function* readJsonBooks(data: Readable): AsyncGenerator<SourceEntry> {
  const json = await text(data);
  if (json.trimStart().startsWith('[')) {
    const records = JSON.parse(json) as unknown[];
    for (const [place, record] of records.entries()) yield { name: `book ${place + 1}`, record };
    return;
  }
  for (const [place, line] of json.split('\n').entries()) {
    if (!line.trim()) continue;
    yield readEntry(`line ${place + 1}`, () => ({ record: JSON.parse(line) as unknown }));
  }
}

/** The entries of a file of books, and the day of its data once they have been read. */
export interface Source {
  entries: AsyncIterable<SourceEntry>;
  /** That of the newest entry of a tar, else of the file; as `2026-11-16`. */
  day: () => string;
}

/**
 * Opens a file of books, or standard input for `-`; its format and compression are those of its first
 * bytes.
 *
 * @throws {Error} when it cannot be read, or has another format
 */
export async function openSource(file: string): Promise<Source> {
  const isInput = file === STANDARD_INPUT;
  let written = isInput ? new Date() : statSync(file).mtime;
  let data: Readable = isInput ? process.stdin : createReadStream(file, { highWaterMark: 2 ** 20 });
  let head = await peek(data);
  if (has(head, 'BZh')) data = Readable.from(bunzip(data), { objectMode: false });
  else if (has(head, '\x1f\x8b')) data = gunzip(data);
  head = await peek(data);
  const day = () => written.toISOString().slice(0, 10);
  // The magic number of a tar.
  if (has(head, 'ustar', 257)) {
    let newest = 0;
    const onTime = (time: Date) => {
      newest = Math.max(newest, time.getTime());
      written = new Date(newest);
    };
    return { entries: readRdfTar(data, onTime), day };
  }
  if (/^\uFEFF?\s*[[{]/.test(head.toString('utf8'))) return { entries: readJsonBooks(data), day };
  throw new Error('It is neither a tar nor JSON.');
}
