import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import type { SiteFile } from '@/worker/site';
import { shortHashOf } from '../support/hash';
import { repositoryRoot } from '../support/export-site';

/** The worker's file at the root of the site, whose scope is then the whole of it. */
export const WORKER_FILE = 'sw.js';

/** The files that the worker caches: what the app needs on any route. */
const CACHED = [
  /^(index|404|(auth|profile|portugues|ler|book\/_)\/index)\.html$/,
  /^((auth|profile|portugues|ler|book\/_)\/)?(index|__next\._tree|__next\..*__PAGE__)\.txt$/,
  /^_next\/static\/.*\.(js|css|woff2)$/,
  /^texts\/index\.json$/,
  /^search\/titles-[^/]*\.json$/,
  /^(manifest\.webmanifest|icon\.svg|icons\/[^/]*\.png)$/,
];

/** Files with a hash of their contents in their names. */
const HASHED = /^(_next\/static\/|search\/titles-)/;

/** Scripts for browsers without modules, which have no service workers either. */
const nomoduleScripts = (folder: string): string[] => {
  const html = readFileSync(path.join(folder, 'index.html'), 'utf8');
  return [...html.matchAll(/<script[^>]* src="([^"]+)"[^>]* nomodule/gi)].map(([, url = '']) =>
    url.replace(/^.*?(?=_next\/)/, ''),
  );
};

const integrityOf = (file: string): string =>
  `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`;

/**
 * The files that the worker caches. Those without a hash in their name have their integrity checked,
 * so that no HTTP cache can give one of another version.
 *
 * @param folder the exported site
 * @param basePath its path on its host
 */
function listSiteFiles(folder: string, basePath: string): SiteFile[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(path.sep).join('/'))
    .sort();
  const missing = CACHED.find((kind) => !names.some((name) => kind.test(name)));
  if (missing) throw new Error(`${folder} has no file ${missing}.`);
  const nomodule = nomoduleScripts(folder);
  return names
    .filter((name) => CACHED.some((kind) => kind.test(name)) && !nomodule.includes(name))
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

const bundle = (source: string, { folder, basePath }: Site, constants: Record<string, string>) =>
  build({
    entryPoints: [path.join(repositoryRoot, 'worker', source)],
    outfile: path.join(folder, WORKER_FILE),
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    logLevel: 'warning',
    define: {
      'process.env.NODE_ENV': '"production"',
      'process.env.NEXT_PUBLIC_BASE_PATH': JSON.stringify(basePath),
      // The worker never answers for the service.
      'process.env.NEXT_PUBLIC_CATALOGUE_URL': '""',
      ...constants,
    },
  });

/** Writes the service worker of an exported site, whose files must be final. */
export async function buildWorker(site: Site): Promise<void> {
  const files = JSON.stringify(listSiteFiles(site.folder, site.basePath));
  const constants = { SITE_FILES: files, SITE_VERSION: `"${shortHashOf(files)}"` };
  await bundle('service-worker.ts', site, constants);
}

/** Writes instead one that removes itself and all its caches from the visitors' browsers. */
export async function buildWorkerRemoval(site: Site): Promise<void> {
  await bundle('removal.ts', site, {});
}
