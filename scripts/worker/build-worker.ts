import path from 'node:path';
import { build } from 'esbuild';
import { repositoryRoot } from '../support/export-site';
import { listSiteFiles } from './site-files';

/** The worker's file at the root of the site, whose scope is then the whole of it. */
export const WORKER_FILE = 'sw.js';

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
  const files = await listSiteFiles(site.folder, site.basePath);
  await bundle('service-worker.ts', site, { SITE_FILES: files });
}

/** Writes in its place one that removes itself and all that it kept from the visitors' browsers. */
export const buildWorkerRemoval = async (site: Site): Promise<void> => {
  await bundle('removal.ts', site, {});
};
