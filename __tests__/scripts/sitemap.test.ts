/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SaxesParser } from 'saxes';
import { EMBEDDED_BOOKS, readBooks } from '@/fake-gutendex/read-books';
import { makeCopy } from '../support/copy-host';

let site: string;

const PAGES = ['', 'auth', 'profile', 'portugues', 'book/_', 'book/3333', 'book/84'];

beforeEach(async () => {
  site = mkdtempSync(path.join(tmpdir(), 'site-'));
  for (const page of PAGES) {
    mkdirSync(path.join(site, page), { recursive: true });
    writeFileSync(path.join(site, page, 'index.html'), '');
  }
  const books = readBooks(EMBEDDED_BOOKS).slice(0, 3);
  await makeCopy(path.join(site, 'copy'), books, '2026-11-16');
});
afterEach(() => rmSync(site, { recursive: true }));

/** Writes the sitemap with the build's settings; says what the build would. */
async function writeWith(settings: Record<string, string>): Promise<string> {
  jest.replaceProperty(process, 'env', { NODE_ENV: 'test', ...settings });
  jest.resetModules();
  const { writeSitemap } = await import('@/scripts/export/sitemap');
  return writeSitemap(site);
}

/** What robots.txt says with the settings of the last call. */
const robots = async () => (await import('@/app/robots')).default();

/** The texts of the sitemap's elements by name. @throws {Error} when it is not well-formed */
function readSitemap() {
  const texts: Record<string, string[]> = {};
  const parser = new SaxesParser({ xmlns: true, fileName: 'sitemap.xml' });
  let text = '';
  parser.on('opentag', () => (text = ''));
  parser.on('text', (more) => (text += more));
  parser.on('closetag', ({ local, uri }) => {
    expect(uri).toBe('http://www.sitemaps.org/schemas/sitemap/0.9');
    (texts[local] ??= []).push(text);
  });
  parser.write(readFileSync(path.join(site, 'sitemap.xml'), 'utf8')).close();
  return texts;
}

test('the sitemap has the catalogue, the list and every book, with the day of the data', async () => {
  expect(await writeWith({ SITE_ORIGIN: 'https://livros.example' })).toBe('sitemap.xml: 4 pages');
  expect(readSitemap()).toMatchObject({
    loc: ['/', '/portugues/', '/book/84/', '/book/3333/'].map(
      (page) => `https://livros.example${page}`,
    ),
    lastmod: Array(4).fill('2026-11-16'),
  });
  expect(await robots()).toMatchObject({ sitemap: 'https://livros.example/sitemap.xml' });
});

test('its addresses have the base path', async () => {
  await writeWith({
    GITHUB_REPOSITORY_OWNER: 'biblioteca',
    NEXT_PUBLIC_BASE_PATH: '/estante',
  });
  const { loc = [] } = readSitemap();
  expect(loc[0]).toBe('https://biblioteca.github.io/estante/');
  expect(loc.at(-1)).toBe('https://biblioteca.github.io/estante/book/3333/');
  expect(await robots()).toMatchObject({
    sitemap: 'https://biblioteca.github.io/estante/sitemap.xml',
  });
});

test('where the address of the site is unknown there is none, and the build says so in a line', async () => {
  expect(await writeWith({})).toMatch(/^No sitemap\.xml: SITE_ORIGIN .*$/);
  expect(existsSync(path.join(site, 'sitemap.xml'))).toBe(false);
  expect((await robots()).sitemap).toBeUndefined();
});
