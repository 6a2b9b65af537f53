import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Duplex, PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { createStaticHost, type HostKind } from '@/scripts/hosting/static-host';

const folder = mkdtempSync(path.join(tmpdir(), 'host-'));
afterAll(() => rmSync(folder, { recursive: true }));

const site = path.join(folder, 'site');
const FILES = {
  'secret.txt': 'secret',
  'site-secret/index.html': 'secret',
  'site/index.html': 'home',
  'site/404.html': 'not found',
  'site/about/index.html': 'about',
  'site/clean.html': 'clean',
  'site/both.html': 'both, the file',
  'site/both/index.html': 'both, the folder',
  'site/empty/note.txt': 'note',
  'site/ação.html': 'ação',
  'site/book/_/index.html': 'the shell',
  'site/book/1/index.html': 'the first book',
  'site/_next/static/a.js': 'script',
  'site/style.css': 'style',
  'site/cover.jpg': 'cover',
  'site/_redirects': '/book/*  /book/_/index.html  200\n/gone/*  /clean.html  404\n',
  'bare/index.html': 'bare',
};
for (const [name, content] of Object.entries(FILES)) {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  writeFileSync(path.join(folder, name), content);
}

/** A host that is asked over a pair of pipes: the address goes out as it is, and no port is taken. */
function host(kind: HostKind, basePath?: string, root = site) {
  const serve = createStaticHost({ root, kind, basePath });
  const server = createServer((request, response) => {
    try {
      serve(request, response);
    } catch (error) {
      // On a real server this would have been the end of the process.
      response.writeHead(500).end(`The host broke down: ${String(error)}`);
    }
  });
  return async (address: string, method = 'GET') => {
    const [incoming, outgoing] = [new PassThrough(), new PassThrough()];
    server.emit('connection', Duplex.from({ readable: incoming, writable: outgoing }));
    // HTTP/1.0 has no chunks: what comes after the headers is the body as it is.
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
    ['/index.html', 'home'],
    ['/about/', 'about'],
    ['/about/index', 'about'],
    ['/about/?x=/../', 'about'],
    ['/clean', 'clean'],
    ['/clean?x=1', 'clean'],
    ['/clean.html', 'clean'],
    ['/a%C3%A7%C3%A3o', 'ação'],
    ['/book/1/', 'the first book'],
    ['/book/_/?id=84', 'the shell'],
    ['/about/../clean', 'clean'],
    ['/%61bout/', 'about'],
  ])('%s is a page', async (address, body) => {
    const answer = await ask(address);
    expect(answer).toMatchObject(answers(200, body));
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('content-length')).toBe(String(Buffer.byteLength(body)));
  });

  test.each([
    ['/about', '/about/'],
    ['/about?q=a%20b&page=2', '/about/?q=a%20b&page=2'],
    ['/book/_?id=84', '/book/_/?id=84'],
    ['/both', '/both/'],
  ])('%s is sent on to its folder, query kept', async (address, location) => {
    const answer = await ask(address);
    expect(answer).toMatchObject(answers(301, ''));
    expect(answer.headers.get('location')).toBe(location);
  });

  test('a redirect never leaves the host', async () => {
    const answer = await ask('//about');
    expect(answer.headers.get('location')).toBe('/about/');
  });

  test.each([
    '/nowhere',
    '/nowhere/',
    '/clean/',
    '/empty',
    '/empty/',
    '/auth/?next=/about/',
    '/CLEAN',
    '/%E0%A4',
    '/%',
    '/%zz',
    '/clean%00.html',
    '/clean%2500',
  ])('%s is the 404 page, with its status', async (address) => {
    const answer = await ask(address);
    expect(answer).toMatchObject(answers(404, 'not found'));
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  });

  test.each([
    ['a file with a slash', '/clean.html/'],
    ['something below a file', '/style.css/deeper'],
    ['a name too long for any file', `/${'a'.repeat(300)}`],
    ['no address at all', '//'],
    ['an address with a broken host', '//['],
  ])('%s does not break the host', async (_, address) => {
    expect((await ask(address)).status).toBeLessThan(500);
  });

  test.each([
    '/../secret.txt',
    '/../../secret.txt',
    '/about/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/%2E%2E%2Fsecret.txt',
    '/..%2fsecret.txt',
    '/..%2f..%2fsecret.txt',
    '/about/..%2f..%2fsecret.txt',
    '/%252e%252e/secret.txt',
    '/..%5csecret.txt',
    '/..\\secret.txt',
    '/../site-secret/',
    '/..%2fsite-secret/',
    '/..%2fsite-secret/index.html',
    '/%2fsecret.txt',
  ])('%s does not lead out of the folder', async (address) => {
    expect(await ask(address)).toMatchObject(answers(404, 'not found'));
  });

  test.each([
    ['/_next/static/a.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/style.css', 'text/css; charset=utf-8', 'no-cache'],
    ['/cover.jpg', 'application/octet-stream', 'no-cache'],
    ['/', 'text/html; charset=utf-8', 'no-cache'],
    ['/nowhere', 'text/html; charset=utf-8', 'no-cache'],
  ])('%s is sent as %s, %s', async (address, type, caching) => {
    const { headers } = await ask(address);
    expect(headers.get('content-type')).toBe(type);
    expect(headers.get('cache-control')).toBe(caching);
  });

  test.each(['/', '/about', '/about/', '/clean', '/nowhere', '/style.css', '/%E0%A4', '/book/84'])(
    'HEAD %s has the headers of GET and no body',
    async (address) => {
      const [get, head] = [await ask(address), await ask(address, 'HEAD')];
      expect(head).toMatchObject(answers(get.status, ''));
      for (const name of ['content-type', 'content-length', 'location', 'cache-control']) {
        expect(head.headers.get(name)).toBe(get.headers.get(name));
      }
    },
  );

  test('a site without a 404 page says so in words', async () => {
    const bare = host(kind, '', path.join(folder, 'bare'));
    expect(await bare('/nowhere')).toMatchObject(answers(404, 'Not found'));
    expect(await bare('/')).toMatchObject(answers(200, 'bare'));
  });
});

describe('a book that was not exported', () => {
  test.each(['/book/84', '/book/84/', '/book/84/?x=1', '/book/abc', '/book/'])(
    '%s is the shell on Netlify, with status 200, and the 404 page on GitHub Pages',
    async (address) => {
      expect(await host('netlify')(address)).toMatchObject(answers(200, 'the shell'));
      expect(await host('github-pages')(address)).toMatchObject(answers(404, 'not found'));
    },
  );

  test('a rule has its own status, and does not hide a file', async () => {
    const ask = host('netlify');
    expect(await ask('/gone/away')).toMatchObject(answers(404, 'clean'));
    expect(await ask('/book/1/')).toMatchObject(answers(200, 'the first book'));
  });
});

describe('under a base path', () => {
  const pages = host('github-pages', '/bookshelfs');
  const netlify = host('netlify', '/bookshelfs');

  test.each([
    ['/bookshelfs/', 'home'],
    ['/bookshelfs/?q=a', 'home'],
    ['/bookshelfs/clean', 'clean'],
    ['/bookshelfs/about/', 'about'],
    ['/bookshelfs/style.css', 'style'],
  ])('%s is served', async (address, body) => {
    expect(await pages(address)).toMatchObject(answers(200, body));
  });

  test.each([
    ['/bookshelfs/about?x=1', '/bookshelfs/about/?x=1'],
    ['/bookshelfs', '/bookshelfs/'],
    ['/bookshelfs?q=a', '/bookshelfs/?q=a'],
  ])('%s is sent on to its folder, within the path', async (address, location) => {
    const answer = await pages(address);
    expect(answer).toMatchObject(answers(301, ''));
    expect(answer.headers.get('location')).toBe(location);
  });

  test('the rules are those of the site', async () => {
    expect(await netlify('/bookshelfs/book/84/')).toMatchObject(answers(200, 'the shell'));
    expect(await pages('/bookshelfs/book/84/')).toMatchObject(answers(404, 'not found'));
  });

  test.each([
    '/',
    '/about/',
    '/book/84/',
    '/bookshelfsabout/',
    '/bookshelfs2/',
    '/BOOKSHELFS/',
    '/bookshelfs/..%2f..%2fsecret.txt',
    '/bookshelfs/../about/',
    '/bookshelfs/bookshelfs/',
  ])('%s is not of the site', async (address) => {
    expect(await netlify(address)).toMatchObject(answers(404, 'not found'));
  });
});
