import { isBookPath, withBasePath, withoutBasePath } from '@/lib/paths';
import type { Site } from './site';

/** The page that shows any book, and the one for an address that does not exist. */
const BOOK_SHELL = '/book/_/';
const NOT_FOUND_PAGE = '/404.html';

type Answer = { page: string } | { redirect: string } | null;

/**
 * The answer to a navigation, as a host would give it: one of the site's pages, a redirect to the
 * address with its slash, or null when only the host can know.
 *
 * @param path within the app, without its query
 * @param hasPage whether the site has that page
 */
function documentOf(path: string, hasPage: (path: string) => boolean): Answer {
  if (path.endsWith('/') && hasPage(path)) return { page: path };
  if (isBookPath(path)) return { page: BOOK_SHELL };
  if (hasPage(`${path}/`)) return { redirect: `${path}/` };
  return null;
}

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

async function answerNavigation(site: Site, request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const hasPage = (path: string) => site.has(withBasePath(path));
  const answer = documentOf(withoutBasePath(pathname), hasPage);
  if (answer === null) return askHost(site, request);
  if ('page' in answer) return site.match(withBasePath(answer.page));
  return Response.redirect(withBasePath(answer.redirect) + search, 301);
}

/**
 * Answers with pages and scripts of the worker's own version, so that versions never mix.
 *
 * @returns null for what is not of the site
 */
export function answerFromSite(site: Site, request: Request): Promise<Response> | null {
  const { method, mode, url } = request;
  const { origin, pathname, searchParams } = new URL(url);
  if (origin !== location.origin || (method !== 'GET' && method !== 'HEAD')) return null;
  if (mode === 'navigate') return answerNavigation(site, request);
  // Next's router adds it to its requests.
  searchParams.delete('_rsc');
  if (searchParams.toString() || !site.has(pathname)) return null;
  const file = site.match(pathname);
  // Next's router checks with it whether there is a page.
  return method === 'HEAD' ? file.then((response) => new Response(null, response)) : file;
}
