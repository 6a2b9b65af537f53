import type { Book } from '@/lib/catalogue/book';
import { HOME_PATH, PORTUGUESE_PATH, catalogueHref } from '@/lib/paths';
import { authorsOf, authorsWithBooks, initialOf, spokenName } from '@/lib/portuguese/authors';
import { portugueseBooks } from '@/lib/portuguese/books';
import { SHELF_BOOKS } from '@/lib/shelves/shelf-books';
import { SHELVES } from '@/lib/shelves/shelves';
import { OPDS_PATH, linksOf, subsection, type Feed, type FeedFile } from './feed';
import { publicationOf } from './publication';

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** A feed for each shelf with Portuguese books, in the order of the shelves and their books. */
function shelfFeeds(books: readonly Book[]): FeedFile[] {
  const byId = new Map(books.map((book) => [book.id, book]));
  return SHELVES.flatMap(({ key }) => {
    const { title, ids } = SHELF_BOOKS[key];
    const publications = ids.flatMap((id) => byId.get(id) ?? []).map(publicationOf);
    if (publications.length === 0) return [];
    const path = `/opds/shelf-${key}.json`;
    const metadata = { title, numberOfItems: publications.length };
    return {
      path,
      feed: { metadata, links: linksOf(path, catalogueHref({ shelf: key })), publications },
    };
  });
}

const groupOf = (title: string, books: readonly Book[]) => ({
  metadata: { title, numberOfItems: books.length },
  publications: books.map(publicationOf),
});

/** A feed of books under their authors' names. A book of two authors stands under both. */
function authorFeed(file: string, title: string, groups: ReturnType<typeof groupOf>[]): FeedFile {
  const path = `/opds/${file}.json`;
  const ids = groups.flatMap(({ publications }) =>
    publications.map(({ metadata }) => metadata.identifier),
  );
  const metadata = { title, numberOfItems: new Set(ids).size };
  return { path, feed: { metadata, links: linksOf(path, PORTUGUESE_PATH), groups } };
}

/** A feed for each letter with which an author's name begins, and one of all other books. */
function authorFeeds(books: readonly Book[]): FeedFile[] {
  const authors = authorsWithBooks(books);
  const groupsAt = (initial: string) =>
    authors
      .filter(({ name }) => initialOf(name) === initial)
      .map(({ name, books }) => groupOf(spokenName(name), books));
  const ofNobody = books.filter((book) => authorsOf(book).length === 0);
  return [
    ...LETTERS.map((letter) =>
      authorFeed(`authors-${letter.toLowerCase()}`, `Autores: ${letter}`, groupsAt(letter)),
    ).filter(({ feed }) => feed.metadata.numberOfItems > 0),
    // Even without books: Next refuses a route of no files.
    authorFeed('authors-other', 'Sem autor conhecido, e outros', [
      ...(ofNobody.length > 0 ? [groupOf('Sem autor conhecido', ofNobody)] : []),
      ...groupsAt(''),
    ]),
  ];
}

/** The feed that leads to all others. */
function rootFeed(books: readonly Book[], shelves: FeedFile[], authors: FeedFile[]): FeedFile {
  const group = (title: string, feeds: FeedFile[]) => ({
    metadata: { title },
    navigation: feeds.map(subsection),
  });
  const groups = [group('Estantes', shelves), group('Autores, de A a Z', authors)];
  const metadata = { title: 'BookShelfs: livros em português', numberOfItems: books.length };
  return { path: OPDS_PATH, feed: { metadata, links: linksOf(OPDS_PATH, HOME_PATH), groups } };
}

async function makeFeeds(): Promise<ReadonlyMap<string, Feed>> {
  const books = await portugueseBooks();
  const shelves = shelfFeeds(books);
  const authors = authorFeeds(books);
  const feeds = [rootFeed(books, shelves, authors), ...shelves, ...authors];
  return new Map(feeds.map(({ path, feed }) => [path, feed]));
}

let feeds: Promise<ReadonlyMap<string, Feed>> | undefined;

/** The OPDS feeds of the Portuguese books known to the build, by their paths within the app. */
export const opdsFeeds = (): Promise<ReadonlyMap<string, Feed>> => (feeds ??= makeFeeds());
