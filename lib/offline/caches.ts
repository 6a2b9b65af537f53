import { BASE_PATH } from '../environment.mjs';

/** The scope's path is part of each name: the pages of one owner on GitHub share an origin, and its caches. */
const nameOf = (what: string) => `bookshelfs-${what}-${BASE_PATH}/`;

/** The site itself, whole, in the version of the worker. Filled and cleaned by Serwist. */
export const SITE_CACHE = nameOf('site');

/** Files of the catalogue's copy: those that were read, or all of them when the visitor saves it. */
export const COPY_CACHE = nameOf('copy');

/** Covers that a page has shown. */
export const COVERS_CACHE = nameOf('covers');

/** Where the files of the copy stand on the site. */
export const COPY_FOLDER = `${BASE_PATH}/copy/`;

/** Says, in that cache, what of the copy the visitor has saved (saved-mark.ts). */
export const SAVED_MARK = `${COPY_FOLDER}saved.json`;
