// Part of `npm run build`: where there is no copy of the catalogue, one of the books of
// fake-gutendex/ is made, so that the site never goes without; and the text of its own book, which
// `npm start` and the browser tests read, whatever other texts there are.
import { EMBEDDED_BOOKS, OWN_TEXTS } from '@/fake-gutendex/read-books';
import { COPY_FOLDER, buildCopy } from './catalogue-copy/run';
import { presentCopy } from './catalogue-copy/write-copy';
import { buildTexts } from './texts/run';

async function ensureData(): Promise<number> {
  const hasCopy = presentCopy(COPY_FOLDER) !== null;
  const code = hasCopy ? 0 : await buildCopy([EMBEDDED_BOOKS], { folder: COPY_FOLDER });
  return code === 0 ? buildTexts([OWN_TEXTS]) : code;
}

void ensureData().then((code) => (process.exitCode = code));
