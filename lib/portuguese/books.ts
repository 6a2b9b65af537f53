import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Book } from '@/lib/book';
import { readRecords } from '@/lib/catalogue/normalise';
import { findRecords } from '@/lib/copy/find-records';
import { COPY_META_PATH, TEXTS_INDEX_PATH, withBasePath, withoutBasePath } from '@/lib/paths';
import { readCopyMeta } from '@/lib/copy/meta';
import type { TitleData } from '@/lib/search/title-data';
import manifest from '@/lib/search/title-index-manifest.json';

const fileOf = (address: string) => path.join(process.cwd(), 'public', withoutBasePath(address));

const readJson = async (address: string): Promise<unknown> =>
  JSON.parse(await readFile(fileOf(address), 'utf8'));

async function readBooks(): Promise<Book[]> {
  if (!existsSync(fileOf(COPY_META_PATH))) return [];
  const meta = readCopyMeta(await readJson(COPY_META_PATH));
  const question = { search: '', language: 'pt', ids: null };
  const records: unknown[] = [];
  for (let page = 1, count = Infinity; records.length < count; page += 1) {
    const found = await findRecords(meta, { ...question, page }, readJson);
    records.push(...found.records);
    count = found.count;
  }
  return readRecords(records);
}

let books: Promise<Book[]> | undefined;

/**
 * The Portuguese books known when the site is built, the most downloaded first: those of the copy of
 * the catalogue in `public/copy/`; none where there is no copy. For the build only.
 *
 * @throws {Error} when the copy cannot be read
 */
export const portugueseBooks = (): Promise<Book[]> => (books ??= readBooks());

/** The main titles of Portuguese books in today's spelling, by number, where that differs. For the build only. */
export async function todaysTitles(): Promise<TitleData['today']> {
  return ((await readJson(withBasePath(`/search/${manifest.file}`))) as TitleData).today;
}

/** The numbers of the books that can be read on the site. For the build only. */
export async function readableBooks(): Promise<ReadonlySet<number>> {
  if (!existsSync(fileOf(TEXTS_INDEX_PATH))) return new Set();
  const index = (await readJson(TEXTS_INDEX_PATH)) as { books: { id: number }[] };
  return new Set(index.books.map(({ id }) => id));
}
