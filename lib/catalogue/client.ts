import { takeEarlyRequest } from './early-request';
import { CatalogueError, notUnderstood } from './failures';
import { readCataloguePage, type CataloguePage } from './normalise';
import { pageOfUrl } from './requests';
import { ERROR_BODY_MS, SERVICE_TIMEOUT_MS, wait } from './waits';

/** Error pages can be long; the first characters are enough for a message. */
const MAX_SHOWN = 300;
/** A page of 32 books has some 100,000 characters. */
const MAX_BODY = 2_000_000;

async function httpError(response: Response): Promise<CatalogueError> {
  // The body may break off, or never end.
  const text = await Promise.race([response.text(), wait(ERROR_BODY_MS)]).catch(() => '');
  // A page is not meant to be read in a message.
  const body = text?.trim().replace(/^<[^]*/, '') ?? '';
  const shown = body.length > MAX_SHOWN ? `${body.slice(0, MAX_SHOWN)}…` : body;
  const message = `HTTP ${response.status} - ${shown}`;
  return new CatalogueError('http', message, response.status, response.headers.get('Retry-After'));
}

const networkError = (): CatalogueError =>
  new CatalogueError(navigator.onLine ? 'network' : 'offline', 'no answer');

async function readPage(url: string, signal: AbortSignal, onResponse?: () => void) {
  // Without a connection the browser's own cache may have what a visitor has seen.
  const { onLine } = navigator;
  const cache = onLine ? 'default' : 'force-cache';
  const response = await ((onLine && takeEarlyRequest(url, signal)) ||
    fetch(url, { signal, credentials: 'omit', cache }));
  // A redirect must not choose another host.
  if (new URL(response.url || url).origin !== new URL(url).origin) throw notUnderstood();
  if (!response.ok) throw await httpError(response);
  onResponse?.();
  const body = await response.text();
  if (body.length > MAX_BODY) throw notUnderstood();
  return readCataloguePage(JSON.parse(body), pageOfUrl(url));
}

/**
 * Fetches a page from the service, or takes over the document's early request for it. It adds no
 * headers, which would cost every request a CORS preflight.
 *
 * @param onResponse called when the headers of a successful response have arrived
 * @throws {CatalogueError} when there is no valid response after SERVICE_TIMEOUT_MS
 * @throws {DOMException} AbortError when `signal` is aborted
 */
export async function fetchCataloguePage(
  url: string,
  signal?: AbortSignal,
  onResponse?: () => void,
): Promise<CataloguePage> {
  signal?.throwIfAborted();
  const request = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const abortOrTimeout = new Promise<never>((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as DOMException));
    timer = setTimeout(() => reject(networkError()), SERVICE_TIMEOUT_MS);
  });
  try {
    return await Promise.race([readPage(url, request.signal, onResponse), abortOrTimeout]);
  } catch (error) {
    signal?.throwIfAborted();
    if (error instanceof CatalogueError) throw error;
    if (error instanceof SyntaxError) throw notUnderstood();
    throw networkError();
  } finally {
    clearTimeout(timer);
    // Cancels what is still being downloaded.
    request.abort();
  }
}
