import { fetchCataloguePage } from './client';
import { earlySentAt } from './early-request';
import { CatalogueError, countFailure, forgetFailures, hasFailedLately } from './failures';
import { readCataloguePage, type CataloguePage, type CopyNote } from './normalise';
import { pageOfUrl } from './requests';
import { COPY_AHEAD_MS, COPY_LIMIT_MS, PATIENCE_MS, TRICKLE_MS, wait } from './waits';

// Only for those whose service fails or is silent.
const loadCopy = () => import('@/lib/copy/ask-copy');

/** Whether an error is the service's own word that it has no such page. */
const saysNoSuchPage = ({ status }: CatalogueError, url: string): boolean =>
  status === 404 && pageOfUrl(url) > 1;

/**
 * Asks the service for a page, and counts its failures. `silence` resolves when nothing of the answer
 * has come after 1.5 s, or it has not ended after 4.5 s.
 */
function askService(url: string, signal: AbortSignal) {
  // The document's own request may have left long before.
  const sentAt = earlySentAt(url) ?? performance.now();
  let hasBegun = false;
  const ask = async () => {
    try {
      const page = await fetchCataloguePage(url, signal, () => (hasBegun = true));
      forgetFailures();
      return page;
    } catch (error) {
      if (error instanceof CatalogueError) {
        if (saysNoSuchPage(error, url)) forgetFailures();
        // Without a connection it is not the service that fails.
        else if (navigator.onLine) countFailure();
      }
      throw error;
    }
  };
  const until = (ms: number) => wait(sentAt + ms - performance.now());
  const listen = async () => {
    await until(COPY_AHEAD_MS);
    // So that its code is there when the copy is asked; its failure is met then.
    if (!hasBegun && !signal.aborted) loadCopy().catch(() => undefined);
    await until(PATIENCE_MS);
    if (hasBegun) await until(TRICKLE_MS);
  };
  const page = ask();
  // Its failure may come when nobody waits for it any more.
  page.catch(() => undefined);
  return { page, silence: listen() };
}

type CopyPage = CataloguePage & { copy: CopyNote };

/** The copy's page, or undefined when it has no books for this address or cannot be read. */
async function readCopy(url: string, signal: AbortSignal): Promise<CopyPage | undefined> {
  const asked = loadCopy().then(({ askCopy }) => askCopy(url, signal));
  try {
    const answer = await Promise.race([asked, wait(COPY_LIMIT_MS)]);
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
 * failed lately, fails, or is silent (docs/decisions/0012-service-or-copy.md).
 *
 * @param insisted the visitor wants the service's answer: it is asked and waited for whatever its
 *   last failures
 * @throws {CatalogueError} the service's failure, when the copy has no answer either
 * @throws {DOMException} AbortError when `signal` is aborted
 */
export async function askServiceOrCopy(
  url: string,
  signal: AbortSignal,
  insisted = false,
): Promise<CataloguePage> {
  if (!insisted && hasFailedLately()) {
    const copied = await readCopy(url, signal);
    if (copied) return copied;
  }
  const service = askService(url, signal);
  let copy: ReturnType<typeof readCopy> | undefined;
  try {
    const first = await Promise.race([service.page, insisted ? service.page : service.silence]);
    if (first) return first;
    copy = readCopy(url, signal);
    const second = await Promise.race([service.page, copy]);
    if (second?.copy) return { ...second, copy: { ...second.copy, late: service.page } };
    return second ?? (await service.page);
  } catch (error) {
    if (!(error instanceof CatalogueError) || saysNoSuchPage(error, url)) throw error;
    const copied = await (copy ?? readCopy(url, signal));
    if (!copied) throw error;
    return { ...copied, copy: { ...copied.copy, error } };
  }
}
