import { existsSync } from 'node:fs';
import path from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { BUILDS, canonicalOf, isBookPage, pagesOf, readExported } from './support/pages';
import { BASE_PATH, HOSTS, ORIGIN, SITES, type HostName } from './support/sites';
import { expect, test } from './support/test';

interface Feed {
  navigation?: { href: string }[];
  groups?: { navigation?: { href: string }[]; publications?: Publication[] }[];
  publications?: Publication[];
}

interface Publication {
  metadata: { identifier: string };
}

/** The numbers of all books that a reading app finds by following the links of a feed. */
async function browse(request: APIRequestContext, start: string, type: RegExp) {
  const seen = new Set<string>();
  const books = new Set<string>();
  const visit = async (address: string): Promise<void> => {
    if (seen.has(address)) return;
    seen.add(address);
    const answer = await request.get(address);
    expect(answer.status(), address).toBe(200);
    expect(answer.headers()['content-type'], address).toMatch(type);
    const { navigation = [], publications = [], groups = [] } = (await answer.json()) as Feed;
    const parts = [{ navigation, publications }, ...groups];
    for (const { metadata } of parts.flatMap((part) => part.publications ?? [])) {
      books.add(metadata.identifier.replace(/^.*\//, ''));
    }
    for (const { href } of parts.flatMap((part) => part.navigation ?? [])) {
      // The site with a known address is tested at another.
      await visit(new URL(href.replace(ORIGIN, ''), address).href);
    }
  };
  await visit(start);
  return books;
}

const bookNumbers = (build: string) =>
  pagesOf(build)
    .filter(isBookPage)
    .map((name) => name.split('/')[1] ?? '');

for (const host of Object.keys(HOSTS) as HostName[]) {
  test(`${host}: a reading app that is given the site's address finds every book with a page`, async ({
    hosts,
    request,
  }) => {
    const { build, kind } = HOSTS[host];
    const home = await request.get(`${hosts[host]}/`);
    const [, href = ''] =
      /<link rel="alternate" type="application\/opds\+json" href="([^"]+)"/.exec(
        await home.text(),
      ) ?? [];
    const type = kind === 'netlify' ? /^application\/opds\+json$/ : /^application\/json/;
    const books = await browse(request, new URL(href, hosts[host]).href, type);
    expect([...books].sort()).toEqual(bookNumbers(build).sort());
  });
}

for (const build of BUILDS) {
  test(`robots.txt names a sitemap where there is one (${build})`, () => {
    const named = /^Sitemap: (.*)$/m.exec(readExported(build, 'robots.txt'))?.[1];
    expect(named !== undefined).toBe(existsSync(path.join(SITES, build, 'sitemap.xml')));
    if (build === 'base-path') expect(named).toBe(`${ORIGIN}${BASE_PATH}/sitemap.xml`);
  });
}

test('the sitemap has every page of a book, by the address that the page gives', () => {
  const build = 'base-path';
  const listed = [...readExported(build, 'sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address]) => address,
  );
  const books = pagesOf(build).filter(isBookPage);
  for (const name of books) expect(listed).toContain(canonicalOf(readExported(build, name)));
  for (const address of listed) {
    const name = `${address?.slice(`${ORIGIN}${BASE_PATH}/`.length)}index.html`;
    expect(readExported(build, name), name).not.toContain('noindex');
  }
  expect(new Set(listed).size).toBe(listed.length);
});
