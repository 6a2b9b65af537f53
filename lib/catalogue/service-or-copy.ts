import { requestMetaEarly } from '@/lib/copy/early-meta';
import type { CataloguePage } from './book';
import type * as FailingService from './failing-service';
import { abortRequest, requestService, silence, type ServiceRequest } from './service-requests';
import { endPause, mayBePaused } from './service-pause';

/** The copy is read out after so much silence, so that it is at hand when it is to be shown. */
const BEFORE_LOADING_MS = 1_000;

/** Once loaded it decides everything. */
let failing: typeof FailingService | undefined;

/** The service's page, or undefined once its request has failed or something else has come first. */
async function pageUnless(
  other: Promise<unknown>,
  request: ServiceRequest,
): Promise<CataloguePage | undefined> {
  const failed = request.page.catch(() => undefined);
  const page = await Promise.race([failed, other.then(() => undefined)]);
  if (page) endPause();
  return page;
}

/** Without the code for failures: no copy, and another try only when the connection is back. */
async function serviceAlone(request: ServiceRequest, ask: () => Promise<unknown>) {
  const askAgain = () => void ask().catch(() => undefined);
  addEventListener('online', askAgain, { once: true });
  try {
    return await request.page;
  } catch (error) {
    if (request.controller.signal.aborted) return undefined;
    throw error;
  }
}

/**
 * Answers what is asked of the service: with its page, or the copy's when it fails, is silent or is
 * left alone (docs/decisions/0012-service-or-copy.md). Resolves to undefined when the request was
 * aborted, which is no error.
 *
 * @param url the address of the service
 * @param isShown whether a page of it is shown already
 * @param revalidate asks for an address again, if it is still shown: its answer may have changed
 * @throws {CatalogueError} the service's failure, when the copy has no answer either
 */
export async function askServiceOrCopy(
  url: string,
  isShown: boolean,
  revalidate: (url: string) => Promise<unknown>,
): Promise<CataloguePage | undefined> {
  let request: ServiceRequest | undefined;
  if (!failing) {
    if (!mayBePaused()) {
      request = requestService(url);
      const page = await pageUnless(silence(request, BEFORE_LOADING_MS), request);
      if (page || request.controller.signal.aborted) return page;
    }
    try {
      requestMetaEarly();
      // Needed by none whose service answers, which it may do while this is on its way.
      const code = import('./failing-service');
      const page = request && (await pageUnless(code, request));
      if (page) return page;
      failing = await code;
    } catch {
      return serviceAlone(request ?? requestService(url), () => revalidate(url));
    }
  }
  return failing.answerAnyhow(url, isShown, request, revalidate);
}

/** The visitor wants the service's answer: it is asked, whatever its last failures. */
export const insist = (url: string): void => failing?.insist(url);

/** Nobody waits for the answer any more. */
export function leave(url: string): void {
  abortRequest(url);
  failing?.forget(url);
}
