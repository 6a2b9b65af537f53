import { spawn } from 'node:child_process';
import { createReadStream, statSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { PassThrough, Readable, pipeline, type Transform } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReadableStream } from 'node:stream/web';
import { createGunzip } from 'node:zlib';
import { createTarDecoder, type ParsedTarEntry } from 'modern-tar';
import { reasonOf } from '../title-index/run';
import type { SourceEntry } from './books';
import { readRdf } from './rdf-record';

type Bytes = AsyncIterable<Buffer>;

const STANDARD_INPUT = '-';

const has = (head: Buffer, text: string, place = 0): boolean =>
  head.subarray(place, place + text.length).toString('latin1') === text;

const BUNZIP = path.join(__dirname, 'bunzip-process.ts');

/** How many bytes identify a tar: its magic number is at 257. */
const HEAD = 512;

/** The first bytes of some data, at least HEAD unless there are fewer, and a stream of all of it. */
async function peek(data: Bytes): Promise<{ head: Buffer; all: Bytes }> {
  const iterator = data[Symbol.asyncIterator]();
  let head = Buffer.alloc(0);
  while (head.length < HEAD) {
    const { value, done } = await iterator.next();
    if (done) break;
    head = Buffer.concat([head, value]);
  }
  async function* all() {
    yield head;
    for (let next = await iterator.next(); !next.done; next = await iterator.next()) {
      yield next.value;
    }
  }
  return { head, all: all() };
}

/** Pipes the data through; an error of either stream reaches the reader. */
const through = (data: Bytes, transform: Transform): Bytes =>
  pipeline(Readable.from(data), transform, () => undefined) as Bytes;

function bunzip(data: Bytes): Bytes {
  const child = spawn(process.execPath, ['--import', 'tsx', BUNZIP], {
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const output = new PassThrough();
  let errorOutput = '';
  child.stderr.on('data', (text: Buffer) => (errorOutput += text.toString()));
  // It ends with the process: the output of one that fails may end early.
  child.stdout.pipe(output, { end: false });
  // A caller may stop reading before the end.
  output.once('close', () => child.kill());
  child.once('error', (error) => output.destroy(error));
  child.once('close', (code) => {
    if (code === 0) output.end();
    else output.destroy(new Error(`The bzip2 data is damaged: ${errorOutput.trim()}`));
  });
  pipeline(Readable.from(data), child.stdin, (error) => error && output.destroy(error));
  return output;
}

/**
 * The books of Project Gutenberg's `rdf-files.tar`, an RDF file each.
 *
 * @param onTime called with the time when each of them was written
 * @throws {Error} when the tar is not whole
 */
async function* readRdfTar(data: Bytes, onTime: (time: Date) => void): AsyncGenerator<SourceEntry> {
  const decoder = createTarDecoder({ strict: true });
  const bytes = Readable.toWeb(Readable.from(data)) as ReadableStream<Uint8Array>;
  const entries = bytes.pipeThrough(decoder as never) as ReadableStream<ParsedTarEntry>;
  for await (const { header, body } of entries) {
    const { name, mtime } = header;
    if (!name.endsWith('.rdf')) {
      await body.cancel();
      continue;
    }
    if (mtime) onTime(mtime);
    const xml = await text(body);
    try {
      yield { name, ...readRdf(xml) };
    } catch (error) {
      yield { name, record: undefined, problem: reasonOf(error) };
    }
  }
}

const parseArray = (json: string): unknown[] => {
  const items: unknown = JSON.parse(json);
  if (!Array.isArray(items)) throw new Error('The JSON is not an array of books.');
  return items;
};

function readLine(line: string, number: number): SourceEntry {
  const name = `line ${number}`;
  try {
    return { name, record: JSON.parse(line) as unknown };
  } catch (error) {
    return { name, record: undefined, problem: reasonOf(error) };
  }
}

/**
 * The records of JSON in the service's shape: an array, or an object a line.
 *
 * @throws {Error} when an array is not whole
 */
async function* readJsonBooks(data: Bytes): AsyncGenerator<SourceEntry> {
  const input = Readable.from(data);
  let number = 0;
  let array = '';
  for await (const line of createInterface({ input, crlfDelay: Infinity })) {
    number++;
    // A file that begins with a bracket is one array.
    if (array || (number === 1 && line.trimStart().startsWith('['))) array += `${line}\n`;
    else if (line.trim()) yield readLine(line, number);
  }
  for (const [place, record] of (array ? parseArray(array) : []).entries()) {
    yield { name: `book ${place + 1}`, record };
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
  const stream: Bytes = isInput
    ? process.stdin
    : createReadStream(file, { highWaterMark: 2 ** 20 });
  let { head, all } = await peek(stream);
  if (has(head, 'BZh')) ({ head, all } = await peek(bunzip(all)));
  else if (has(head, '\x1f\x8b')) ({ head, all } = await peek(through(all, createGunzip())));
  const day = () => written.toISOString().slice(0, 10);
  if (has(head, 'ustar', 257)) {
    let newest = 0;
    const onTime = (time: Date) => {
      newest = Math.max(newest, time.getTime());
      written = new Date(newest);
    };
    return { entries: readRdfTar(all, onTime), day };
  }
  if (/^\uFEFF?\s*[[{]/.test(head.toString('utf8'))) return { entries: readJsonBooks(all), day };
  throw new Error('It is neither a tar nor JSON.');
}
