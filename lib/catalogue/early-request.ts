import { BASE_PATH, CATALOGUE_URL } from '@/lib/environment.mjs';
import { LANGUAGES } from '@/lib/languages';
import { FAILURES_KEY, MANY } from './failures';
import { COPY_AHEAD_MS, COPY_FIRST_MS } from './waits';

/** The request that the document made before its scripts were there. */
interface EarlyRequest {
  readonly url: string;
  readonly response: Promise<Response>;
  readonly controller: AbortController;
  /** When it left, in ms of `performance.now()`; undefined once the service has begun to answer. */
  sentAt: number | undefined;
}

declare global {
  var earlyRequest: EarlyRequest | undefined;
  /** The response to the document's request for the copy's description, if it has made one. */
  var earlyMeta: Promise<Response> | undefined;
}

/** When the document's own request left, if it was for `url` and nothing has come of it. */
export const earlySentAt = (url: string): number | undefined =>
  window.earlyRequest?.url === url ? window.earlyRequest.sentAt : undefined;

/**
 * The response to the document's own request, if it was for `url`: once, as a retry asks anew.
 *
 * @param signal aborts the request that was taken over
 */
export function takeEarlyRequest(url: string, signal: AbortSignal): Promise<Response> | null {
  const early = window.earlyRequest;
  if (early?.url !== url) return null;
  window.earlyRequest = undefined;
  signal.addEventListener('abort', () => early.controller.abort());
  return early.response;
}

/** What the inlined script knows of the app. */
const APP = {
  catalogueUrl: CATALOGUE_URL,
  basePath: BASE_PATH,
  languages: LANGUAGES as readonly string[],
  failuresKey: FAILURES_KEY,
  many: MANY,
  copyFirstMs: COPY_FIRST_MS,
  copyAheadMs: COPY_AHEAD_MS,
};

/**
 * Asks the service for what the address shows. Its source is inlined in the document, so it uses
 * nothing from outside; a property test holds it to `readQuery`, `pageUrl` and `booksUrl`. For a
 * shelf it asks for nothing: its numbers would be too many bytes here. Nor after recent failures,
 * when the copy is asked first. When the service fails or is silent while the scripts are on their
 * way, the copy's description is asked for, and for the front page its books.
 */
function startEarlyRequest(app: typeof APP): void {
  try {
    const [time, count] = (sessionStorage.getItem(app.failuresKey) ?? '').split(' ').map(Number);
    if (Number(count) >= app.many && Date.now() - Number(time) < app.copyFirstMs) return;
  } catch {
    // Without storage no failure is known.
  }
  const path = location.pathname.slice(app.basePath.length);
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
    if (app.languages.includes(language)) parameters.set('languages', language);
    parameters.set('page', /^[1-9]\d{0,6}$/.test(page) ? page : '1');
    if (search) parameters.set('search', search);
  } else {
    return;
  }
  const { href: url } = new URL(`${app.catalogueUrl}/books/?${parameters}`, location.origin);
  const controller = new AbortController();
  const response = fetch(url, { signal: controller.signal, credentials: 'omit' });
  const early: EarlyRequest = { url, response, controller, sentAt: performance.now() };
  window.earlyRequest = early;

  const askCopy = async () => {
    // Once is enough; and once the scripts have taken the request over they decide.
    if (window.earlyMeta || window.earlyRequest !== early) return;
    try {
      const copy = `${location.origin}${app.basePath}/copy/`;
      window.earlyMeta = fetch(`${copy}meta.json`, { cache: 'no-cache' });
      const { version } = (await (await window.earlyMeta).clone().json()) as { version: string };
      if (String(parameters) !== 'page=1') return;
      await Promise.all(
        ['pages', 'summaries'].map((kind) =>
          fetch(`${copy}${version}/${kind}/1.json`, { cache: 'force-cache' }),
        ),
      );
    } catch {
      // What takes the requests over reports their failure.
    }
  };
  setTimeout(() => early.sentAt !== undefined && askCopy(), app.copyAheadMs);
  response.then(({ ok }) => {
    early.sentAt = undefined;
    if (!ok) void askCopy();
  }, askCopy);
}

/** The script to inline in the document's head: the same text on every page of a build. */
export const earlyRequestScript = (): string =>
  `(${String(startEarlyRequest)})(${JSON.stringify(APP)})`;
