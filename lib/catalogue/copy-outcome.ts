import { askCopy, type CopyAnswer } from '@/lib/copy/ask-copy';
import { silence, type ServiceRequest } from './service-requests';
import type { Trouble } from './trouble';

/** How long the copy is awaited. */
const COPY_LIMIT_MS = 8_000;

/** The copy's answer, or why it has none. */
export async function copyOutcome(trouble: Trouble): Promise<CopyAnswer | Error> {
  const controller = new AbortController();
  trouble.cancelCopy = () => controller.abort();
  const limit = setTimeout(trouble.cancelCopy, COPY_LIMIT_MS);
  try {
    return await askCopy(trouble.url, controller.signal);
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  } finally {
    clearTimeout(limit);
  }
}

/** Whether the copy has an answer that can be shown in place of the service's. */
export const hasBooks = (copy: CopyAnswer | Error): copy is CopyAnswer =>
  !(copy instanceof Error) && copy.page.results.length > 0;

/** The copy's answer once the service has been silent for `patience` ms, if it has books. */
export async function copyAfterSilence(
  request: ServiceRequest,
  patience: number,
  copy: Promise<CopyAnswer | Error>,
): Promise<CopyAnswer> {
  await silence(request, patience);
  const known = await copy;
  // What the copy does not have the service may have.
  return hasBooks(known) ? known : new Promise<never>(() => undefined);
}
