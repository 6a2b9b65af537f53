// Part of `npm run build`: where there is no copy of the catalogue, one of the books of
// fake-gutendex/ is made, so that the site never goes without.
import { EMBEDDED_BOOKS } from '@/fake-gutendex/read-books';
import { COPY_FOLDER, run } from './catalogue-copy/run';
import { presentCopy } from './catalogue-copy/write-copy';

if (!presentCopy(COPY_FOLDER)) {
  void run([EMBEDDED_BOOKS], { folder: COPY_FOLDER }).then((code) => (process.exitCode = code));
}
