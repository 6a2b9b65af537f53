/** @jest-environment node */
import fc from 'fast-check';
import { EMBEDDED_BOOKS, readBooks } from '@/fake-gutendex/read-books';
import { editionsOf } from '@/lib/catalogue/editions';

const SITE = 'https://www.gutenberg.org/ebooks';

test('are named in Portuguese, in the same order for every record', () => {
  expect(
    editionsOf({
      'text/plain; charset=us-ascii': `${SITE}/84.txt.utf-8`,
      'application/x-mobipocket-ebook': `${SITE}/84.kf8.images`,
      'image/jpeg': `${SITE}/84.jpg`,
      'application/rdf+xml': `${SITE}/84.rdf`,
      'application/octet-stream': `${SITE}/84-h.zip`,
      'application/epub+zip': `${SITE}/84.epub3.images`,
      'text/html': `${SITE}/84.html.images`,
    }),
  ).toEqual({
    read: `${SITE}/84.html.images`,
    downloads: [
      { label: 'EPUB', url: `${SITE}/84.epub3.images` },
      { label: 'Kindle', url: `${SITE}/84.kf8.images` },
      { label: 'Texto', url: `${SITE}/84.txt.utf-8` },
    ],
  });
});

test.each([
  ['no formats', {}, null, []],
  ['only a cover', { 'image/jpeg': `${SITE}/1.jpg` }, null, []],
  ['a charset and upper case', { 'TEXT/HTML; charset=utf-8': `${SITE}/1.html` }, '1.html', []],
  ['only a text', { 'text/plain': `${SITE}/1.txt` }, null, ['1.txt']],
  [
    'a zipped text beside the plain one',
    { 'text/plain; charset=us-ascii': `${SITE}/1.ZIP`, 'text/plain': `${SITE}/1.txt` },
    null,
    ['1.txt'],
  ],
  ['a zipped text alone', { 'text/plain': `${SITE}/1.zip` }, null, []],
  ['plain http', { 'text/html': 'http://www.gutenberg.org/1.html' }, null, []],
  [
    'plain http beside https',
    { 'text/html': 'http://www.gutenberg.org/1', 'text/html; charset=utf-8': `${SITE}/1.html` },
    '1.html',
    [],
  ],
  ['a script', { 'text/html': 'javascript:alert(1)//https://x' }, null, []],
  ['a type that only begins so', { 'text/html-ish': `${SITE}/1.html` }, null, []],
  ['HTTPS in capitals', { 'text/html': 'HTTPS://www.gutenberg.org/ebooks/1.html' }, '1.html', []],
])('%s', (_, formats: Record<string, string>, read, downloads) => {
  const editions = editionsOf(formats);
  expect(editions.read?.split('/').at(-1) ?? null).toBe(read);
  expect(editions.downloads.map(({ url }) => url.split('/').at(-1))).toEqual(downloads);
});

test('nearly every book of the fake Gutendex can be read on the web', () => {
  const books = readBooks(EMBEDDED_BOOKS);
  const readable = books.filter(({ formats }) => editionsOf(formats).read !== null);
  expect(readable.length).toBeGreaterThan(0.9 * books.length);
});

const types = fc
  .tuple(
    fc.constantFrom(
      'text/html',
      'text/plain',
      'application/epub+zip',
      'application/x-mobipocket-ebook',
      'application/octet-stream',
    ),
    fc.constantFrom('', '; charset=utf-8', ';charset=us-ascii', ' ; charset=iso-8859-1'),
  )
  .map(([type, charset]) => type + charset);
const addresses = fc.oneof(
  fc.webUrl(),
  fc.webUrl({ validSchemes: ['https'] }).map((url) => `${url}.zip`),
  fc.constantFrom('javascript:alert(1)', 'data:text/html,x', 'http://x/', 'https://x/1', ''),
  fc.string(),
);

test('are only https addresses of the record, and no archives', () => {
  fc.assert(
    fc.property(fc.dictionary(types, addresses), (formats) => {
      const { read, downloads } = editionsOf(formats);
      const offered = [...(read === null ? [] : [read]), ...downloads.map(({ url }) => url)];
      for (const url of offered) {
        expect(Object.values(formats)).toContain(url);
        expect(url).toMatch(/^https:\/\//i);
        expect(url).not.toMatch(/\.zip$/i);
      }
    }),
  );
});

test('include every valid address of a known type, in the same order, each name once', () => {
  const good = fc.webUrl({ validSchemes: ['https'] }).filter((url) => !/\.zip$/i.test(url));
  const order = ['EPUB', 'Kindle', 'Texto'];
  fc.assert(
    fc.property(fc.dictionary(types, good), (formats) => {
      const has = (type: string) => Object.keys(formats).some((key) => key.startsWith(type));
      const { read, downloads } = editionsOf(formats);
      expect(read !== null).toBe(has('text/html'));
      expect(downloads.map(({ label }) => label)).toEqual(
        order.filter((_, i) =>
          has(['application/epub', 'application/x-mobi', 'text/plain'][i] ?? ''),
        ),
      );
    }),
  );
});
