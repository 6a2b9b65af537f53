import { Route, type Serwist } from 'serwist';
import { withBasePath, withoutBasePath } from '@/lib/paths';
import { NOT_FOUND_PAGE, documentOf } from './documents';

/** A page of the site; Serwist has it since the worker was installed. */
async function pageOf(serwist: Serwist, path: string): Promise<Response> {
  const url = withBasePath(path);
  return (await serwist.matchPrecache(url)) ?? fetch(url);
}

/** The page for an address that does not exist, with the status that the host would give it. */
async function notFoundPage(serwist: Serwist): Promise<Response> {
  const { body, headers } = await pageOf(serwist, NOT_FOUND_PAGE);
  return new Response(body, { headers, status: 404 });
}

/**
 * An address that this version has no page for: a file, a page of a newer version, or nothing. The
 * host is asked, past the browser's cache; its own 404 page may be of another version.
 */
async function askHost(serwist: Serwist, request: Request): Promise<Response> {
  try {
    const response = await fetch(request, { cache: 'no-cache' });
    if (response.status !== 404) return response;
  } catch {
    // Offline.
  }
  return notFoundPage(serwist);
}

async function answerNavigation(serwist: Serwist, request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const hasPage = (path: string) => serwist.getPrecacheKeyForUrl(withBasePath(path)) !== undefined;
  const answer = documentOf(withoutBasePath(pathname), hasPage);
  if (answer === null) return askHost(serwist, request);
  if ('page' in answer) return pageOf(serwist, answer.page);
  return Response.redirect(withBasePath(answer.redirect) + search, 301);
}

/** Next's router asks with HEAD whether there is a page before it goes there. */
async function answerHead(serwist: Serwist, request: Request): Promise<Response> {
  const response = await serwist.matchPrecache(request.url);
  return response ? new Response(null, response) : fetch(request);
}

/** Pages come from the worker's own version, as their scripts do: never two versions mixed. */
export const routesOfPages = (serwist: Serwist): Route[] => [
  new Route(
    ({ request }) => request.mode === 'navigate',
    ({ request }) => answerNavigation(serwist, request),
  ),
  new Route(
    ({ sameOrigin, url }) =>
      sameOrigin && serwist.getPrecacheKeyForUrl(url.origin + url.pathname) !== undefined,
    ({ request }) => answerHead(serwist, request),
    'HEAD',
  ),
];
