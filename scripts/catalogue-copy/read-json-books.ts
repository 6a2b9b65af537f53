import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { reasonOf } from '../title-index/title-record';
import type { SourceEntry } from './books';

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
export async function* readJsonBooks(data: AsyncIterable<Buffer>): AsyncGenerator<SourceEntry> {
  const input = Readable.from(data);
  let number = 0;
  let array = '';
  for await (const line of createInterface({ input, crlfDelay: Infinity })) {
    number++;
    // What begins with a bracket is an array to its end.
    if (array || (number === 1 && line.trimStart().startsWith('['))) array += `${line}\n`;
    else if (line.trim()) yield readLine(line, number);
  }
  for (const [place, record] of (array ? parseArray(array) : []).entries()) {
    yield { name: `book ${place + 1}`, record };
  }
}
