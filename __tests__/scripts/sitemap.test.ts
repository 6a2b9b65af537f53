import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { EMBEDDED_BOOKS, readBooks } from '@/fake-gutendex/read-books';
import { makeCopy } from '../support/copy-host';

let site: string;
const read = (name: string) => readFileSync(path.join(site, name), 'utf8');

beforeEach(async () => {
  site = mkdtempSync(path.join(tmpdir(), 'site-'));
  for (const page of ['', 'auth', 'profile', 'portugues', 'book/_', 'book/3333', 'book/84']) {
    mkdirSync(path.join(site, page), { recursive: true });
    writeFileSync(path.join(site, page, 'index.html'), '');
  }
  writeFileSync(path.join(site, 'robots.txt'), readFileSync('public/robots.txt'));
  await makeCopy(path.join(site, 'copy'), readBooks(EMBEDDED_BOOKS).slice(0, 3), '2026-11-16');
});
afterEach(() => rmSync(site, { recursive: true }));

/** Writes the sitemap with the build's settings; says what the build would. */
async function writeWith(settings: Record<string, string>): Promise<string> {
  jest.replaceProperty(process, 'env', { NODE_ENV: 'test', ...settings });
  jest.resetModules();
  const { writeSitemap } = await import('@/scripts/export/sitemap');
  return writeSitemap(site);
}

test.each([
  [{ SITE_ORIGIN: 'https://livros.example' }, 'https://livros.example/'],
  [
    { GITHUB_REPOSITORY_OWNER: 'biblioteca', NEXT_PUBLIC_BASE_PATH: '/estante' },
    'https://biblioteca.github.io/estante/',
  ],
])(
  'with %j the sitemap has the catalogue, the list and every book, with the day of the data',
  async (settings, home) => {
    expect(await writeWith(settings)).toBe('sitemap.xml: 4 pages');
    const xml = new DOMParser().parseFromString(read('sitemap.xml'), 'text/xml');
    expect(xml.documentElement.namespaceURI).toBe('http://www.sitemaps.org/schemas/sitemap/0.9');
    const textsOf = (name: string) => [...xml.querySelectorAll(name)].map((one) => one.textContent);
    expect(textsOf('loc')).toEqual(
      ['', 'portugues/', 'book/84/', 'book/3333/'].map((page) => home + page),
    );
    expect(textsOf('lastmod')).toEqual(Array(4).fill('2026-11-16'));
    expect(read('robots.txt')).toMatch(`Allow: /\n\nSitemap: ${home}sitemap.xml\n`);
  },
);

test('where the address of the site is unknown there is none, and the build says so in a line', async () => {
  expect(await writeWith({})).toMatch(/^No sitemap\.xml: SITE_ORIGIN .*$/);
  expect(existsSync(path.join(site, 'sitemap.xml'))).toBe(false);
  expect(read('robots.txt')).not.toContain('Sitemap');
});
