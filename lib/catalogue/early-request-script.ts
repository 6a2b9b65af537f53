import { BASE_PATH, CATALOGUE_URL } from '@/lib/environment.mjs';
import type { EarlyRequest } from './early-request';
import { LANGUAGES } from './requests';
import { PAUSE_KEY } from './service-pause';

/**
 * Asks the service for what the address at hand shows. Its source is inlined in the document, so it
 * uses nothing from outside; a property test holds it to `readQuery`, `pageUrl` and `booksUrl`. For a
 * shelf it asks for nothing: its numbers would be too many bytes here. Nor while the service may be
 * left alone: then breaker.ts decides. When the service fails or is silent while the scripts are on
 * their way, the copy's description is asked for, and for the front page its books.
 *
 * @param catalogueUrl the service, as in environment.mjs
 * @param basePath where the site stands on its host
 * @param languages the codes that the service is asked for
 * @param pauseKey where the pause's end is kept, as `mayBePaused` reads it
 */
export function startEarlyRequest(
  catalogueUrl: string,
  basePath: string,
  languages: readonly string[],
  pauseKey: string,
): void {
  try {
    if (parseInt(localStorage.getItem(pauseKey) ?? '') > Date.now()) return;
  } catch {
    // Without storage there is no pause.
  }
  const path = location.pathname.slice(basePath.length);
  const id = /^\/book\/([1-9]\d{0,8})\/?$/.exec(path)?.[1];
  const parameters = new URLSearchParams();
  if (id) {
    parameters.set('ids', id);
  } else if (path === '/') {
    const query = new URLSearchParams(location.search);
    if (query.has('shelf')) return;
    const language = query.get('lang') ?? '';
    const page = query.get('page') ?? '';
    const search = (query.get('q') ?? '').trim();
    if (languages.includes(language)) parameters.set('languages', language);
    parameters.set('page', /^[1-9]\d{0,6}$/.test(page) ? page : '1');
    if (search) parameters.set('search', search);
  } else {
    return;
  }
  const { href: url } = new URL(`${catalogueUrl}/books/?${parameters}`, location.origin);
  const controller = new AbortController();
  const response = fetch(url, { signal: controller.signal, credentials: 'omit' });
  const early: EarlyRequest = { url, response, controller, sentAt: performance.now() };
  window.earlyRequest = early;

  const askCopy = async () => {
    // Once is enough; and once the scripts have taken the request over they decide.
    if (window.earlyMeta || window.earlyRequest !== early) return;
    try {
      const copy = `${location.origin}${basePath}/copy/`;
      window.earlyMeta = fetch(`${copy}meta.json`, { cache: 'no-cache' });
      const { version } = (await (await window.earlyMeta).clone().json()) as { version: string };
      if (String(parameters) !== 'page=1') return;
      await Promise.all(
        ['pages', 'summaries'].map((kind) =>
          fetch(`${copy}${version}/${kind}/1.json`, { cache: 'force-cache' }),
        ),
      );
    } catch {
      // Whoever takes the requests over reports their failure.
    }
  };
  // As BEFORE_LOADING_MS of service-or-copy.ts.
  setTimeout(() => early.sentAt !== undefined && askCopy(), 1_000);
  response.then(({ ok }) => {
    early.sentAt = undefined;
    if (!ok) void askCopy();
  }, askCopy);
}

/** The script to inline in the document's head: the same text on every page of a build. */
export const earlyRequestScript = (): string =>
  `(${String(startEarlyRequest)})(${[CATALOGUE_URL, BASE_PATH, LANGUAGES, PAUSE_KEY].map((value) => JSON.stringify(value)).join()})`;
