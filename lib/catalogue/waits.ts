/*
 * All timeouts and delays of requests to the catalogue, in ms, ascending (and how often one is retried).
 * The inline script (early-request.ts) uses them too.
 */

/** How often a failed request is retried automatically. */
export const MAX_RETRIES = 3;

/** When no response has begun after this time, the copy's code and description are preloaded. */
export const COPY_PRELOAD_MS = 1_000;
/** When no response of the service has begun after this time, the copy is asked. */
export const PATIENCE_MS = 1_500;
/** The timeout of an error response's body. */
export const ERROR_BODY_MS = 2_000;
/** The delay before the first retry; it doubles with each retry. */
export const FIRST_RETRY_MS = 2_000;
/** When a response has begun but not ended after this time, the copy is asked. */
export const BODY_PATIENCE_MS = 4_500;
/** When there is neither an answer nor a copy after this time, the page says that it is slow. */
export const SLOW_MS = 5_000;
/** The copy's timeout. */
export const COPY_TIMEOUT_MS = 8_000;
/** The service's timeout. */
export const SERVICE_TIMEOUT_MS = 20_000;
/** The delay after a 429 (Too Many Requests) whose `Retry-After` CORS hides from scripts. */
export const TOO_MANY_REQUESTS_MS = 60_000;
/** How long the copy is asked first after repeated failures. */
export const COPY_FIRST_MS = 120_000;

/** Resolves to undefined after `ms`. */
export const wait = (ms: number): Promise<undefined> =>
  new Promise((resolve) => setTimeout(resolve, ms, undefined));
