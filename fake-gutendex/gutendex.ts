import { lastValue, readFilters } from './filters';
import { PAGE_SIZE, pageLinks, readPage } from './pages';
import type { CatalogueRecord } from './record';
import { createShelf, type Shelf, type ShelvedBook } from './shelf';
import { readInteger } from './text';

/** Answers a GET of an address. */
export type Catalogue = (address: URL | string) => Response;

/** `…/books`, `…/books/84`, each with or without its last slash, below whatever path. */
const ROUTE = /\/books(?:\/([^/.]+))?(\/?)$/;

/** Gutendex lets every site read it, and says nothing of caching. */
const HEADERS = { 'Access-Control-Allow-Origin': '*' };

/**
 * A catalogue of the books given that answers as Gutendex does (garethbjohnson/gutendex, on Django
 * REST framework), whatever host and path stand before `/books`. Pure and synchronous; an address
 * that is not absolute throws a TypeError.
 */
export function createCatalogue(books: readonly CatalogueRecord[]): Catalogue {
  const shelf = createShelf(books);
  return (address) => {
    const url = new URL(address);
    const route = ROUTE.exec(url.pathname);
    if (!route) return notFound('Not found.');
    const [, id, slash] = route;
    if (!slash) return redirect(`${url.pathname}/${url.search}`);
    return id === undefined ? list(shelf, url) : detail(shelf, url, id);
  };
}

function list(shelf: Shelf, url: URL): Response {
  const books = inOrder(shelf, lastValue(url.searchParams, 'sort')).filter(
    readFilters(url.searchParams),
  );
  const page = readPage(lastValue(url.searchParams, 'page'), books.length);
  if (page === null) return notFound('Invalid page.');
  return json(200, {
    count: books.length,
    ...pageLinks(url, page, books.length),
    results: books.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map(serialise),
  });
}

/** The filters hold for a single book too: `/books/84/?languages=fr` is not found. */
function detail(shelf: Shelf, url: URL, id: string): Response {
  const wanted = readInteger(id);
  if (wanted === null) return notFound('Not found.');
  const passes = readFilters(url.searchParams);
  const book = shelf.popular.find((each) => each.id === wanted && passes(each));
  return book ? json(200, serialise(book)) : notFound('No Book matches the given query.');
}

function inOrder(shelf: Shelf, sort: string | null): readonly ShelvedBook[] {
  if (sort === 'ascending') return shelf.ascending;
  if (sort === 'descending') return shelf.descending;
  return shelf.popular;
}

/** Gutendex sorts these four lists; authors, editors and translators it leaves as they come. */
function serialise({ record }: ShelvedBook): CatalogueRecord {
  return {
    ...record,
    summaries: record.summaries.toSorted(),
    subjects: record.subjects.toSorted(),
    bookshelves: record.bookshelves.toSorted(),
    languages: record.languages.toSorted(),
  };
}

function json(status: number, body: unknown): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { ...HEADERS, 'Content-Type': 'application/json' },
  });
}

function notFound(detail: string): Response {
  return json(404, { detail });
}

/** To a path of the same host; two slashes at its start would name another. */
function redirect(path: string): Response {
  const location = path.replace(/^\/+/, '/');
  return new Response(null, { status: 301, headers: { ...HEADERS, Location: location } });
}
