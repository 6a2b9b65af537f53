import * as v from 'valibot';
import { CopyError } from './errors';
import { readJson } from './fetch-json';
import { filePath, type FileKind } from './layout';
import type { CopyMeta } from './meta';

const list = v.array(v.unknown());
const distances = v.array(v.number());
const words = v.record(v.string(), distances);
const ids = v.object({ ids: distances, ranks: distances });

/** Reads the files of one copy: the one that `meta` describes. */
export class CopyFiles {
  constructor(
    readonly meta: CopyMeta,
    private readonly signal: AbortSignal,
  ) {}

  /** The rows (record.ts) of a page, or the summaries of its books. */
  list = (kind: FileKind & `${'pages' | 'summaries'}${string}`, number: number) =>
    this.read(list, kind, number);

  /** The ranks of the books in a language, or with a word of a common start, as distances. */
  ranks = (kind: 'languages' | 'starts', number: number) => this.read(distances, kind, number);

  /** The ranks of the books with each word, as distances. */
  words = (number: number) => this.read(words, 'words', number);

  /** Ids, as distances, and the rank of each. */
  ids = (number: number) => this.read(ids, 'ids', number);

  private async read<T>(
    schema: v.GenericSchema<unknown, T>,
    kind: FileKind,
    number: number,
  ): Promise<T> {
    const path = filePath(this.meta.version, kind, number);
    // The name has the hash of the contents: what the browser has of it is never stale.
    const file = await readJson(path, { cache: 'force-cache', signal: this.signal });
    const read = v.safeParse(schema, file);
    if (!read.success) throw new CopyError('unreadable', `${path} is of another form.`);
    return read.output;
  }
}
