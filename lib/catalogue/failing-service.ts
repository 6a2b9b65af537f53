import type { CataloguePage } from './book';
import { isPaused } from './breaker';
import { readBreaker } from './breaker-store';
import { afterAnswer, afterError } from './copy-notes';
import { CatalogueError } from './errors';
import { firstAnswer } from './first-answer';
import { outcomeOf, takeAttempt } from './service-outcome';
import { abortRequest, isRequested, requestService, type ServiceRequest } from './service-requests';
import { isTouchedSince } from './touches';
import {
  end,
  newTrouble,
  show,
  tryAgainAfter,
  tryQuietly,
  type Shown,
  type Trouble,
} from './trouble';

const troubles = new Map<string, Trouble>();

function begin(url: string, known?: Partial<Trouble>): Trouble {
  const trouble = newTrouble(url, known);
  troubles.set(url, trouble);
  return trouble;
}

const troubleOf = (url: string): Trouble => troubles.get(url) ?? begin(url);

/** The answer while the copy's page is shown: the service's once it is there. */
async function updateShown(
  trouble: Trouble,
  { copy, since, page }: Shown,
  request: ServiceRequest | undefined,
): Promise<CataloguePage> {
  if (!request) {
    tryQuietly(trouble);
    return page;
  }
  const outcome = await outcomeOf(trouble.url, request);
  if (outcome === undefined) return page;
  if (outcome instanceof CatalogueError) {
    tryAgainAfter(trouble, outcome);
    return show(trouble, copy, afterError(copy, outcome));
  }
  if (!trouble.insisted && isTouchedSince(since)) {
    trouble.fresh = outcome;
    return show(trouble, copy, afterAnswer(copy));
  }
  return outcome;
}

async function findAnswer(
  trouble: Trouble,
  failed: ServiceRequest | undefined,
): Promise<CataloguePage | undefined> {
  const { url, insisted, shown, fresh } = trouble;
  trouble.cancelTry();
  if (insisted && fresh) return fresh;
  const paused = !insisted && isPaused(readBreaker(), Date.now());
  const mayAsk = insisted || isRequested(url) || takeAttempt();
  const request = failed ?? (mayAsk ? requestService(url) : undefined);
  return shown ? updateShown(trouble, shown, request) : firstAnswer(trouble, request, paused);
}

/**
 * Answers what is asked of a service that has failed or is silent: with its page, or the copy's.
 *
 * @param url the address of the service
 * @param isShown whether a page of it is shown already
 * @param request the request that has failed or is silent; undefined: none has left
 * @param revalidate asks for an address again, if it is still shown
 * @throws {CatalogueError} the service's failure, when the copy has no answer either
 */
export function answerAnyhow(
  url: string,
  isShown: boolean,
  request: ServiceRequest | undefined,
  revalidate: (url: string) => Promise<unknown>,
): Promise<CataloguePage | undefined> {
  const trouble = troubleOf(url);
  trouble.revalidate = revalidate;
  if (!isShown) delete trouble.shown;
  return (trouble.answer ??= answerOf(trouble, request));
}

/** Finds its answer; with the service's page the trouble is over. */
async function answerOf(trouble: Trouble, request: ServiceRequest | undefined) {
  try {
    const page = await findAnswer(trouble, request);
    if (page && !page.copy && !trouble.left) troubles.delete(trouble.url);
    return page;
  } finally {
    trouble.answer = undefined;
    trouble.insisted = false;
  }
}

/**
 * The visitor wants the service's answer: it is asked, whatever its last failures. A request that is
 * under way gives place to the new one: it may never be answered.
 */
export function insist(url: string): void {
  const trouble = troubleOf(url);
  const isUnderWay = abortRequest(url) || trouble.answer !== undefined;
  if (isUnderWay) end(trouble);
  (isUnderWay ? begin(url, trouble) : trouble).insisted = true;
}

/** Nobody waits for the answer any more: what was planned is cancelled. */
export function forget(url: string): void {
  const trouble = troubles.get(url);
  if (!trouble) return;
  end(trouble);
  troubles.delete(url);
  // The copy's page is still in memory: whoever comes back sees it at once.
  if (trouble.shown) begin(url, { shown: trouble.shown });
}
