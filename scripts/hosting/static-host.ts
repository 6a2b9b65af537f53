import { createReadStream, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { parseRedirects } from './redirects';

/**
 * - `github-pages`: clean addresses, folders get their slash, `404.html` with status 404 for the rest;
 * - `netlify`: the same, after the rules of `_redirects`.
 */
export type HostKind = 'github-pages' | 'netlify';

interface StaticHost {
  /** The folder of the exported site. */
  root: string;
  kind: HostKind;
  /** Where the site stands on its host: '' or a path such as `/bookshelfs`. */
  basePath?: string;
}

const CONTENT_TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

/** What stands at a path, or null: also where the path makes no sense (too long, below a file). */
function statOf(file: string) {
  try {
    return statSync(file);
  } catch {
    return null;
  }
}
const isFile = (file: string) => statOf(file)?.isFile() ?? false;
const isFolder = (file: string) => statOf(file)?.isDirectory() ?? false;

/** The address of a request, or null when it is none: it is a path, whatever it looks like. */
function addressOf(request: IncomingMessage): URL | null {
  const address = `http://localhost${request.url ?? '/'}`;
  return URL.canParse(address) ? new URL(address) : null;
}

/** Answers requests from an exported site as a static host of that kind does. */
export function createStaticHost({ root, kind, basePath = '' }: StaticHost) {
  const redirectsFile = path.join(root, '_redirects');
  const rewrites =
    kind === 'netlify' && isFile(redirectsFile)
      ? parseRedirects(readFileSync(redirectsFile, 'utf8'))
      : [];

  const send = (response: ServerResponse, status: number, file: string, head: boolean) => {
    response.writeHead(status, {
      'Content-Type': CONTENT_TYPES[path.extname(file)] ?? 'application/octet-stream',
      'Content-Length': statSync(file).size,
      'Cache-Control': file.includes('/_next/static/')
        ? 'public, max-age=31536000, immutable'
        : 'no-cache',
    });
    if (head) response.end();
    else createReadStream(file).pipe(response);
  };

  return (request: IncomingMessage, response: ServerResponse): void => {
    const head = request.method === 'HEAD';
    const url = addressOf(request);
    const notFound = () => {
      const page = path.join(root, '404.html');
      if (isFile(page)) send(response, 404, page, head);
      else response.writeHead(404).end('Not found');
    };

    if (!url) return notFound();
    let pathname: string;
    try {
      pathname = decodeURIComponent(url.pathname);
    } catch {
      return notFound();
    }
    if (
      pathname.includes('\0') ||
      (pathname !== basePath && !pathname.startsWith(`${basePath}/`))
    ) {
      return notFound();
    }
    // `path.join` from the root up: no address leads out of the folder.
    const local = path.join('/', pathname.slice(basePath.length));
    const file = path.join(root, local);

    if (isFile(file)) return send(response, 200, file, head);
    if (isFile(path.join(file, 'index.html'))) {
      if (pathname.endsWith('/')) return send(response, 200, path.join(file, 'index.html'), head);
      const folder = `${basePath}${encodeURI(local)}`.replace(/\/$/, '');
      response.writeHead(301, { Location: `${folder}/${url.search}` }).end();
      return;
    }
    if (!isFolder(file) && isFile(`${file}.html`)) return send(response, 200, `${file}.html`, head);
    const rule = rewrites.find(({ from }) => from.test(local));
    if (rule) return send(response, rule.status, path.join(root, rule.to), head);
    notFound();
  };
}
