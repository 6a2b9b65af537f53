import type { CataloguePage } from './book';
import { afterAsking, afterFailure, isPaused, mayAsk } from './breaker';
import { readBreaker, writeBreaker } from './breaker-store';
import { CatalogueError } from './errors';
import { pageOfUrl } from './requests';
import { askedWait } from './retries';
import { endPause } from './service-pause';
import type { ServiceRequest } from './service-requests';

/** Requests that the breaker has counted: silence and the error after it are one failure. */
const counted = new WeakSet<ServiceRequest>();

/** Tells the breaker that a request has failed or been silent. */
export function countFailure(request: ServiceRequest, error?: CatalogueError): void {
  const wait = error ? askedWait(error) : null;
  // Without a connection it is not the service that fails.
  if (!navigator.onLine || (wait === null && counted.has(request))) return;
  counted.add(request);
  writeBreaker(afterFailure(readBreaker(), Date.now(), wait));
}

/** Whether a quiet request may leave now; then it is taken to have left. */
export function takeAttempt(): boolean {
  const breaker = readBreaker();
  const now = Date.now();
  if (!mayAsk(breaker, now)) return false;
  if (isPaused(breaker, now)) writeBreaker(afterAsking(breaker, now));
  return true;
}

/** Whether an error is the service's honest answer: it has no such page. */
export const isHonest = ({ status }: CatalogueError, url: string): boolean =>
  status === 404 && pageOfUrl(url) > 1;

/** The service's page or its failure, of which the breaker is told; undefined when it was aborted. */
export async function outcomeOf(
  url: string,
  request: ServiceRequest,
): Promise<CataloguePage | CatalogueError | undefined> {
  try {
    const page = await request.page;
    endPause();
    return page;
  } catch (error) {
    if (!(error instanceof CatalogueError)) return undefined;
    if (isHonest(error, url)) endPause();
    else countFailure(request, error);
    return error;
  }
}
