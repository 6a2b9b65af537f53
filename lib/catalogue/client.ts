import type { CataloguePage } from './book';
import { takeEarlyRequest } from './early-request';
import { CatalogueError } from './errors';
import { readCataloguePage } from './normalise';
import { pageOfUrl } from './requests';

/** Error pages can be long; the first characters are enough for a message. */
const MAX_BODY = 300;

/** `Retry-After` is seconds or a date (RFC 9110, 10.2.3); milliseconds from `now`, or null. */
export function parseRetryAfter(value: string | null, now: number): number | null {
  if (value === null || value.trim() === '') return null;
  const wait = /^\d+$/.test(value.trim()) ? Number(value) * 1000 : Date.parse(value) - now;
  return Number.isNaN(wait) ? null : Math.max(0, wait);
}

async function httpError(response: Response): Promise<CatalogueError> {
  const body = (await response.text().catch(() => '')).trim();
  const shown = body.length > MAX_BODY ? `${body.slice(0, MAX_BODY)}…` : body;
  return new CatalogueError('http', `HTTP ${response.status} - ${shown}`, {
    status: response.status,
    retryAfter: parseRetryAfter(response.headers.get('Retry-After'), Date.now()),
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

const isAbort = (error: unknown) => error instanceof Error && error.name === 'AbortError';

function networkError(cause: unknown): CatalogueError {
  const message = navigator.onLine
    ? 'Não foi possível falar com o catálogo. Tente de novo em instantes.'
    : 'Você está sem conexão com a internet.';
  return new CatalogueError('network', message, { cause });
}

/**
 * Asks the service for a page, or takes over the request that the document has already made. No
 * header is added: one would cost every request a preflight.
 *
 * @throws {CatalogueError} when there is no valid response
 * @throws {DOMException} AbortError when `signal` is aborted
 */
export async function fetchCataloguePage(
  url: string,
  signal?: AbortSignal,
): Promise<CataloguePage> {
  try {
    const response = await (takeEarlyRequest(url, signal) ??
      fetch(url, { signal, credentials: 'omit' }));
    if (!response.ok) throw await httpError(response);
    return readCataloguePage(parseJson(await response.text()), pageOfUrl(url));
  } catch (error) {
    if (signal?.aborted || isAbort(error)) throw new DOMException('Cancelled', 'AbortError');
    if (error instanceof CatalogueError) throw error;
    throw networkError(error);
  }
}
