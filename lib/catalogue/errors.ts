/**
 * - `http`: the service answered with an error status;
 * - `network`: no answer came (offline, or a proxy's error without CORS headers);
 * - `invalid`: the answer was not what the service gives;
 * - `not-found`: the service has no such book.
 */
export type CatalogueErrorKind = 'http' | 'network' | 'invalid' | 'not-found';

interface Details {
  status?: number;
  /** What the service says to wait before another try, in milliseconds. */
  retryAfter?: number | null;
  cause?: unknown;
}

/** The only error that the catalogue's client throws, besides the AbortError of a cancelled request. */
export class CatalogueError extends Error {
  override readonly name = 'CatalogueError';
  readonly status: number | null;
  readonly retryAfter: number | null;

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

/** Whether the same request may succeed later: never a 4xx, but 429 (too many requests). */
export function mayRetry(error: unknown): boolean {
  if (!(error instanceof CatalogueError)) return false;
  if (error.kind === 'network') return true;
  if (error.kind !== 'http' || error.status === null) return false;
  return error.status === 429 || error.status >= 500;
}
