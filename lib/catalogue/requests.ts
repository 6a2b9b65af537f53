import { CATALOGUE_URL } from '@/lib/environment.mjs';

/** A request to the service: the part of a search that it can answer. */
export interface CatalogueRequest {
  search: string;
  language: string;
  /** From 1. */
  page: number;
}

/** The base of relative addresses; during the build there is no `location`. */
const documentOrigin = () =>
  typeof location === 'undefined' ? 'http://localhost' : location.origin;

const booksAddress = () => new URL(`${CATALOGUE_URL}/books/`, documentOrigin()).href;

/**
 * The address of a page of the catalogue. The trailing slash avoids a redirect; the parameters are
 * in the order of the service's own links, so that both share a cache entry.
 */
export function pageUrl({ search, language, page }: CatalogueRequest): string {
  const parameters = new URLSearchParams();
  if (language) parameters.set('languages', language);
  parameters.set('page', String(page));
  if (search) parameters.set('search', search);
  return `${booksAddress()}?${parameters}`;
}

/** The address of books by their numbers. */
export const booksUrl = (ids: readonly number[]): string =>
  `${booksAddress()}?ids=${ids.join(',')}`;

/** The page number that an address of the service carries; 1 when it carries none. */
export function pageOfUrl(url: string): number {
  const page = Number(new URL(url, documentOrigin()).searchParams.get('page') ?? 1);
  return Number.isInteger(page) && page > 0 ? page : 1;
}

/**
 * A `next` or `previous` link of the service if it may be followed, else null. It must be of the
 * catalogue's own host, and is upgraded to https when the catalogue is on https.
 */
export function followableLink(link: string | null): string | null {
  if (!link || !URL.canParse(link, documentOrigin())) return null;
  const url = new URL(link, documentOrigin());
  const service = new URL(CATALOGUE_URL, documentOrigin());
  if (!/^https?:$/.test(url.protocol) || url.host !== service.host) return null;
  if (url.username || url.password) return null;
  url.protocol = service.protocol;
  return url.href;
}

/**
 * The service's own links to pages, by our own address of the same page. Their parameters are
 * opaque: they are followed as given (SPEC section 4).
 */
const links = new Map<string, string>();

/**
 * Chooses a neighbouring page by the service's link to it.
 *
 * @param request the current page
 * @param link its `next` or `previous`
 * @param neighbour the number of the page to use when the link cannot be followed
 * @param total how many pages there are
 * @returns the number of the page that the link leads to
 */
export function followLink(
  request: CatalogueRequest,
  link: string | null,
  neighbour: number,
  total: number,
): number {
  const url = followableLink(link);
  const page = url ? pageOfUrl(url) : 0;
  const isRightDirection = neighbour > request.page ? page > request.page : page < request.page;
  // A link to the page itself, back or past the end would be a button that does nothing.
  if (!url || !isRightDirection || page > total) return neighbour;
  const ownUrl = pageUrl({ ...request, page });
  // The service leaves out `page=1`, which is no reason to request the same page twice.
  const withPage = new URL(url);
  withPage.searchParams.set('page', String(page));
  withPage.searchParams.sort();
  if (withPage.href !== ownUrl) links.set(ownUrl, url);
  return page;
}

/** The address to ask for a page: the service's own link to it where one was followed. */
export function requestUrlOf(request: CatalogueRequest): string {
  const url = pageUrl(request);
  return links.get(url) ?? url;
}
