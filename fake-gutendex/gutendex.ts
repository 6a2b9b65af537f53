import { readFilters } from './filters';
import { PAGE_SIZE, pageLinks, readPage } from './pages';
import type { CatalogueRecord } from './record';

/** Answers a GET of an address. */
export type FakeGutendex = (address: URL | string) => Response;

/** Gutendex allows any origin, and sends no caching headers. */
const HEADERS = { 'Access-Control-Allow-Origin': '*' };

/**
 * Answers from the books given, in their order, what the app asks of Gutendex: lists of books, with
 * `page`, `search`, `languages` and `ids` (garethbjohnson/gutendex, on Django REST framework). Any
 * host and path may stand before `/books/`; an address that is not absolute throws a TypeError.
 */
export function fakeGutendex(books: readonly CatalogueRecord[]): FakeGutendex {
  const sorted = books.map(sortLists);
  return (address) => {
    const url = new URL(address);
    if (url.pathname.endsWith('/books')) return redirect(`${url.pathname}/${url.search}`);
    return url.pathname.endsWith('/books/') ? list(sorted, url) : notFound('Not found.');
  };
}

function list(books: readonly CatalogueRecord[], url: URL): Response {
  const found = books.filter(readFilters(url.searchParams));
  const page = readPage(url.searchParams.get('page'), found.length);
  if (page === null) return notFound('Invalid page.');
  return json(200, {
    count: found.length,
    ...pageLinks(url, page, found.length),
    results: found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
  });
}

/** Gutendex sorts these lists; authors, editors and translators it leaves as they come. */
function sortLists(record: CatalogueRecord): CatalogueRecord {
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

const notFound = (detail: string) => json(404, { detail });

/** To a path of the same host; two slashes at its start would name another. */
function redirect(path: string): Response {
  const location = path.replace(/^\/+/, '/');
  return new Response(null, { status: 301, headers: { ...HEADERS, Location: location } });
}
