import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { HOSTS, SITES } from './sites';

/** The builds that the hosts serve. */
export const BUILDS = [...new Set(Object.values(HOSTS).map(({ build }) => build))];

/** The exported pages of a build, by the names of their files. */
export const pagesOf = (build: string): string[] =>
  readdirSync(path.join(SITES, build), { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.html'),
  );

/** Whether a page is that of a single book. */
export const isBookPage = (name: string): boolean => /^book\/\d+\/index\.html$/.test(name);

/** The text of an exported file. */
export const readExported = (build: string, name: string): string =>
  readFileSync(path.join(SITES, build, name), 'utf8');

/** The whole address that a page says is its own; undefined where the build does not know the site's. */
export const canonicalOf = (html: string): string | undefined =>
  /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
