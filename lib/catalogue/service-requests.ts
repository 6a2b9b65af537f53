import type { CataloguePage } from './book';
import { fetchCataloguePage } from './client';
import { earlyRequestFor } from './early-request';

/** A request to the service. Its times are those of `performance.now()`, in ms. */
export interface ServiceRequest {
  readonly controller: AbortController;
  readonly page: Promise<CataloguePage>;
  readonly sentAt: number;
  /** When something of the response last came; at first, as `sentAt`. */
  heardAt: number;
}

const inFlight = new Map<string, ServiceRequest>();

/** The request for `url`: the one in flight, which all share, or a new one. */
export function requestService(url: string): ServiceRequest {
  const shared = inFlight.get(url);
  if (shared) return shared;
  const controller = new AbortController();
  // What was answered before this code was there is heard now, however late that is.
  const sentAt = earlyRequestFor(url)?.sentAt ?? performance.now();
  const page = fetchCataloguePage(url, controller.signal, () => {
    request.heardAt = performance.now();
  }).finally(() => {
    if (inFlight.get(url) === request) inFlight.delete(url);
  });
  const request: ServiceRequest = { controller, page, sentAt, heardAt: sentAt };
  inFlight.set(url, request);
  return request;
}

/** Whether a request for `url` has left, by the document or since. */
export const isRequested = (url: string): boolean =>
  inFlight.has(url) || earlyRequestFor(url) !== undefined;

/** Aborts the request for `url`; the next use sends another. Returns whether there was one. */
export function abortRequest(url: string): boolean {
  inFlight.get(url)?.controller.abort();
  return inFlight.delete(url);
}

/** A response that comes piece by piece is awaited so much longer than a silent one. */
const MAX_PATIENCE_MS = 4_500;

/** Resolves to undefined when the service has said nothing for `ms`, or has not ended for 4.5 s. */
export async function silence(request: ServiceRequest, ms: number): Promise<undefined> {
  for (;;) {
    const end = Math.min(request.heardAt + ms, request.sentAt + MAX_PATIENCE_MS);
    const rest = end - performance.now();
    if (rest < 1) return;
    await new Promise((resolve) => setTimeout(resolve, rest));
  }
}
