import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import type { SiteFile } from '@/worker/site';
import { repositoryRoot } from '../support/export-site';

/** The worker's file at the root of the site, whose scope is then the whole of it. */
export const WORKER_FILE = 'sw.js';

/** What the app needs on any route. */
const KEPT = [
  /^(index|404|(auth|profile|portugues|book\/_)\/index)\.html$/,
  /^((auth|profile|portugues|book\/_)\/)?(index|__next\._tree|__next\..*__PAGE__)\.txt$/,
  /^_next\/static\/.*\.(js|css|woff2)$/,
  /^search\/titles-[^/]*\.json$/,
  /^(manifest\.webmanifest|icon\.svg|icons\/[^/]*\.png)$/,
];

/** Next hashes them into their names. */
const HASHED = /^(_next\/static\/|search\/titles-)/;

/** Scripts for browsers that have no service workers either. */
const forOldBrowsers = (folder: string): string[] => {
  const html = readFileSync(path.join(folder, 'index.html'), 'utf8');
  return [...html.matchAll(/<script[^>]* src="([^"]+)"[^>]* nomodule/gi)].map(([, url = '']) =>
    url.replace(/^.*?(?=_next\/)/, ''),
  );
};

const integrityOf = (file: string): string =>
  `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`;

/**
 * The files that the worker keeps. Those without a hash in their name are held to their contents, so
 * that no cache on the way can give one of another version.
 *
 * @param folder the exported site
 * @param basePath where it stands on its host
 */
export function listSiteFiles(folder: string, basePath: string): SiteFile[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(path.sep).join('/'))
    .sort();
  const missing = KEPT.find((kind) => !names.some((name) => kind.test(name)));
  if (missing) throw new Error(`${folder} has no file ${missing}.`);
  const old = forOldBrowsers(folder);
  return names
    .filter((name) => KEPT.some((kind) => kind.test(name)) && !old.includes(name))
    .map((name) => ({
      url: `${basePath}/${name.replace(/(^|\/)index\.html$/, '$1')}`,
      ...(!HASHED.test(name) && { integrity: integrityOf(path.join(folder, name)) }),
    }));
}

interface Site {
  /** The exported site, which the worker's file is written to. */
  folder: string;
  basePath: string;
}

const bundle = (source: string, { folder, basePath }: Site, constants: Record<string, unknown>) =>
  build({
    entryPoints: [path.join(repositoryRoot, 'worker', source)],
    outfile: path.join(folder, WORKER_FILE),
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    logLevel: 'warning',
    define: Object.fromEntries(
      Object.entries({
        'process.env.NODE_ENV': 'production',
        'process.env.NEXT_PUBLIC_BASE_PATH': basePath,
        // The worker leaves the service alone.
        'process.env.NEXT_PUBLIC_CATALOGUE_URL': '',
        ...constants,
      }).map(([name, value]) => [name, JSON.stringify(value)]),
    ),
  });

/** Writes the service worker of an exported site, whose files must be final. */
export async function buildWorker(site: Site): Promise<void> {
  const files = listSiteFiles(site.folder, site.basePath);
  const hash = createHash('sha256').update(JSON.stringify(files)).digest('hex');
  await bundle('service-worker.ts', site, { SITE_FILES: files, SITE_VERSION: hash.slice(0, 12) });
}

/** Writes in its place one that removes itself and all that it kept from the visitors' browsers. */
export const buildWorkerRemoval = async (site: Site): Promise<void> => {
  await bundle('removal.ts', site, {});
};
