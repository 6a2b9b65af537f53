/** @jest-environment node */
import { createHash } from 'node:crypto';
import { finishPage, withoutPreconnect } from '@/scripts/export/finish-page';
import { headerPolicy, inlineScriptHashes, pagePolicy } from '@/scripts/export/policy';

const EARLY = '<script id="early-request">ask()</script>';
const PAGE = [
  '<!DOCTYPE html><html><head><meta charSet="utf-8"/>',
  '<link rel="preconnect" href="/" crossorigin=""/><link rel="stylesheet" href="/a.css"/>',
  `<script src="/a.js" async=""></script>${EARLY}</head><body>`,
  '<script>self.__next_f.push([1,":HC[\\"/\\",\\"\\"]\\n2:[]"])</script></body></html>',
].join('');
const SERVICE = 'https://gutendex.com';

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const directive = (policy: string, name: string) =>
  policy
    .split('; ')
    .find((text) => text.startsWith(`${name} `))
    ?.slice(name.length + 1);

describe('a finished page', () => {
  const page = finishPage(PAGE, SERVICE);

  test('has its policy first in the head, then the early request', () => {
    expect(page).toMatch(
      /^<!DOCTYPE html><html><head><meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy" content="[^"]+"\/><script id="early-request">ask\(\)<\/script><link rel="stylesheet"/,
    );
    expect(page.split(EARLY)).toHaveLength(2);
  });

  test('does not connect to the site once more', () => {
    expect(page).not.toMatch(/preconnect|HC\[/);
    expect(withoutPreconnect('1:[]\n:HC["/",""]\n2:[]\n')).toBe('1:[]\n2:[]\n');
  });

  test.each(['<html><head></head></html>', `<html><head>${EARLY}</head></html>`])(
    'cannot be made of a page of another form: %s',
    (html) => {
      expect(() => finishPage(html, SERVICE)).toThrow('no early request, or no head');
    },
  );
});

test('scripts of files have no hash, and those of several lines have', () => {
  expect(inlineScriptHashes('<script src="/a.js"></script><script>a()\nb()</script>')).toEqual([
    sha256('a()\nb()'),
  ]);
});

test.each([
  ['https://gutendex.com', ' https://gutendex.com'],
  ['https://books.example:8443/api/v1', ' https://books.example:8443'],
  ['/catalogue', ''],
])('both policies allow requests to the catalogue at %s, and its images', (catalogue, origin) => {
  for (const policy of [pagePolicy(PAGE, catalogue), headerPolicy(catalogue)]) {
    expect(directive(policy, 'connect-src')).toContain(`'self'${origin}`);
    expect(directive(policy, 'img-src')).toBe(`'self' https://www.gutenberg.org${origin}`);
  }
});

test('only the header’s policy, the worker’s as well, lets covers be fetched, leaves inline scripts to the page’s, and forbids frames', () => {
  const inPage = pagePolicy(PAGE, '/catalogue');
  expect(directive(inPage, 'connect-src')).toBe("'self'");
  expect(inPage).not.toMatch(/unsafe|frame-ancestors/);
  const inHeader = headerPolicy('/catalogue');
  expect(directive(inHeader, 'connect-src')).toBe("'self' https://www.gutenberg.org");
  expect(directive(inHeader, 'default-src')).toBe("'none'");
  expect(directive(inHeader, 'script-src')).toBe("'self' 'unsafe-inline'");
  expect(directive(inHeader, 'script-src-attr')).toBe("'none'");
  expect(directive(inHeader, 'frame-ancestors')).toBe("'none'");
});
