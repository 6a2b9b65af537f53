import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { HOSTS, SITES } from './sites';

/** The builds that the hosts serve. */
export const BUILDS = [...new Set(Object.values(HOSTS).map(({ build }) => build))];

/** The exported files of a build, by their names. */
const filesOf = (build: string): string[] =>
  readdirSync(path.join(SITES, build), { recursive: true, encoding: 'utf8' });

/** The exported pages of a build, by the names of their files. */
export const pagesOf = (build: string): string[] =>
  filesOf(build).filter((name) => name.endsWith('.html'));

/** The scripts that pages of a build load, by the names of their files. */
export const scriptsOf = (build: string): string[] =>
  filesOf(build).filter((name) => /^_next\b.*\.js$/.test(name));

/** Whether a page is that of a single book. */
export const isBookPage = (name: string): boolean => /^book\/\d+\/index\.html$/.test(name);

/** The text of an exported file. */
export const readExported = (build: string, name: string): string =>
  readFileSync(path.join(SITES, build, name), 'utf8');

/** The whole address that a page says is its own; undefined where the build does not know the site's. */
export const canonicalOf = (html: string): string | undefined =>
  /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
