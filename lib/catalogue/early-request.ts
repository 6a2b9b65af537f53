/**
 * The request that the document made before its scripts were there (early-request-script.ts). It is
 * left on `window`, the only place that both know.
 */
export interface EarlyRequest {
  readonly url: string;
  readonly response: Promise<Response>;
  readonly controller: AbortController;
  /** When it left, in ms of `performance.now()`; undefined once the service has begun to answer. */
  sentAt: number | undefined;
}

declare global {
  var earlyRequest: EarlyRequest | undefined;
}

/** The document's own request, if it was for `url`. */
export const earlyRequestFor = (url: string): EarlyRequest | undefined =>
  window.earlyRequest?.url === url ? window.earlyRequest : undefined;

/**
 * The response to the document's own request, if it was for `url`: once, as a retry asks anew.
 *
 * @param signal aborts the request that was taken over
 */
export function takeEarlyRequest(url: string, signal?: AbortSignal): Promise<Response> | null {
  const early = earlyRequestFor(url);
  if (!early) return null;
  window.earlyRequest = undefined;
  signal?.addEventListener('abort', () => early.controller.abort());
  return early.response;
}
