/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseRedirects } from '@/scripts/support/redirects';

const only = (text: string) => {
  const [rule, ...others] = parseRedirects(text);
  if (!rule || others.length > 0) throw new Error('not one rule');
  return rule;
};

test('the site’s rule serves the shell at every book’s address', () => {
  const rule = only(readFileSync(path.join('public', '_redirects'), 'utf8'));
  expect(rule.to).toBe('/book/_/index.html');
  for (const address of ['/book/84', '/book/84/', '/book/', '/book/a/b']) {
    expect(rule.from.test(address)).toBe(true);
  }
  for (const address of ['/book', '/books/84', '/a/book/84', '/', '/BOOK/84']) {
    expect(rule.from.test(address)).toBe(false);
  }
});

test('only the asterisk is special', () => {
  const { from } = only('/a.b+(c)$/[x]?/*/end /index.html 200');
  expect(from.test('/a.b+(c)$/[x]?/anything/at/all/end')).toBe(true);
  expect(from.test('/aXb+(c)$/[x]?/y/end')).toBe(false);
  expect(from.test('/a.b+(c)$/[x]?/y/end/')).toBe(false);
});

test('comments, empty lines and any line endings are skipped', () => {
  const text = '# books\r\n\r\n  /a/* /x 200  # the shell\r\n\t/b\t/y\t200\r\n   \n';
  expect(parseRedirects(text).map(({ to }) => to)).toEqual(['/x', '/y']);
  expect(parseRedirects('')).toEqual([]);
});

test.each([
  '/book/* /book/_/index.html',
  '/book/* /book/_/index.html 301',
  '/book/* /book/_/index.html 200!',
  '/book/* https://elsewhere.example/ 200',
  'book/* /book/_/index.html 200',
  '/book/* /book/_/index.html 200 Language=pt',
  '200',
])('%j is an error that shows the line', (line) => {
  expect(() => parseRedirects(`/a /b 200\n${line}`)).toThrow(`_redirects: cannot read "${line}"`);
});
