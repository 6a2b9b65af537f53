import { appendFileSync, existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { absoluteAddress } from '@/app/site-address';
import { readCopyMeta } from '@/lib/copy/meta';
import { HOME_PATH, PORTUGUESE_PATH, bookHref } from '@/lib/paths';

/** Pages that do not depend on a book; those of accounts are private. */
const PAGES = [HOME_PATH, PORTUGUESE_PATH];

/** The paths within the app of the exported pages that search engines should know, in order. */
function pagesOf(site: string): string[] {
  const books = readdirSync(path.join(site, 'book'))
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .toSorted((a, b) => a - b);
  return [
    ...PAGES.filter((page) => existsSync(path.join(site, page, 'index.html'))),
    ...books.map(bookHref),
  ];
}

const dayOfData = (site: string): string =>
  readCopyMeta(JSON.parse(readFileSync(path.join(site, 'copy', 'meta.json'), 'utf8'))).date;

/**
 * Writes `sitemap.xml` (https://www.sitemaps.org/protocol.html) of the pages that were exported, and
 * names it in `robots.txt`. It needs absolute addresses: without the site's origin none is written.
 *
 * @param site the exported site, with its copy of the catalogue
 * @returns a line for the build's output
 */
export function writeSitemap(site: string): string {
  const addresses = pagesOf(site).flatMap((page) => absoluteAddress(page) ?? []);
  if (addresses.length === 0) {
    return 'No sitemap.xml: SITE_ORIGIN does not say where the site will be (README, Deploy).';
  }
  const day = dayOfData(site);
  // Nothing to escape: origin and base path have no such characters.
  const urls = addresses.map(
    (address) => `<url><loc>${address}</loc><lastmod>${day}</lastmod></url>\n`,
  );
  const text = [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n',
    ...urls,
    '</urlset>\n',
  ];
  writeFileSync(path.join(site, 'sitemap.xml'), text.join(''));
  appendFileSync(path.join(site, 'robots.txt'), `\nSitemap: ${absoluteAddress('/sitemap.xml')}\n`);
  return `sitemap.xml: ${addresses.length} pages`;
}
