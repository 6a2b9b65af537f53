import { isBookPath, withBasePath, withoutBasePath } from '@/lib/paths';
import type { Site } from './site';

/** The page that shows any book, and the one for an address that does not exist. */
const BOOK_SHELL = '/book/_/';
const NOT_FOUND_PAGE = '/404.html';

/**
 * Fetches an address that this version has no page for: a file, a page of a newer version, or nothing.
 * A 404 is answered with this version's page, as the host's may be of another version.
 */
async function askHost(site: Site, request: Request): Promise<Response> {
  const response = await fetch(request, { cache: 'no-cache' }).catch(() => null);
  if (response && response.status !== 404) return response;
  const { body, headers } = await site.match(withBasePath(NOT_FOUND_PAGE));
  return new Response(body, { headers, status: 404 });
}

/** Answers a navigation as a host would; what only the host can know, it is asked. */
async function answerNavigation(site: Site, request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  if (pathname.endsWith('/') && site.has(pathname)) return site.match(pathname);
  if (isBookPath(withoutBasePath(pathname))) return site.match(withBasePath(BOOK_SHELL));
  if (site.has(`${pathname}/`)) return Response.redirect(`${pathname}/${search}`, 301);
  return askHost(site, request);
}

/** Answers with pages and scripts of the worker's own version, so that versions never mix. Returns null for what is not of the site. */
export function answerFromSite(site: Site, request: Request): Promise<Response> | null {
  const { method, mode, url } = request;
  const { origin, pathname } = new URL(url);
  if (origin !== location.origin || (method !== 'GET' && method !== 'HEAD')) return null;
  if (mode === 'navigate') return answerNavigation(site, request);
  // A static host takes no notice of a query, and Next's router adds `_rsc` to its requests.
  if (!site.has(pathname)) return null;
  const file = site.match(pathname);
  // Next's router checks with it whether there is a page.
  return method === 'HEAD' ? file.then((response) => new Response(null, response)) : file;
}
