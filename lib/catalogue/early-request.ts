import { BASE_PATH, CATALOGUE_URL } from '@/lib/environment.mjs';
import { LANGUAGES } from '@/lib/languages';
import { FAILURES_KEY, FAILURES_BEFORE_COPY } from './failures';
import { COPY_PRELOAD_MS, COPY_FIRST_MS } from './waits';

/** The request that the inline script makes before the app's scripts have loaded. */
interface EarlyRequest {
  readonly url: string;
  readonly response: Promise<Response>;
  readonly controller: AbortController;
  /** In ms of `performance.now()`; undefined once the response has begun. */
  sentAt: number | undefined;
}

declare global {
  var earlyRequest: EarlyRequest | undefined;
  /** The inline script's request for the copy's description, if it has made one. */
  var earlyCopyMeta: Promise<Response> | undefined;
}

/** When the early request for `url` was sent; undefined if there is none, or its response has begun. */
export const earlySentAt = (url: string): number | undefined =>
  window.earlyRequest?.url === url ? window.earlyRequest.sentAt : undefined;

/** Takes over the early request if it was for `url`; only once, as a retry needs a new one. `signal`: aborts the request. */
export function takeEarlyRequest(url: string, signal: AbortSignal): Promise<Response> | null {
  const early = window.earlyRequest;
  if (early?.url !== url) return null;
  window.earlyRequest = undefined;
  signal.addEventListener('abort', () => early.controller.abort());
  return early.response;
}

/** The app's constants that the inline script needs. */
const APP = {
  catalogueUrl: CATALOGUE_URL,
  basePath: BASE_PATH,
  languages: LANGUAGES as readonly string[],
  failuresKey: FAILURES_KEY,
  failuresBeforeCopy: FAILURES_BEFORE_COPY,
  copyFirstMs: COPY_FIRST_MS,
  copyPreloadMs: COPY_PRELOAD_MS,
};

/**
 * Requests what the address shows; if the service fails or is slow, also the copy's description, and
 * for the front page its books. Its source is inlined in the document, so it uses nothing from
 * outside; a property test compares it with `readQuery`, `pageUrl` and `booksUrl`.
 */
function startEarlyRequest(app: typeof APP): void {
  try {
    const [time, count] = (sessionStorage.getItem(app.failuresKey) ?? '').split(' ').map(Number);
    if (Number(count) >= app.failuresBeforeCopy && Date.now() - Number(time) < app.copyFirstMs)
      return;
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
    // A shelf's ids would be too many bytes here.
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
    // When the app has taken the request over, it decides whether to ask the copy.
    if (window.earlyCopyMeta || window.earlyRequest !== early) return;
    try {
      const copy = `${location.origin}${app.basePath}/copy/`;
      window.earlyCopyMeta = fetch(`${copy}meta.json`, { cache: 'no-cache' });
      const { version }: { version: string } = await (await window.earlyCopyMeta).clone().json();
      if (String(parameters) !== 'page=1') return;
      await Promise.all(
        ['pages', 'summaries'].map((kind) =>
          fetch(`${copy}${version}/${kind}/1.json`, { cache: 'force-cache' }),
        ),
      );
    } catch {
      // The app reports it when it takes the requests over.
    }
  };
  setTimeout(() => early.sentAt !== undefined && askCopy(), app.copyPreloadMs);
  response.then(({ ok }) => {
    early.sentAt = undefined;
    if (!ok) void askCopy();
  }, askCopy);
}

/** The script to inline in the document's head: the same text on every page of a build. */
export const earlyRequestScript = (): string =>
  `(${String(startEarlyRequest)})(${JSON.stringify(APP)})`;
