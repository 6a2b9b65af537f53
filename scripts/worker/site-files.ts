import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { getManifest } from '@serwist/build';
import type { PrecacheEntry } from 'serwist';

/** Next hashes them into their names. */
const HASHED = /_next\/static\/|search\/titles-/;

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
 * The files that the worker keeps: all that the app needs on any route. Those without a hash in their
 * name are held to their contents, so that no cache on the way can give one of another version.
 *
 * @param folder the exported site
 * @param basePath where it stands on its host
 */
export async function listSiteFiles(folder: string, basePath: string): Promise<PrecacheEntry[]> {
  const { manifestEntries = [], warnings } = await getManifest({
    globDirectory: folder,
    globPatterns: [
      '{index,404,auth/index,profile/index,portugues/index,book/_/index}.html',
      '{,auth,profile,portugues,book/_}/{index,__next._tree,__next.*__PAGE__}.txt',
      '_next/static/**/*.{js,css,woff2}',
      'search/titles-*.json',
      'manifest.webmanifest',
      'icon.svg',
      'icons/*.png',
    ],
    globIgnores: forOldBrowsers(folder),
    dontCacheBustURLsMatching: HASHED,
  });
  if (warnings.length > 0) throw new Error(warnings.join('\n'));
  return manifestEntries.map(({ url, revision }) => ({
    url: `${basePath}/${url.replace(/(^|\/)index\.html$/, '$1')}`,
    revision,
    ...(revision && { integrity: integrityOf(path.join(folder, url)) }),
  }));
}
