import { fetchCataloguePage } from './client';
import { earlySentAt } from './early-request';
import { CatalogueError, countFailure, forgetFailures, hasFailedLately } from './failures';
import { readCataloguePage, type CataloguePage, type CopyNote } from './normalise';
import { pageOfUrl } from './requests';
import { COPY_PRELOAD_MS, COPY_TIMEOUT_MS, PATIENCE_MS, BODY_PATIENCE_MS, wait } from './waits';

// Its code is loaded only when the service fails or is slow.
const loadCopy = () => import('@/lib/copy/ask-copy');

/** Whether an error means that the service has no such page. */
const saysNoSuchPage = ({ status }: CatalogueError, url: string): boolean =>
  status === 404 && pageOfUrl(url) > 1;

/**
 * Requests a page from the service, and counts its failures. `patience` resolves after PATIENCE_MS,
 * or after BODY_PATIENCE_MS if a response has begun by then.
 */
function askService(url: string, signal: AbortSignal) {
  // The early request may have been sent long before.
  const sentAt = earlySentAt(url) ?? performance.now();
  let hasResponse = false;
  const ask = async () => {
    try {
      const page = await fetchCataloguePage(url, signal, () => (hasResponse = true));
      forgetFailures();
      return page;
    } catch (error) {
      if (error instanceof CatalogueError) {
        if (saysNoSuchPage(error, url)) forgetFailures();
        // Offline, it is not the service that fails.
        else if (navigator.onLine) countFailure();
      }
      throw error;
    }
  };
  const waitUntil = (ms: number) => wait(sentAt + ms - performance.now());
  const waitForPage = async () => {
    await waitUntil(COPY_PRELOAD_MS);
    // A preload: readCopy handles its failure.
    if (!hasResponse && !signal.aborted) loadCopy().catch(() => undefined);
    await waitUntil(PATIENCE_MS);
    if (hasResponse) await waitUntil(BODY_PATIENCE_MS);
  };
  const page = ask();
  // It may reject after the copy's page has been returned.
  page.catch(() => undefined);
  return { page, patience: waitForPage() };
}

type CopyPage = CataloguePage & { copy: CopyNote };

/** The copy's page, or undefined when it has no books for this address or cannot be read. */
async function readCopy(url: string, signal: AbortSignal): Promise<CopyPage | undefined> {
  const asked = loadCopy().then(({ askCopy }) => askCopy(url, signal));
  try {
    const answer = await Promise.race([asked, wait(COPY_TIMEOUT_MS)]);
    if (!answer) return undefined;
    const page = readCataloguePage(answer.data, pageOfUrl(url));
    return { ...page, copy: { date: answer.date } };
  } catch (error) {
    if (signal.aborted) throw error;
    return undefined;
  }
}

/**
 * Answers an address of the service: with the service's page, or with the copy's when the service
 * failed lately, fails, or is slow (docs/decisions/0012-service-or-copy.md).
 *
 * @param waitForService asks the copy only if the service fails, for a visitor who pressed retry
 * @throws {CatalogueError} the service's failure, when the copy has no answer either
 * @throws {DOMException} AbortError when `signal` is aborted
 */
export async function askServiceOrCopy(
  url: string,
  signal: AbortSignal,
  waitForService: boolean,
): Promise<CataloguePage> {
  if (!waitForService && hasFailedLately()) {
    const copied = await readCopy(url, signal);
    if (copied) return copied;
  }
  const service = askService(url, signal);
  let copy: ReturnType<typeof readCopy> | undefined;
  try {
    const inTime = await (waitForService
      ? service.page
      : Promise.race([service.page, service.patience]));
    if (inTime) return inTime;
    copy = readCopy(url, signal);
    const either = await Promise.race([service.page, copy]);
    if (either?.copy) return { ...either, copy: { ...either.copy, late: service.page } };
    return either ?? (await service.page);
  } catch (error) {
    if (!(error instanceof CatalogueError) || saysNoSuchPage(error, url)) throw error;
    const copied = await (copy ?? readCopy(url, signal));
    if (!copied) throw error;
    return { ...copied, copy: { ...copied.copy, error } };
  }
}
