import { CATALOGUE_URL } from '@/lib/environment.mjs';

/** What the service is asked for: the part of a search that it can answer. */
export interface CatalogueRequest {
  search: string;
  language: string;
  /** From 1. */
  page: number;
}

/** Where relative addresses start; while the site is being exported there is no such place. */
const siteOrigin = () => (typeof location === 'undefined' ? 'http://localhost' : location.origin);

const booksAddress = () => new URL(`${CATALOGUE_URL}/books/`, siteOrigin()).href;

/**
 * The address of a page of the catalogue. The trailing slash avoids a redirect; the order of
 * the parameters is the one of its own links, so both share one entry of the cache.
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
  const page = Number(new URL(url, siteOrigin()).searchParams.get('page') ?? 1);
  return Number.isInteger(page) && page > 0 ? page : 1;
}

/**
 * A `next` or `previous` link of the service if it may be followed, else null. It must be http(s)
 * and of the catalogue's own host: a response must not choose the host of the next request.
 * An http link of that host is upgraded when the catalogue is on https.
 */
export function followableLink(link: string | null): string | null {
  if (!link || !URL.canParse(link, siteOrigin())) return null;
  const url = new URL(link, siteOrigin());
  const service = new URL(CATALOGUE_URL, siteOrigin());
  if (!/^https?:$/.test(url.protocol) || url.host !== service.host) return null;
  if (url.username || url.password) return null;
  url.protocol = service.protocol;
  return url.href;
}
