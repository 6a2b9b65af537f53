/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Duplex, PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { siteFiles, type HostKind } from '@/scripts/support/site-files';

const folder = mkdtempSync(path.join(tmpdir(), 'site-'));
afterAll(() => rmSync(folder, { recursive: true }));

const FILES = {
  'secret.txt': 'secret',
  'site-secret/index.html': 'secret',
  'site/index.html': 'home',
  'site/404.html': 'not found',
  'site/about/index.html': 'about',
  'site/clean.html': 'clean',
  'site/book/_/index.html': 'the shell',
  'site/book/1/index.html': 'the first book',
  'site/_next/static/a.js': 'script',
  'site/style.css': 'style',
  'site/_redirects': '/book/*  /book/_/index.html  200\n',
  'site/_headers': '/*\n  X-Content-Type-Options: nosniff\n',
};
for (const [name, content] of Object.entries(FILES)) {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  writeFileSync(path.join(folder, name), content);
}

/** Sends a request over a pair of streams: the address is not normalised, and no port is used. */
function host(kind: HostKind, basePath = '') {
  const server = createServer(siteFiles({ root: path.join(folder, 'site'), kind, basePath }));
  return async (address: string, method = 'GET') => {
    const [incoming, outgoing] = [new PassThrough(), new PassThrough()];
    server.emit('connection', Duplex.from({ readable: incoming, writable: outgoing }));
    // HTTP/1.0 has no chunks, so all that follows the headers is the body.
    incoming.write(`${method} ${address} HTTP/1.0\r\nHost: a.example\r\n\r\n`);
    const [top = '', body = ''] = (await text(outgoing)).split('\r\n\r\n');
    const [status = '', ...fields] = top.split('\r\n');
    const headers = fields.map((field) => field.split(/:\s*/, 2) as [string, string]);
    return { status: Number(status.split(' ')[1]), headers: new Headers(headers), body };
  };
}

const answers = (status: number, body: string) => ({ status, body });

describe.each(['github-pages', 'netlify'] as const)('%s', (kind) => {
  const ask = host(kind);

  test.each([
    ['/', 'home'],
    ['/?q=a&page=2', 'home'],
    ['/about/', 'about'],
    ['/clean?x=1', 'clean'],
    ['/book/1/', 'the first book'],
    ['/book/_/?id=84', 'the shell'],
  ])('%s is a page', async (address, body) => {
    const answer = await ask(address);
    expect(answer).toMatchObject(answers(200, body));
    expect(answer.headers.get('content-type')).toMatch(/^text\/html; ?charset=utf-8$/);
  });

  test.each([
    ['/about', '/about/'],
    ['/about?q=a%20b&page=2', '/about/?q=a%20b&page=2'],
    ['//about', '/about/'],
  ])('%s is redirected to its folder, with its query', async (address, location) => {
    const answer = await ask(address);
    expect(answer).toMatchObject(answers(301, ''));
    expect(answer.headers.get('location')).toBe(location);
  });

  test.each(['/nowhere', '/nowhere/', '/auth/?next=/about/', '/%E0%A4', '/clean%00.html', '*'])(
    '%s is the 404 page, with its status',
    async (address) => {
      const answer = await ask(address);
      expect(answer).toMatchObject(answers(404, 'not found'));
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    },
  );

  test.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/about/..%2f..%2fsecret.txt',
    '/..%5csecret.txt',
    '/../site-secret/',
    '/..%2fsite-secret/index.html',
  ])('%s cannot reach files outside the folder', async (address) => {
    expect(await ask(address)).toMatchObject(answers(404, 'not found'));
  });

  test.each([
    ['/_next/static/a.js', 'text/javascript', 'public, max-age=31536000, immutable'],
    ['/style.css', 'text/css', 'no-cache'],
  ])('%s is sent as %s, on Netlify with %s', async (address, type, caching) => {
    const { headers } = await ask(address);
    expect(headers.get('content-type')).toBe(type);
    expect(headers.get('cache-control')).toBe(kind === 'netlify' ? caching : 'max-age=600');
  });

  test('HEAD has no body', async () => {
    expect(await ask('/about/', 'HEAD')).toMatchObject(answers(200, ''));
    expect(await ask('/nowhere', 'HEAD')).toMatchObject(answers(404, ''));
  });
});

test.each(['/book/84', '/book/84/', '/book/84/?x=1', '/book/abc', '/book/'])(
  '%s, not exported, is the shell on Netlify and the 404 page on GitHub Pages',
  async (address) => {
    expect(await host('netlify')(address)).toMatchObject(answers(200, 'the shell'));
    expect(await host('github-pages')(address)).toMatchObject(answers(404, 'not found'));
  },
);

test.each(['/', '/about/', '/book/84/', '/nowhere', '/style.css'])(
  '%s has the headers of `_headers` on Netlify, and none of them on GitHub Pages',
  async (address) => {
    const headerOf = async (kind: HostKind) =>
      (await host(kind)(address)).headers.get('x-content-type-options');
    expect(await headerOf('netlify')).toBe('nosniff');
    expect(await headerOf('github-pages')).toBeNull();
  },
);

describe('under a base path', () => {
  const ask = host('netlify', '/bookshelfs');

  test.each([
    ['/bookshelfs/?q=a', 'home'],
    ['/bookshelfs/about/', 'about'],
    ['/bookshelfs/book/84/', 'the shell'],
  ])('%s is served', async (address, body) => {
    expect(await ask(address)).toMatchObject(answers(200, body));
  });

  test.each([
    ['/bookshelfs/about?x=1', '/bookshelfs/about/?x=1'],
    ['/bookshelfs?q=a', '/bookshelfs/?q=a'],
  ])('%s is redirected to its folder under the base path', async (address, location) => {
    const answer = await ask(address);
    expect(answer).toMatchObject(answers(301, ''));
    expect(answer.headers.get('location')).toBe(location);
  });

  test.each(['/', '/about/', '/book/84/', '/bookshelfs2/', '/bookshelfs/../about/'])(
    '%s is not of the site',
    async (address) => {
      expect(await ask(address)).toMatchObject(answers(404, 'not found'));
    },
  );
});
