/*
 * How long the catalogue is waited for, in ms, ascending. The script in the document's head
 * (early-request.ts) has them too.
 */

/** After so much silence the copy's description and its code are asked for. */
export const COPY_AHEAD_MS = 1_000;
/** When nothing of the service's answer has come after this time, the copy is asked. */
export const PATIENCE_MS = 1_500;
/** How long an error's body is waited for. */
export const ERROR_BODY_MS = 2_000;
/** The pause before the first retry; each later one is twice as long. */
export const FIRST_RETRY_MS = 2_000;
/** When an answer has begun and not ended after this time, the copy is asked. */
export const TRICKLE_MS = 4_500;
/** When there is neither an answer nor a copy after this time, the page says that it is slow. */
export const SLOW_MS = 5_000;
/** How long the copy is waited for. */
export const COPY_LIMIT_MS = 8_000;
/** How long the service is waited for in all. */
export const MAX_TIME_MS = 20_000;
/** The pause after a 429 that does not say how long: scripts may not read its `Retry-After`. */
export const TOO_MANY_MS = 60_000;
/** How long the copy is asked first after two failures in a row. */
export const COPY_FIRST_MS = 120_000;

/** Resolves to undefined after `ms`. */
export const wait = (ms: number): Promise<undefined> =>
  new Promise((resolve) => setTimeout(resolve, ms, undefined));
