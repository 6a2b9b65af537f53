import path from 'node:path';
import { repositoryRoot } from '../../scripts/support/export-site';

/** Where the builds that the browser tests run against are kept. */
export const SITES = path.join(repositoryRoot, '.cache', 'e2e');

export const BASE_PATH = '/bookshelfs';
/** The address that the site with a base path is built for; the other is built without one. */
export const ORIGIN = 'https://livros.example';

/** The hosts that the site must work on. */
export const HOSTS = {
  'GitHub Pages, root': { build: 'root', kind: 'github-pages', basePath: '' },
  'GitHub Pages, base path': { build: 'base-path', kind: 'github-pages', basePath: BASE_PATH },
  Netlify: { build: 'root', kind: 'netlify', basePath: '' },
} as const;

export type HostName = keyof typeof HOSTS;
