import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

/** The folder of the page that serves every book without one of its own. */
const SHELL = '_';

/**
 * Deletes the data that Next's router would fetch of the pages of single books. Within the app every
 * book is shown over the page at hand (docs/decisions/0003-any-book-on-a-static-host.md), and there are hundreds.
 *
 * @param site the exported site
 */
export function deleteBookData(site: string): void {
  const books = path.join(site, 'book');
  for (const id of readdirSync(books).filter((name) => name !== SHELL)) {
    for (const name of readdirSync(path.join(books, id))) {
      if (name.endsWith('.txt')) rmSync(path.join(books, id, name));
    }
  }
}
