import { createHash } from 'node:crypto';
import { waitFor } from '@testing-library/dom';
import { http, HttpResponse } from 'msw';
import { Site } from '@/worker/site';
import { type FakeCaches, withCaches } from '../support/fake-browser';
import { recordRequests, server } from '../support/server';

let caches: FakeCaches;
beforeEach(() => {
  caches = withCaches();
});

const integrityOf = (text: string) =>
  `sha384-${createHash('sha384').update(text).digest('base64')}`;
const page = { url: '/', integrity: integrityOf('home') };
const FILES = [page, { url: '/_next/a-1.js' }, { url: '/_next/b-1.js' }];

/** The files that the host has; others are 404. As a browser, it fails what has another hash. */
const host = (files: Record<string, string>) =>
  server.use(
    http.get('http://localhost/*', ({ request }) => {
      const text = files[new URL(request.url).pathname];
      const isOther = text && request.integrity && request.integrity !== integrityOf(text);
      if (isOther) return HttpResponse.error();
      return text === undefined ? new HttpResponse(null, { status: 404 }) : HttpResponse.text(text);
    }),
  );
const WHOLE = { '/': 'home', '/_next/a-1.js': 'a', '/_next/b-1.js': 'b' };
const textOf = async (site: Site, url: string) => (await site.match(url)).text();

test.each([
  ['is missing', { '/': 'home', '/_next/a-1.js': 'a' }],
  ['is of another version', { ...WHOLE, '/': 'new home' }],
])(
  'a file that %s ends the installation at once, and the next try fetches what lacks',
  async (_, files) => {
    const site = new Site(FILES, 'one');
    host(files);
    await expect(site.install()).rejects.toThrow(TypeError);
    await waitFor(async () => expect(await caches.match('/_next/a-1.js')).toBeDefined());

    host(WHOLE);
    const asked = recordRequests('http://localhost/');
    await site.install();
    expect(asked.map(({ pathname }) => pathname)).not.toContain('/_next/a-1.js');
    expect(await textOf(site, '/')).toBe('home');
  },
);

test('the next version takes scripts of the same name from this one, and then its place', async () => {
  host(WHOLE);
  await new Site(FILES, 'one').install();
  await (await caches.open('another site')).put('/x', new Response());
  host({ '/': 'second home', '/_next/b-2.js': 'b2' });
  const second = { url: '/', integrity: integrityOf('second home') };
  const next = new Site([second, { url: '/_next/a-1.js' }, { url: '/_next/b-2.js' }], 'two');
  await next.install();
  await next.deleteOtherVersions();
  expect(await textOf(next, '/')).toBe('second home');
  expect(await textOf(next, '/_next/a-1.js')).toBe('a');
  expect(await caches.keys()).toHaveLength(2);
  expect(await caches.match('/_next/b-1.js')).toBeUndefined();
});
