import { followableLink, pageOfUrl, pageUrl, type CatalogueRequest } from './requests';

/**
 * The service's own links to the pages that neighbour those seen, keyed by our own address
 * of the same page. Their parameters are opaque: they are followed as given (SPEC section 4).
 */
const links = new Map<string, string>();

/**
 * Chooses a neighbouring page by the service's link to it.
 *
 * @param request the current page
 * @param link its `next` or `previous`
 * @param neighbour the number to go to where no link leads that way
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
  const isThatWay = neighbour > request.page ? page > request.page : page < request.page;
  // A link to the page itself, back or past the end would be a button that does nothing.
  if (!url || !isThatWay || page > total) return neighbour;
  const ownUrl = pageUrl({ ...request, page });
  // The service leaves out `page=1`: the same page needs no second request.
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
