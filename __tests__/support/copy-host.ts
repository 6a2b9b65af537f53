import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { http, HttpResponse } from 'msw';
import type { CatalogueRecord } from '@/fake-gutendex/record';
import { collectBooks, type SourceEntry } from '@/scripts/catalogue-copy/books';
import { writeCopy } from '@/scripts/catalogue-copy/write-copy';

async function* entriesOf(records: readonly CatalogueRecord[]): AsyncGenerator<SourceEntry> {
  for (const record of records) yield { name: `book ${record.id}`, record };
}

/** A folder for the files of a test; it is removed when those of its file have run. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'test-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** Makes the copy of some records in a folder, as `npm run catalogue:copy` does. */
export async function makeCopy(
  folder: string,
  records: readonly CatalogueRecord[],
  date = '2026-11-16',
) {
  const { books } = await collectBooks(entriesOf(records));
  return writeCopy(books, date, folder);
}

/** Serves what is in a folder as the site's copy, like a static host. */
export const copyHost = (folder: string) =>
  http.get('http://localhost/copy/*', ({ request }) => {
    const file = path.join(folder, new URL(request.url).pathname.replace(/^\/copy\//, ''));
    return existsSync(file)
      ? HttpResponse.text(readFileSync(file, 'utf8'))
      : new HttpResponse('Not found', { status: 404 });
  });
