import { takeEarlyRequest } from './early-request';
import { CatalogueError } from './failures';
import { notUnderstood, readCataloguePage, type CataloguePage } from './normalise';
import { pageOfUrl } from './requests';
import { ERROR_BODY_MS, MAX_TIME_MS, wait } from './waits';

/** Error pages can be long; the first characters are enough for a message. */
const MAX_SHOWN = 300;
/** A page of 32 books has some 100,000 characters. */
const MAX_BODY = 2_000_000;

async function httpError(response: Response): Promise<CatalogueError> {
  // Its text may break off, or never end.
  const text = await Promise.race([response.text(), wait(ERROR_BODY_MS)]).catch(() => '');
  const body = text?.trim() ?? '';
  const shown = body.length > MAX_SHOWN ? `${body.slice(0, MAX_SHOWN)}…` : body;
  const message = `HTTP ${response.status} - ${shown}`;
  return new CatalogueError('http', message, response.status, response.headers.get('Retry-After'));
}

function networkError(message: string): CatalogueError {
  const offline = 'Você está sem conexão com a internet.';
  return new CatalogueError('network', navigator.onLine ? message : offline);
}

async function readPage(
  url: string,
  signal: AbortSignal,
  onBegin?: () => void,
): Promise<CataloguePage> {
  const response = await (takeEarlyRequest(url, signal) ??
    fetch(url, { signal, credentials: 'omit' }));
  // A redirect must not choose another host.
  if (new URL(response.url || url).origin !== new URL(url).origin) throw notUnderstood();
  if (!response.ok) throw await httpError(response);
  onBegin?.();
  const body = await response.text();
  if (body.length > MAX_BODY) throw notUnderstood();
  return readCataloguePage(JSON.parse(body), pageOfUrl(url));
}

/**
 * Asks the service for a page, or takes over the request that the document has already made. No
 * header is added: one would cost every request a preflight.
 *
 * @param onBegin called when the response has begun, unless it is an error
 * @throws {CatalogueError} when there is no valid response after 20 s
 * @throws {DOMException} AbortError when `signal` is aborted
 */
export async function fetchCataloguePage(
  url: string,
  signal?: AbortSignal,
  onBegin?: () => void,
): Promise<CataloguePage> {
  signal?.throwIfAborted();
  const request = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = new Promise<never>((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as DOMException));
    const late = 'O catálogo demorou demais para responder. Tente de novo em instantes.';
    timer = setTimeout(() => reject(networkError(late)), MAX_TIME_MS);
  });
  try {
    return await Promise.race([readPage(url, request.signal, onBegin), end]);
  } catch (error) {
    signal?.throwIfAborted();
    if (error instanceof CatalogueError) throw error;
    if (error instanceof SyntaxError) throw notUnderstood();
    throw networkError('Não foi possível falar com o catálogo. Tente de novo em instantes.');
  } finally {
    clearTimeout(timer);
    // What was not read is not fetched either.
    request.abort();
  }
}
