/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as v from 'valibot';
import { EMBEDDED_BOOKS, readBooks } from '@/fake-gutendex/read-books';
import { readRecords } from '@/lib/catalogue/normalise';
import { initialOf, spokenName } from '@/lib/portuguese/authors';
import { SHELF_BOOKS } from '@/lib/shelves/shelf-books';
import { SHELVES } from '@/lib/shelves/shelves';
import { run } from '@/scripts/catalogue-copy/run';
import { opdsFeed, type OpdsFeed } from '../support/opds-schema';

const BOOKS = readRecords(readBooks(EMBEDDED_BOOKS)).filter(({ languages }) =>
  languages.includes('pt'),
);

/** What records say where nobody is known. */
const NOBODY = /^(?:Anonymous|Unknown|Various)$/;

const site = mkdtempSync(path.join(tmpdir(), 'site-'));

beforeAll(async () => {
  const output = { log: () => undefined, error: () => undefined };
  await run([EMBEDDED_BOOKS], { folder: path.join(site, 'public', 'copy') }, output);
});

afterAll(() => rmSync(site, { recursive: true }));

/** All files that a build with these settings writes, by their paths within the app. */
async function buildFeeds(settings: Record<string, string> = {}): Promise<Map<string, unknown>> {
  jest.spyOn(process, 'cwd').mockReturnValue(site);
  jest.replaceProperty(process, 'env', { NODE_ENV: 'test', ...settings });
  jest.resetModules();
  const root = await import('@/app/opds.json/route');
  const others = await import('@/app/opds/[file]/route');
  const request = new Request('http://localhost/');
  const answers = (await others.generateStaticParams()).map(
    async ({ file }) =>
      [`/opds/${file}`, await others.GET(request, { params: Promise.resolve({ file }) })] as const,
  );
  const all = [['/opds.json', await root.GET()] as const, ...(await Promise.all(answers))];
  return new Map(
    await Promise.all(
      all.map(async ([file, answer]) => {
        expect(answer.headers.get('Content-Type')).toBe('application/opds+json');
        return [file, await answer.json()] as const;
      }),
    ),
  );
}

/** The feeds of a build, each valid. @throws {v.ValiError} with what is not */
async function validFeeds(settings?: Record<string, string>): Promise<Map<string, OpdsFeed>> {
  const feeds = await buildFeeds(settings);
  return new Map([...feeds].map(([file, feed]) => [file, v.parse(opdsFeed, feed)]));
}

const navigationOf = ({ navigation = [], groups = [] }: OpdsFeed) => [
  ...navigation,
  ...groups.flatMap((group) => ('navigation' in group ? group.navigation : [])),
];

/** A feed's books under the title of their group, or of the feed. */
const booksOf = ({ metadata, publications = [], groups = [] }: OpdsFeed) => [
  ...publications.map((book) => ({ title: metadata.title, book })),
  ...groups.flatMap((group) =>
    'publications' in group
      ? group.publications.map((book) => ({ title: group.metadata.title, book }))
      : [],
  ),
];

const idOf = (address: string) => Number(/\d+$/.exec(address)?.[0]);

function feedAt(feeds: ReadonlyMap<string, OpdsFeed>, file: string): OpdsFeed {
  const feed = feeds.get(file);
  if (!feed) throw new Error(`no feed ${file}`);
  return feed;
}

/** The feeds that the links of the first lead to, by their addresses. */
function browse(feeds: ReadonlyMap<string, OpdsFeed>, start = '/opds.json') {
  const seen = new Set<string>();
  const visit = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const { href, rel } of navigationOf(feedAt(feeds, file))) {
      expect(rel).toBe('subsection');
      visit(href);
    }
  };
  visit(start);
  return seen;
}

test('every feed is valid, knows its own address, and can be browsed to from the first', async () => {
  const feeds = await validFeeds();
  expect([...browse(feeds)].sort()).toEqual([...feeds.keys()].sort());
  for (const [file, { links }] of feeds) {
    expect(links.find(({ rel }) => rel === 'self')?.href).toBe(file);
    expect(links.find(({ rel }) => rel === 'start')?.href).toBe('/opds.json');
  }
  expect(feeds.size).toBeLessThan(50);
});

test('every Portuguese book stands under each of its authors, and nowhere else', async () => {
  const feeds = await validFeeds();
  const found = [...feeds]
    .filter(([file]) => file.startsWith('/opds/authors-'))
    .flatMap(([file, feed]) =>
      booksOf(feed).map(({ title, book }) => `${idOf(book.metadata.identifier)} ${file} ${title}`),
    );
  const expected = BOOKS.flatMap(({ id, authors }) => {
    const known = authors.filter((name) => !NOBODY.test(name));
    return known.length === 0
      ? [`${id} /opds/authors-other.json Sem autor conhecido`]
      : known.map(
          (name) => `${id} /opds/authors-${initialOf(name).toLowerCase()}.json ${spokenName(name)}`,
        );
  });
  expect(found.sort()).toEqual(expected.sort());
});

test('every shelf has its Portuguese books in its own order, and one without any is left out', async () => {
  const feeds = await validFeeds();
  const portuguese = new Set(BOOKS.map(({ id }) => id));
  const shelves = SHELVES.map(({ key }) => ({
    file: `/opds/shelf-${key}.json`,
    title: SHELF_BOOKS[key].title,
    ids: SHELF_BOOKS[key].ids.filter((id) => portuguese.has(id)),
  }));
  for (const { file, title, ids } of shelves) {
    const feed = feeds.get(file);
    expect(feed ? booksOf(feed).map(({ book }) => idOf(book.metadata.identifier)) : []).toEqual(
      ids,
    );
    if (feed) expect(feed.metadata).toEqual({ title, numberOfItems: ids.length });
  }
  const [first] = feedAt(feeds, '/opds.json').groups ?? [];
  expect(first && 'navigation' in first && first.navigation.map(({ title }) => title)).toEqual(
    shelves.filter(({ ids }) => ids.length > 0).map(({ title }) => title),
  );
});

/** The book as the feed of its author has it. */
const entryOf = (feeds: ReadonlyMap<string, OpdsFeed>, id: number) =>
  [...feeds.values()].flatMap(booksOf).find(({ book }) => idOf(book.metadata.identifier) === id)
    ?.book;

test('a book says what it is, where to get it and how it looks', async () => {
  expect(entryOf(await validFeeds(), 3333)).toEqual({
    metadata: {
      '@type': 'http://schema.org/Book',
      identifier: 'https://www.gutenberg.org/ebooks/3333',
      title: 'Os Lusíadas',
      author: [{ name: 'Luís de Camões', sortAs: 'Camões, Luís de' }],
      language: ['pt'],
      subject: expect.arrayContaining(['Epic poetry, Portuguese']),
      description: expect.stringMatching(/^A viagem de Vasco da Gama/),
    },
    links: [
      {
        rel: 'http://opds-spec.org/acquisition/open-access',
        href: 'https://www.gutenberg.org/ebooks/3333',
        type: 'text/html',
        properties: { indirectAcquisition: [{ type: 'application/epub+zip' }] },
      },
      { rel: 'alternate', href: '/book/3333/', type: 'text/html' },
    ],
    images: [
      {
        href: 'https://www.gutenberg.org/cache/epub/3333/pg3333.cover.medium.jpg',
        type: 'image/jpeg',
      },
    ],
  });
});

test('a book without a cover has the picture drawn for it', async () => {
  const feeds = await validFeeds();
  const bare = BOOKS.filter(({ thumbnail }) => thumbnail === null);
  expect(bare).not.toEqual([]);
  for (const { id } of bare) {
    expect(entryOf(feeds, id)?.images).toEqual([
      { href: `/book/${id}/capa.png`, type: 'image/png', width: 1200, height: 630 },
    ]);
  }
});

test('no link leads to a file of Project Gutenberg but to covers', async () => {
  const hrefs = [...(await validFeeds()).values()]
    .flatMap(booksOf)
    .flatMap(({ book }) => book.links.map(({ href }) => href))
    .filter((href) => href.includes('gutenberg'));
  for (const href of hrefs) expect(href).toMatch(/^https:\/\/www\.gutenberg\.org\/ebooks\/\d+$/);
});

test('where the address of the site is known all addresses are whole', async () => {
  const origin = 'https://livros.example';
  const feeds = await validFeeds({ SITE_ORIGIN: origin, NEXT_PUBLIC_BASE_PATH: '/estante' });
  const here = `${origin}/estante`;
  const byAddress = new Map([...feeds].map(([file, feed]) => [here + file, feed]));
  expect(browse(byAddress, `${here}/opds.json`).size).toBe(feeds.size);
  for (const feed of feeds.values()) {
    const books = booksOf(feed).map(({ book }) => book);
    const links = [feed, ...books].flatMap(({ links }) => links);
    for (const { href } of [...links, ...books.flatMap(({ images }) => images)]) {
      expect(href).toMatch(/^https:\/\/(?:livros\.example\/estante|www\.gutenberg\.org)\//);
    }
  }
});

test.each<[string, (feed: Record<string, unknown>) => unknown]>([
  ['has no title', (feed) => ({ ...feed, metadata: {} })],
  ['has no link to itself', (feed) => ({ ...feed, links: [] })],
  ['leads to nothing', ({ metadata, links }) => ({ metadata, links })],
  ['has what no feed has', (feed) => ({ ...feed, entries: [] })],
  [
    'has an address that is none',
    (feed) => JSON.parse(JSON.stringify(feed).replaceAll('/book/', '/a b/')),
  ],
  [
    'has books that cannot be had',
    (feed) => JSON.parse(JSON.stringify(feed).replaceAll('open-access', 'a')),
  ],
  [
    'has books without a picture',
    (feed) => JSON.parse(JSON.stringify(feed).replaceAll('image/jpeg', 'image/webp')),
  ],
  [
    'has books of no language',
    (feed) => JSON.parse(JSON.stringify(feed).replaceAll('["pt"]', '"português"')),
  ],
])('a feed that %s is not valid', async (_, spoil) => {
  const feed = (await buildFeeds()).get('/opds/shelf-poesia.json') as Record<string, unknown>;
  expect(v.is(opdsFeed, feed)).toBe(true);
  expect(v.is(opdsFeed, spoil(feed))).toBe(false);
});
