/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Duplex, PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import {
  parseHeaders,
  parseRedirects,
  siteFiles,
  type HostKind,
} from '@/scripts/support/site-files';

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
  return async (address: string) => {
    const [incoming, outgoing] = [new PassThrough(), new PassThrough()];
    server.emit('connection', Duplex.from({ readable: incoming, writable: outgoing }));
    // HTTP/1.0 has no chunks, so all that follows the headers is the body.
    incoming.write(`GET ${address} HTTP/1.0\r\nHost: a.example\r\n\r\n`);
    const [top = '', body = ''] = (await text(outgoing)).split('\r\n\r\n');
    const [status = '', ...fields] = top.split('\r\n');
    const headers = fields.map((field) => field.split(/:\s*/, 2) as [string, string]);
    return { status: Number(status.split(' ')[1]), headers: new Headers(headers), body };
  };
}

describe.each(['github-pages', 'netlify'] as const)('%s', (kind) => {
  const ask = host(kind);

  test.each([
    ['/?q=a&page=2', 'home'],
    ['/about/', 'about'],
    ['/clean?x=1', 'clean'],
    ['/book/1/', 'the first book'],
  ])('%s is a page', async (address, body) => {
    const answer = await ask(address);
    expect(answer).toMatchObject({ status: 200, body });
    expect(answer.headers.get('content-type')).toMatch(/^text\/html; ?charset=utf-8$/);
  });

  test.each([
    ['/about?q=a%20b&page=2', '/about/?q=a%20b&page=2'],
    ['//about', '/about/'],
  ])('%s is redirected to its folder, with its query', async (address, location) => {
    const answer = await ask(address);
    expect(answer).toMatchObject({ status: 301, body: '' });
    expect(answer.headers.get('location')).toBe(location);
  });

  test.each([
    '/nowhere',
    '/nowhere/',
    '/%E0%A4',
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/about/..%2f..%2fsecret.txt',
    '/..%5csecret.txt',
    '/../site-secret/',
  ])('%s is the 404 page, with its status', async (address) => {
    const answer = await ask(address);
    expect(answer).toMatchObject({ status: 404, body: 'not found' });
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  });

  test.each([
    ['/_next/static/a.js', 'text/javascript', 'public, max-age=31536000, immutable'],
    ['/style.css', 'text/css', 'no-cache'],
  ])('%s is sent as %s, on Netlify with %s', async (address, type, caching) => {
    const { headers } = await ask(address);
    expect(headers.get('content-type')).toBe(type);
    expect(headers.get('cache-control')).toBe(kind === 'netlify' ? caching : 'max-age=600');
  });
});

test('only Netlify follows `_redirects` and `_headers`', async () => {
  const address = '/book/84/?x=1';
  const [netlify, pages] = [await host('netlify')(address), await host('github-pages')(address)];
  expect(netlify).toMatchObject({ status: 200, body: 'the shell' });
  expect(netlify.headers.get('x-content-type-options')).toBe('nosniff');
  expect(pages).toMatchObject({ status: 404, body: 'not found' });
  expect(pages.headers.get('x-content-type-options')).toBeNull();
});

test.each([
  ['/bookshelfs/about/', 200, null],
  ['/bookshelfs/book/84/', 200, null],
  ['/bookshelfs?q=a', 301, '/bookshelfs/?q=a'],
  ['/bookshelfs/about?x=1', 301, '/bookshelfs/about/?x=1'],
  ['/', 404, null],
  ['/bookshelfs2/', 404, null],
  ['/bookshelfs/../about/', 404, null],
])('under a base path, %s has status %i', async (address, status, location) => {
  const answer = await host('netlify', '/bookshelfs')(address);
  expect([answer.status, answer.headers.get('location')]).toEqual([status, location]);
});

describe('_redirects', () => {
  const targetOf = (rules: string, address: string) =>
    parseRedirects(rules).find(({ from }) => from.test(address))?.to;

  test('of the site serve the shell at every book’s address', () => {
    const rules = readFileSync('public/_redirects', 'utf8');
    for (const address of ['/book/84', '/book/84/', '/book/', '/book/a/b']) {
      expect(targetOf(rules, address)).toBe('/book/_/index.html');
    }
    for (const address of ['/book', '/books/84', '/a/book/84', '/', '/BOOK/84']) {
      expect(targetOf(rules, address)).toBeUndefined();
    }
  });

  test('only the asterisk is special; comments and empty lines are skipped', () => {
    const rules = '# books\r\n\r\n  /a.b+(c)$/[x]?/*/end /x 200  # all\r\n\t/b\t/y\t200\r\n';
    expect(targetOf(rules, '/a.b+(c)$/[x]?/anything/at/all/end')).toBe('/x');
    expect(targetOf(rules, '/aXb+(c)$/[x]?/y/end')).toBeUndefined();
    expect(targetOf(rules, '/b')).toBe('/y');
  });

  test.each([
    '/book/* /book/_/index.html',
    '/book/* /book/_/index.html 301',
    '/book/* /book/_/index.html 200!',
    '/book/* https://elsewhere.example/ 200',
    '/book/* /book/_/index.html 200 Language=pt',
  ])('%j is an error with the line', (line) => {
    expect(() => parseRedirects(`/a /b 200\n${line}`)).toThrow(`_redirects: cannot read "${line}"`);
  });
});

describe('_headers', () => {
  const ofSite = readFileSync('public/_headers', 'utf8');
  const headersOf = (text: string, address: string) =>
    parseHeaders(text)
      .filter(({ addresses }) => addresses.test(address))
      .flatMap(({ headers }) => headers);

  test.each([
    ['/', 'AB'],
    ['/a.b/c', 'ABC'],
    ['/aXb/c', 'AB'],
    ['/one', 'ABD'],
    ['/one/more', 'AB'],
  ])(
    'are of the address above them, and of all below it where it ends in *: %s',
    (address, names) => {
      const text = '# all\n/*\n  A: 1\n  B: x; y: z\n\n/a.b/*\n  C: 2\n/one\n  D: 3\n';
      expect(
        headersOf(text, address)
          .map(([name]) => name)
          .join(''),
      ).toBe(names);
    },
  );

  test.each(['  A: 1', '/*/a\n  A: 1', '/*\n  A 1', 'https://a.example/*\n  A: 1', '/*\n\tA: 1'])(
    'of another form are an error: %j',
    (text) => {
      expect(() => parseHeaders(text)).toThrow('_headers: cannot read');
    },
  );

  test('of the site end with those of every address, as the build adds the policy to them', () => {
    const last = parseHeaders(ofSite).at(-1);
    expect(ofSite.endsWith('\n')).toBe(true);
    expect(last?.addresses).toEqual(/^\//);
    expect(Object.fromEntries(last?.headers ?? [])).toEqual({
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Strict-Transport-Security': expect.stringMatching(/^max-age=\d{8}$/),
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Permissions-Policy': expect.stringContaining('camera=(), microphone=(), geolocation=()'),
    });
  });
});
