// Part of `npm run build`: where there is no copy of the catalogue, one of the books of
// fake-gutendex/ is made, so that the site never goes without; and where there are no texts of other
// books, that of its own.
import { existsSync, readdirSync } from 'node:fs';
import { EMBEDDED_BOOKS, OWN_BOOK, OWN_TEXTS } from '@/fake-gutendex/read-books';
import { COPY_FOLDER, run as makeCopy } from './catalogue-copy/run';
import { presentCopy } from './catalogue-copy/write-copy';
import { run as makeTexts, TEXTS_FOLDER } from './texts/run';

function hasOtherTexts(): boolean {
  const names = existsSync(TEXTS_FOLDER) ? readdirSync(TEXTS_FOLDER) : [];
  return names.some((name) => Number(name) > 0 && Number(name) !== OWN_BOOK.id);
}

async function ensureData(): Promise<number> {
  const hasCopy = presentCopy(COPY_FOLDER) !== null;
  const code = hasCopy ? 0 : await makeCopy([EMBEDDED_BOOKS], { folder: COPY_FOLDER });
  return code !== 0 || hasOtherTexts() ? code : makeTexts([OWN_TEXTS]);
}

void ensureData().then((code) => (process.exitCode = code));
