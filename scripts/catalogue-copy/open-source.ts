import { createReadStream, statSync } from 'node:fs';
import { PassThrough, Readable, Transform, pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import unbzip2 from 'unbzip2-stream';

type Bytes = AsyncIterable<Buffer>;

/** Standard input, by its usual name. */
const STANDARD_INPUT = '-';

/** Whether text of the data is `text` at `place`. */
const has = (head: Buffer, text: string, place = 0): boolean =>
  head.subarray(place, place + text.length).toString('latin1') === text;

/** How many bytes tell a tar from others: its mark stands at 257. */
const HEAD = 512;

/** The first bytes of some data, at least HEAD unless there are fewer, and all of it again. */
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

/** An error of either stream reaches whoever reads the last one. */
const through = (data: Bytes, transform: Transform): Bytes =>
  pipeline(Readable.from(data), transform, () => undefined) as Bytes;

/** The library's stream is of the oldest kind, without `destroy`. */
function bunzip(data: Bytes): Bytes {
  const source = Readable.from(data);
  const old = unbzip2();
  const output = new PassThrough();
  const fail = (error: unknown) => output.destroy(error as Error);
  source.on('error', fail).pipe(old).on('error', fail).pipe(output);
  return output;
}

/** What a file holds, once it is decompressed. */
export interface Source {
  kind: 'tar' | 'json';
  data: Bytes;
  /** When the file was written; for standard input, now. */
  modified: Date;
}

/**
 * Opens a file of books, or standard input for `-`; the first bytes tell what it is and how it is
 * compressed.
 *
 * @throws {Error} when it cannot be read, or is of no form known
 */
export async function openSource(file: string): Promise<Source> {
  const isInput = file === STANDARD_INPUT;
  const modified = isInput ? new Date() : statSync(file).mtime;
  const stream: Bytes = isInput
    ? process.stdin
    : createReadStream(file, { highWaterMark: 2 ** 20 });
  let { head, all } = await peek(stream);
  if (has(head, 'BZh')) ({ head, all } = await peek(bunzip(all)));
  else if (has(head, '\x1f\x8b')) ({ head, all } = await peek(through(all, createGunzip())));
  if (has(head, 'ustar', 257)) return { kind: 'tar', data: all, modified };
  if (/^\uFEFF?\s*[[{]/.test(head.toString('utf8'))) return { kind: 'json', data: all, modified };
  throw new Error('It is neither a tar nor JSON.');
}
