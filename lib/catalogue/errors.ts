/**
 * - `http`: the response has an error status;
 * - `network`: there was no response (offline, or an error of a proxy without CORS headers);
 * - `invalid`: the response is not one of the service;
 * - `not-found`: the service has no such book.
 */
export type CatalogueErrorKind = 'http' | 'network' | 'invalid' | 'not-found';

interface Details {
  status?: number;
  /** The response's `Retry-After`, which retries.ts reads. */
  retryAfter?: string | null;
  cause?: unknown;
}

/** The only error that the catalogue's client throws, besides the AbortError of an aborted request. */
export class CatalogueError extends Error {
  override readonly name = 'CatalogueError';
  readonly status: number | null;
  readonly retryAfter: string | null;

  constructor(
    readonly kind: CatalogueErrorKind,
    message: string,
    { status, retryAfter, cause }: Details = {},
  ) {
    super(message, { cause });
    this.status = status ?? null;
    this.retryAfter = retryAfter ?? null;
  }
}
