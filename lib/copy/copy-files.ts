import * as v from 'valibot';
import { CopyError } from './fetch-json';
import { filePath, type FileKind } from './layout';
import type { CopyMeta } from './meta';

const isDistances = (data: unknown): data is readonly number[] =>
  Array.isArray(data) && data.every((item) => typeof item === 'number');

const isWords = (data: unknown): data is Readonly<Record<string, readonly number[]>> =>
  typeof data === 'object' && data !== null && Object.values(data).every(isDistances);

const list = v.array(v.unknown());
// By hand: `v.array(v.number())` takes three times as long for tens of thousands of numbers, and all
// of valibot that is used anywhere comes before the first cards.
const distances = v.custom<readonly number[]>(isDistances);
const words = v.custom<Readonly<Record<string, readonly number[]>>>(isWords);
const ids = v.object({ ids: distances, ranks: distances });

/** Reads the files of one copy, the one that `meta` describes: each once. */
export class CopyFiles {
  private readonly fetched = new Map<string, Promise<unknown>>();

  /** @param readJson reads a file of the site, by its path from the host's root */
  constructor(
    readonly meta: CopyMeta,
    private readonly readJson: (path: string) => Promise<unknown>,
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
    const read = v.safeParse(schema, await this.fetchOnce(path));
    if (!read.success) throw new CopyError('unreadable', `${path} is of another form.`);
    return read.output;
  }

  /** Two words of a search may be in one file. */
  private fetchOnce(path: string): Promise<unknown> {
    const file = this.fetched.get(path) ?? this.readJson(path);
    this.fetched.set(path, file);
    return file;
  }
}
