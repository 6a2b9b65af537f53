import { followableLink, pageOfUrl, pageUrl, type CatalogueRequest } from './requests';

/**
 * The service's own links to the pages that neighbour those seen, by the address we would have
 * asked for the same page. Their parameters are opaque: they are followed as given (SPEC section 4).
 */
const links = new Map<string, string>();

/**
 * Chooses a neighbouring page by the service's link to it.
 *
 * @param request the page at hand
 * @param link its `next` or `previous`
 * @param fallback the number to go to where there is no link that may be followed
 * @returns the number of the page that the link leads to
 */
export function followLink(request: CatalogueRequest, link: string | null, fallback: number) {
  const url = followableLink(link);
  if (!url) return fallback;
  const page = pageOfUrl(url);
  const ours = pageUrl({ ...request, page });
  // The service leaves out `page=1`: the same page needs no second request.
  const named = new URL(url);
  named.searchParams.set('page', String(page));
  named.searchParams.sort();
  if (named.href !== ours) links.set(ours, url);
  return page;
}

/** The address to ask for a page: the service's own link to it where one was followed. */
export function requestUrlOf(request: CatalogueRequest): string {
  const url = pageUrl(request);
  return links.get(url) ?? url;
}
