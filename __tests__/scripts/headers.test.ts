/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseHeaders } from '@/scripts/support/headers';

const headersOf = (text: string, address: string) =>
  parseHeaders(text)
    .filter(({ addresses }) => addresses.test(address))
    .flatMap(({ headers }) => headers);

test('headers are of the address above them, and of all below it where it ends in *', () => {
  const text = '# all\n/*\n  A: 1\n  B: x; y: z\n\n/a.b/*\n  C: 2\n/one\n  D: 3\n';
  expect(headersOf(text, '/')).toEqual([
    ['A', '1'],
    ['B', 'x; y: z'],
  ]);
  expect(headersOf(text, '/a.b/c').map(([name]) => name)).toEqual(['A', 'B', 'C']);
  expect(headersOf(text, '/aXb/c').map(([name]) => name)).toEqual(['A', 'B']);
  expect(headersOf(text, '/one').map(([name]) => name)).toEqual(['A', 'B', 'D']);
  expect(headersOf(text, '/one/more').map(([name]) => name)).toEqual(['A', 'B']);
});

test.each(['  A: 1', '/*/a\n  A: 1', '/*\n  A 1', 'https://a.example/*\n  A: 1', '/*\n\tA: 1'])(
  'a line of another form is an error: %j',
  (text) => {
    expect(() => parseHeaders(text)).toThrow('_headers: cannot read');
  },
);

test.each(['/opds.json', '/opds/authors-a.json'])('reading apps are told what %s is', (address) => {
  const text = readFileSync(path.join(__dirname, '../../public/_headers'), 'utf8');
  expect(headersOf(text, address)).toEqual(
    expect.arrayContaining([
      ['Content-Type', 'application/opds+json'],
      ['Access-Control-Allow-Origin', '*'],
    ]),
  );
});

test('the rule of every address is the last, as the build adds the policy to it', () => {
  const text = readFileSync(path.join(__dirname, '../../public/_headers'), 'utf8');
  const last = parseHeaders(text).at(-1);
  expect(text.endsWith('\n')).toBe(true);
  expect(last?.addresses).toEqual(/^\//);
  expect(Object.fromEntries(last?.headers ?? [])).toEqual({
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Strict-Transport-Security': expect.stringMatching(/^max-age=\d{8}$/),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': expect.stringContaining('camera=(), microphone=(), geolocation=()'),
  });
});
