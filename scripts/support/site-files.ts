import { existsSync, readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { parseHeaders } from './headers';
import { parseRedirects } from './redirects';

/** Netlify follows the rules of `_redirects` and `_headers`; GitHub Pages knows none. */
export type HostKind = 'github-pages' | 'netlify';

interface Site {
  /** The folder of the exported site. */
  root: string;
  kind: HostKind;
  /** Where the site stands on its host: '' or a path such as `/bookshelfs`. */
  basePath: string;
}

/**
 * Serves an exported site as a static host of that kind does. sirv serves the files; what hosts do
 * besides is imitated here, since the browser tests have to meet it: a folder's address gets its
 * slash, `_redirects` and `_headers` are followed, and the rest is `404.html` with status 404.
 */
export function siteFiles({ root, kind, basePath }: Site): RequestListener {
  const read = (name: string) => readFileSync(path.join(root, name), 'utf8');
  const notFoundPage = read('404.html');
  const rewrites = kind === 'netlify' ? parseRedirects(read('_redirects')) : [];
  const headerRules = kind === 'netlify' ? parseHeaders(read('_headers')) : [];
  const files = sirv(root, {
    etag: true,
    setHeaders: (response, pathname) => {
      const isHashed = pathname.startsWith('/_next/static/');
      const netlify = isHashed ? 'public, max-age=31536000, immutable' : 'no-cache';
      // GitHub Pages lets everything be kept for ten minutes, whatever its name.
      response.setHeader('Cache-Control', kind === 'netlify' ? netlify : 'max-age=600');
    },
  });

  return (request, response) => {
    const [asked = '', query] = (request.url ?? '').split('?', 2);
    const address = path.posix.normalize(asked);
    for (const { addresses, headers } of headerRules) {
      if (!addresses.test(address)) continue;
      for (const [name, value] of headers) response.setHeader(name, value);
    }
    const notFound = () => {
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' }).end(notFoundPage);
    };
    if (address !== basePath && !address.startsWith(`${basePath}/`)) return notFound();
    const local = address.slice(basePath.length);
    if (!local.endsWith('/') && existsSync(path.join(root, local, 'index.html'))) {
      response.writeHead(301, { Location: `${address}/${query ? `?${query}` : ''}` }).end();
      return;
    }
    request.url = local;
    files(request, response, () => {
      const rule = rewrites.find(({ from }) => from.test(local));
      if (!rule) return notFound();
      request.url = rule.to;
      files(request, response, notFound);
    });
  };
}
