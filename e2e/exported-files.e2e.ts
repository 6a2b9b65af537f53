import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { EMBEDDED_BOOKS, readBooks } from '@/fake-gutendex/read-books';
import { inlineScriptHashes } from '../scripts/export/policy';
import { BASE_PATH, HOSTS, ORIGIN, SITES } from './support/sites';

// No browser: what crawlers read in the files of each build. In one worker, which reads them once.
test.describe.configure({ mode: 'default' });

const read = (build: string, name: string) => readFileSync(path.join(SITES, build, name), 'utf8');

/** The exported pages by the names of their files. */
function readPages(build: string): Map<string, string> {
  const files = readdirSync(path.join(SITES, build), { recursive: true, encoding: 'utf8' });
  const names = files.filter((name) => /(index|404)\.html$/.test(name));
  return new Map(names.map((name) => [name, read(build, name)]));
}

const PORTUGUESE = readBooks(EMBEDDED_BOOKS).filter(({ languages }) => languages.includes('pt'));
const pageOf = (id: number) => `book/${id}/index.html`;

const builds = new Map<string, { basePath: string; pages: Map<string, string> }>();

test.beforeAll(() => {
  for (const { build, basePath } of Object.values(HOSTS)) {
    if (!builds.has(build)) builds.set(build, { basePath, pages: readPages(build) });
  }
});

test('every page has its policy before any script, with the hashes of its own', () => {
  for (const [build, { pages }] of builds) {
    const [header = ''] = read(build, '_headers').trimEnd().split('\n').slice(-1);
    expect(header).toMatch(/^ {2}Content-Security-Policy: .*; frame-ancestors 'none'$/);
    // Netlify refuses long headers; the pages carry what would make this one grow with them.
    expect(header.length).toBeLessThan(500);
    for (const [name, html] of pages) {
      const page = `${build}/${name}`;
      const [, policy = ''] =
        /<meta http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html) ?? [];
      expect(html.indexOf(policy), page).toBeLessThan(html.indexOf('<script'));
      expect(policy.match(/'sha256-[^']+'/g), page).toEqual(inlineScriptHashes(html));
      expect(policy, page).not.toMatch(/unsafe|\*|https?:(?!\/\/www\.gutenberg\.org)/);
      expect(html, page).not.toMatch(/<style|\sstyle=|\son\w+=|rel="preconnect"/);
    }
  }
});

/** The files of the pages of the site that a page links to. */
const linkedFiles = (html: string, basePath: string): string[] =>
  [...html.matchAll(/<a [^>]*href="([^"#]+)"/g)]
    .map(([, href = '']) => new URL(href.replaceAll('&amp;', '&'), ORIGIN))
    .filter(({ origin }) => origin === ORIGIN)
    .map(({ pathname }) => `${pathname.slice(basePath.length + 1)}index.html`);

test('no link is dead, and every Portuguese book is two links from the catalogue', () => {
  for (const [build, { basePath, pages }] of builds) {
    const linked = (name: string) => linkedFiles(pages.get(name) ?? '', basePath);
    for (const name of pages.keys()) {
      const isDead = (file: string) => !pages.has(file) && !/^book\/\d+\/index/.test(file);
      expect(linked(name).filter(isDead), `${build}/${name}`).toEqual([]);
    }
    const reached = new Set(linked('index.html').flatMap(linked));
    for (const { id } of PORTUGUESE) expect(reached, build).toContain(pageOf(id));
  }
});

test('search engines read which book each page is of, at the one address that it gives', () => {
  expect(PORTUGUESE.length).toBeGreaterThan(200);
  for (const [build, { basePath, pages }] of builds) {
    for (const { id } of PORTUGUESE) {
      const html = pages.get(pageOf(id)) ?? '';
      const page = `${build}/${pageOf(id)}`;
      // The other build does not know where it will be.
      const address = build === 'base-path' ? `${ORIGIN}${basePath}/book/${id}/` : undefined;
      expect(/<link rel="canonical" href="([^"]+)"/.exec(html)?.[1], page).toBe(address);
      // As a browser finds the scripts' ends.
      const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script/gis)];
      expect(scripts, page).toHaveLength(1);
      const json = scripts[0]?.[1] ?? '';
      const data = JSON.parse(json) as Record<string, unknown>;
      expect(data, page).toMatchObject({
        '@type': 'Book',
        sameAs: `https://www.gutenberg.org/ebooks/${id}`,
      });
      expect(data.url, page).toBe(address);
      // Neither markup nor entities.
      expect(json, page).not.toMatch(/\\u003c[a-z/!]|&#?\w+;/i);
    }
  }
});

/** With the day of the data. */
const SITEMAP_ENTRY = /<url><loc>([^<]+)<\/loc><lastmod>20\d\d-\d\d-\d\d<\/lastmod><\/url>/g;

test('robots.txt names the sitemap, where there is one: each book once, and nothing hidden', () => {
  expect(read('root', 'robots.txt')).not.toContain('Sitemap');
  expect(existsSync(path.join(SITES, 'root', 'sitemap.xml'))).toBe(false);

  const home = `${ORIGIN}${BASE_PATH}/`;
  expect(read('base-path', 'robots.txt')).toContain(`Sitemap: ${home}sitemap.xml\n`);
  const listed = [...read('base-path', 'sitemap.xml').matchAll(SITEMAP_ENTRY)];
  const names = listed.map(([, address]) => address?.replace(home, '').concat('index.html'));
  const isListed = /^(portugues\/|book\/\d+\/)?index\.html$/;
  const known = [...(builds.get('base-path')?.pages ?? [])].filter(([name]) => isListed.test(name));
  expect(names.toSorted()).toEqual(known.map(([name]) => name).toSorted());
  for (const [name, html] of known) expect(html, name).not.toContain('noindex');
});
