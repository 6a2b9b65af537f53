import { existsSync, readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';

interface Rewrite {
  from: RegExp;
  to: string;
}

/**
 * Reads the rules of a `_redirects` file that serve a file in place of another:
 * `/book/*  /book/_/index.html  200`. A line of another form is an error, not ignored.
 */
function parseRedirects(text: string): Rewrite[] {
  return text
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim())
    .filter(Boolean)
    .map((line) => {
      const rule = /^(\/\S*)\s+(\/\S+)\s+200$/.exec(line);
      if (!rule) throw new Error(`_redirects: cannot read "${line}"`);
      const [, from = '', to = ''] = rule;
      const pattern = from.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace(/\*/g, '.*');
      return { from: new RegExp(`^${pattern}$`), to };
    });
}

interface HeaderRule {
  addresses: RegExp;
  headers: readonly [name: string, value: string][];
}

/**
 * Reads a `_headers` file: an address, perhaps with `*` at its end, and below it, indented, the
 * headers of what is served there. A line of another form is an error, not ignored.
 */
function parseHeaders(text: string): HeaderRule[] {
  const rules: { addresses: RegExp; headers: [string, string][] }[] = [];
  for (const line of text.split('\n')) {
    if (!line.trim() || line.trimStart().startsWith('#')) continue;
    const [, address, isPattern] = /^(\/[\w./-]*)(\*?)$/.exec(line) ?? [];
    const [, name, value] = /^ +([\w-]+): (.+)$/.exec(line) ?? [];
    if (address !== undefined) {
      const prefix = address.replaceAll('.', '\\.');
      rules.push({ addresses: new RegExp(`^${prefix}${isPattern ? '' : '$'}`), headers: [] });
    } else if (name !== undefined && value !== undefined && rules.length > 0) {
      rules.at(-1)?.headers.push([name, value]);
    } else {
      throw new Error(`_headers: cannot read "${line}"`);
    }
  }
  return rules;
}

/** Netlify follows the rules of `_redirects` and `_headers`; GitHub Pages knows none. */
type HostKind = 'github-pages' | 'netlify';

export interface Site {
  root: string;
  kind: HostKind;
  /** The site's path on its host: '' or a path such as `/bookshelfs`. */
  basePath: string;
}

/**
 * Serves an exported site as a static host of that kind does: sirv serves the files, a folder's
 * address is redirected to one with a slash, `_redirects` and `_headers` are followed, and the rest is
 * `404.html` with status 404.
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
      // GitHub Pages lets browsers cache everything for ten minutes.
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
