/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { parseHeaders, parseRedirects } from '@/scripts/support/site-files';

const redirects = readFileSync('public/_redirects', 'utf8');
const headers = readFileSync('public/_headers', 'utf8');

test('_redirects serves the shell at every book’s address', () => {
  const targetOf = (address: string) =>
    parseRedirects(redirects).find(({ from }) => from.test(address))?.to;
  for (const address of ['/book/84', '/book/84/', '/book/', '/book/a/b']) {
    expect(targetOf(address)).toBe('/book/_/index.html');
  }
  for (const address of ['/book', '/books/84', '/a/book/84', '/', '/BOOK/84']) {
    expect(targetOf(address)).toBeUndefined();
  }
});

test('_headers ends with those of every address, as the build adds the policy to them', () => {
  const last = parseHeaders(headers).at(-1);
  expect(headers.endsWith('\n')).toBe(true);
  expect(last?.addresses).toEqual(/^\//);
  expect(Object.fromEntries(last?.headers ?? [])).toEqual({
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Strict-Transport-Security': expect.stringMatching(/^max-age=\d{8}$/),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': expect.stringContaining('camera=(), microphone=(), geolocation=()'),
  });
});

test.each(['/book/* /book/_/index.html', '/a /b 301', '/a /b 200!', '/a https://b.example/ 200'])(
  'a redirect that the tests’ host cannot imitate is an error: %j',
  (line) => {
    expect(() => parseRedirects(`/a /b 200\n${line}`)).toThrow(`cannot read "${line}"`);
  },
);

test.each(['  A: 1', '/*/a\n  A: 1', '/*\n  A 1', 'https://a.example/*\n  A: 1'])(
  'so is a header: %j',
  (text) => {
    expect(() => parseHeaders(text)).toThrow('_headers: cannot read');
  },
);
