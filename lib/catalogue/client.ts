import type { CataloguePage } from './page';
import { takeEarlyRequest } from './early-request';
import { CatalogueError } from './errors';
import { notUnderstood, readCataloguePage } from './normalise';
import { pageOfUrl } from './requests';
import { ERROR_BODY_MS, MAX_SILENCE_MS, MAX_TIME_MS } from './waits';

/** Error pages can be long; the first characters are enough for a message. */
const MAX_SHOWN = 300;
const MAX_ERROR_BODY = 4_000;
/** A page of 32 books has some 100,000 characters. */
const MAX_BODY = 2_000_000;

/** Reads a response's text as it comes, until `onText` returns false or `signal` is aborted. */
async function readText(
  response: Response,
  signal: AbortSignal,
  onText: (text: string) => boolean,
): Promise<void> {
  const aborted = new Promise<undefined>((resolve) => {
    signal.addEventListener('abort', () => resolve(undefined));
  });
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const part = await Promise.race([reader?.read(), aborted]);
    signal.throwIfAborted();
    if (!part || part.done) return;
    text += decoder.decode(part.value, { stream: true });
    if (!onText(text)) return;
  }
}

async function httpError(response: Response, signal: AbortSignal): Promise<CatalogueError> {
  let body = '';
  // As much of it as comes.
  await readText(response, signal, (text) => {
    body = text;
    return text.length < MAX_ERROR_BODY;
  }).catch(() => undefined);
  body = body.trim();
  const shown = body.length > MAX_SHOWN ? `${body.slice(0, MAX_SHOWN)}…` : body;
  return new CatalogueError('http', `HTTP ${response.status} - ${shown}`, {
    status: response.status,
    retryAfter: response.headers.get('Retry-After'),
  });
}

/** The JSON of a response, or undefined, which readCataloguePage rejects. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A redirect must not choose another host; a response that was made by hand has no address. */
const isRedirectedAway = (response: Response, url: string) =>
  response.url !== '' && new URL(response.url).origin !== new URL(url).origin;

const isAbort = (error: unknown) => error instanceof Error && error.name === 'AbortError';

function networkError(cause: unknown, late: boolean): CatalogueError {
  const message = !navigator.onLine
    ? 'Você está sem conexão com a internet.'
    : late
      ? 'O catálogo demorou demais para responder. Tente de novo em instantes.'
      : 'Não foi possível falar com o catálogo. Tente de novo em instantes.';
  return new CatalogueError('network', message, { cause });
}

/**
 * Asks the service for a page, or takes over the request that the document has already made. No
 * header is added: one would cost every request a preflight. It ends after 15 s without progress,
 * or 60 s in all.
 *
 * @param onBegin called when the response has begun, unless it is an error
 * @throws {CatalogueError} when there is no valid response
 * @throws {DOMException} AbortError when `signal` is aborted
 */
export async function fetchCataloguePage(
  url: string,
  signal?: AbortSignal,
  onBegin?: () => void,
): Promise<CataloguePage> {
  const stop = new AbortController();
  if (signal?.aborted) stop.abort();
  signal?.addEventListener('abort', () => stop.abort());
  const end = performance.now() + MAX_TIME_MS;
  let late = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const endIn = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(
      () => {
        late = true;
        stop.abort();
      },
      Math.min(ms, end - performance.now()),
    );
  };
  try {
    endIn(MAX_SILENCE_MS);
    const response = await (takeEarlyRequest(url, stop.signal) ??
      fetch(url, { signal: stop.signal, credentials: 'omit' }));
    if (isRedirectedAway(response, url)) throw notUnderstood();
    endIn(response.ok ? MAX_SILENCE_MS : ERROR_BODY_MS);
    if (!response.ok) throw await httpError(response, stop.signal);
    onBegin?.();
    let body = '';
    await readText(response, stop.signal, (text) => {
      endIn(MAX_SILENCE_MS);
      body = text;
      return text.length <= MAX_BODY;
    });
    if (body.length > MAX_BODY) throw notUnderstood();
    return readCataloguePage(parseJson(body), pageOfUrl(url));
  } catch (error) {
    // What was not read is not fetched either.
    stop.abort();
    if (signal?.aborted || (isAbort(error) && !late)) {
      throw new DOMException('Cancelled', 'AbortError');
    }
    if (error instanceof CatalogueError) throw error;
    throw networkError(error, late);
  } finally {
    clearTimeout(timer);
  }
}
