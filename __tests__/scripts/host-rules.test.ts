/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { parseHeaders, parseRedirects } from '@/scripts/support/site-files';

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

  test.each(['/book/* /book/_/index.html', '/a /b 301', '/a /b 200!', '/a https://b.example/ 200'])(
    'of another form are an error: %j',
    (line) => {
      expect(() => parseRedirects(`/a /b 200\n${line}`)).toThrow(`cannot read "${line}"`);
    },
  );
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
