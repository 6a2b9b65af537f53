import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReadableStream } from 'node:stream/web';
import { createTarDecoder, type ParsedTarEntry } from 'modern-tar';
import { reasonOf } from '../title-index/title-record';
import type { SourceEntry } from './books';
import { readRdf } from './rdf-record';

/**
 * The books of Project Gutenberg's `rdf-files.tar`, an RDF file each.
 *
 * @param onTime told when each of them was written
 * @throws {Error} when the tar is not whole
 */
export async function* readRdfTar(
  data: AsyncIterable<Buffer>,
  onTime: (time: Date) => void,
): AsyncGenerator<SourceEntry> {
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
