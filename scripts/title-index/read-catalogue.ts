import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

import { BadCatalogue, checkIds, reasonOf, type TitleRecord } from './title-record';
import { readCsv } from './read-csv';
import { readJson } from './read-json';

function readBytes(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    throw new BadCatalogue(`Cannot read the file: ${reasonOf(error)}`);
  }
}

function unzip(bytes: Buffer): Buffer {
  const isGzip = bytes[0] === 0x1f && bytes[1] === 0x8b;
  try {
    return isGzip ? gunzipSync(bytes) : bytes;
  } catch (error) {
    throw new BadCatalogue(`The gzip file is damaged or cut short: ${reasonOf(error)}`);
  }
}

function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new BadCatalogue('The file is not UTF-8 text.');
  }
}

/**
 * The texts of a catalogue file: Project Gutenberg's `pg_catalog.csv`, or Gutendex's books as JSON,
 * plain or compressed with gzip; the first bytes tell which.
 *
 * @throws {BadCatalogue} when it cannot be read whole, or an id is bad
 */
export function readCatalogue(file: string): TitleRecord[] {
  const text = decode(unzip(readBytes(file)));
  const records = /^\s*[[{]/.test(text) ? readJson(text) : readCsv(text);
  checkIds(records);
  return records;
}
