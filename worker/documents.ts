import { isBookPath } from '@/lib/paths';

/** The page that shows any book, and the one for an address that does not exist. */
const BOOK_SHELL = '/book/_/';
export const NOT_FOUND_PAGE = '/404.html';

type Answer = { page: string } | { redirect: string } | null;

/**
 * What a navigation to a path gets, as a host would answer it: one of the site's pages, the address
 * with the slash that was left out, or null when only the host can know.
 *
 * @param path within the app, without its query
 * @param hasPage whether the site has that page
 */
export function documentOf(path: string, hasPage: (path: string) => boolean): Answer {
  if (path.endsWith('/') && hasPage(path)) return { page: path };
  if (isBookPath(path)) return { page: BOOK_SHELL };
  if (hasPage(`${path}/`)) return { redirect: `${path}/` };
  return null;
}
