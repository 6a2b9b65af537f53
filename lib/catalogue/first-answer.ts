import type { CopyAnswer } from '@/lib/copy/ask-copy';
import type { CataloguePage } from './book';
import { copyAfterSilence, copyOutcome, hasBooks } from './copy-outcome';
import { afterError, whilePaused, whileSilent } from './copy-notes';
import { CatalogueError } from './errors';
import { countFailure, isHonest, outcomeOf } from './service-outcome';
import { requestService, silence, type ServiceRequest } from './service-requests';
import { show, tryAgainAfter, tryAgainIn, tryQuietly, type Trouble } from './trouble';

/** After so much silence the copy is shown. */
const PATIENCE_MS = 1_500;
/** Before that its files are asked for, so that they are at hand. */
const COPY_AHEAD_MS = 1_000;

/**
 * The first answer: the service's, or the copy's when that fails, is silent or is left alone.
 *
 * @param asked the request that has left, if any has
 * @param paused whether the service is left alone
 * @throws {CatalogueError} the service's failure, when the copy has no answer either
 */
export async function firstAnswer(
  trouble: Trouble,
  asked: ServiceRequest | undefined,
  paused: boolean,
): Promise<CataloguePage | undefined> {
  const { url } = trouble;
  let copy: Promise<CopyAnswer | Error> | undefined;
  if (!asked) {
    const known = await (copy = copyOutcome(trouble));
    if (trouble.left) return undefined;
    if (hasBooks(known)) {
      tryQuietly(trouble);
      return show(trouble, known, whilePaused(known));
    }
  }
  const request = asked ?? requestService(url);
  const service = outcomeOf(url, request);
  let first: Awaited<typeof service> | CopyAnswer;
  if (!paused) first = await Promise.race([service, silence(request, COPY_AHEAD_MS)]);
  if (trouble.left) return undefined;
  if (!first) {
    copy ??= copyOutcome(trouble);
    const patience = paused ? 0 : PATIENCE_MS;
    first = await Promise.race([service, copyAfterSilence(request, patience, copy)]);
  }
  if (first instanceof CatalogueError) {
    if (isHonest(first, url)) throw first;
    const known = await (copy ?? copyOutcome(trouble));
    tryAgainAfter(trouble, first);
    if (!(known instanceof Error)) return show(trouble, known, afterError(known, first));
    // The copy says as honestly that there is no such page.
    throw known instanceof CatalogueError ? known : first;
  }
  if (first && 'date' in first) {
    if (!paused) countFailure(request);
    // Awaits what is under way.
    tryAgainIn(trouble, 0, false);
    return show(trouble, first, paused ? whilePaused(first) : whileSilent(first));
  }
  trouble.cancelCopy();
  return first;
}
