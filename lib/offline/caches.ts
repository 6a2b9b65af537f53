import { BASE_PATH } from '../environment.mjs';

/** The scope's path is part of each name: the pages of one owner on GitHub share an origin, and its caches. */
const nameOf = (what: string) => `bookshelfs-${what}-${BASE_PATH}/`;

/** The site's own files: each version in a cache of this name, `#` and the version. */
export const SITE_CACHE = nameOf('site');

/** Files of the catalogue's copy that the visitor saves; its description is put last, so it marks a whole copy. */
export const COPY_CACHE = nameOf('copy');

/** Covers that a page has shown. */
export const COVERS_CACHE = nameOf('covers');

/** Texts of the books that are on loan. */
export const TEXTS_CACHE = nameOf('texts');

/** All caches of this site: their names, without a version. */
export const ALL_CACHES = [SITE_CACHE, COPY_CACHE, COVERS_CACHE, TEXTS_CACHE];

/** Whether a response is the requested file, and not a captive portal's page. */
export const isFile = ({ status, redirected, headers }: Response): boolean =>
  status === 200 && !redirected && !headers.get('content-type')?.includes('html');
