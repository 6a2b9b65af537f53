import { spawn } from 'node:child_process';
import { createReadStream, statSync } from 'node:fs';
import path from 'node:path';
import { PassThrough, Readable, pipeline, type Transform } from 'node:stream';
import { createGunzip } from 'node:zlib';

type Bytes = AsyncIterable<Buffer>;

/** Standard input, by its usual name. */
const STANDARD_INPUT = '-';

/** Whether text of the data is `text` at `place`. */
const has = (head: Buffer, text: string, place = 0): boolean =>
  head.subarray(place, place + text.length).toString('latin1') === text;

const BUNZIP = path.join(__dirname, 'bunzip-process.ts');

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

/** Undoes bzip2 in another process. */
function bunzip(data: Bytes): Bytes {
  const child = spawn(process.execPath, ['--import', 'tsx', BUNZIP], {
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const output = new PassThrough();
  let complaint = '';
  child.stderr.on('data', (text: Buffer) => (complaint += text.toString()));
  // Its end is that of the process: output may end early when it fails.
  child.stdout.pipe(output, { end: false });
  // Whoever reads may stop before the end.
  output.once('close', () => child.kill());
  child.once('error', (error) => output.destroy(error));
  child.once('close', (code) => {
    if (code === 0) output.end();
    else output.destroy(new Error(`The bzip2 data is damaged: ${complaint.trim()}`));
  });
  pipeline(Readable.from(data), child.stdin, (error) => error && output.destroy(error));
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
