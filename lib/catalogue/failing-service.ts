import { askCopy, type CopyAnswer } from '@/lib/copy/ask-copy';
import type { CataloguePage } from './book';
import { isPaused } from './breaker';
import { readBreaker } from './breaker-store';
import { afterAnswer, afterError, whilePaused, whileSilent } from './copy-notes';
import { CatalogueError } from './errors';
import { pulseDelay, retryDelay } from './retries';
import { scheduleTry } from './schedule-try';
import { countFailure, isHonest, outcomeOf, takeAttempt } from './service-outcome';
import {
  abortRequest,
  isRequested,
  requestService,
  silence,
  type ServiceRequest,
} from './service-requests';
import { isTouchedSince } from './touches';

/** After so much silence the copy is shown. */
const PATIENCE_MS = 1_500;
/** Before that its files are asked for, so that they are at hand. */
const COPY_AHEAD_MS = 1_000;
/** How long the copy is awaited. */
const COPY_LIMIT_MS = 8_000;

interface Shown {
  copy: CopyAnswer;
  /** Since when, in ms of `Date.now()`. */
  since: number;
  /** As it was given last. */
  page: CataloguePage;
}

/** What is known of an address whose service has failed or was silent. */
interface Trouble {
  readonly url: string;
  revalidate: (url: string) => void;
  /** Failures in a row. */
  tries: number;
  /** Whether the visitor has asked for the service. */
  insisted: boolean;
  /** Whether nobody waits for the answer any more. */
  left: boolean;
  cancelTry: () => void;
  cancelCopy: () => void;
  /** The answer that is being found: all that ask meanwhile share it. */
  answer?: Promise<CataloguePage | undefined> | undefined;
  /** The copy's page, if it is shown. */
  shown?: Shown;
  /** The service's page, which waits for the visitor's word. */
  fresh?: CataloguePage;
}

const troubles = new Map<string, Trouble>();

function newTrouble(url: string, shown?: Shown): Trouble {
  const none = () => undefined;
  const trouble: Trouble = {
    url,
    revalidate: none,
    tries: 0,
    insisted: false,
    left: false,
    cancelTry: none,
    cancelCopy: none,
    ...(shown && { shown }),
  };
  troubles.set(url, trouble);
  return trouble;
}

const troubleOf = (url: string): Trouble => troubles.get(url) ?? newTrouble(url);

/** The copy's answer, or why it has none. */
async function copyOutcome(trouble: Trouble): Promise<CopyAnswer | Error> {
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

const hasBooks = (copy: CopyAnswer | Error): copy is CopyAnswer =>
  !(copy instanceof Error) && copy.page.results.length > 0;

function show(trouble: Trouble, copy: CopyAnswer, page: CataloguePage): CataloguePage {
  trouble.shown = { copy, since: trouble.shown?.since ?? Date.now(), page };
  return page;
}

function tryAgainIn(trouble: Trouble, delay: number, online: boolean): void {
  trouble.cancelTry();
  if (trouble.left) return;
  trouble.cancelTry = scheduleTry(delay, online, () => trouble.revalidate(trouble.url));
}

function tryAgainAfter(trouble: Trouble, error: CatalogueError): void {
  trouble.tries += 1;
  const delay = retryDelay(error, trouble.tries, Math.random());
  if (delay === null) return;
  tryAgainIn(trouble, delay, error.kind === 'network' || (error.status ?? 0) >= 500);
}

const tryQuietly = (trouble: Trouble): void => tryAgainIn(trouble, pulseDelay(Math.random()), true);

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
  troubles.delete(trouble.url);
  return outcome;
}

/** The copy's answer once the service has been silent for `patience` ms, if it has books. */
async function copyAfterSilence(
  request: ServiceRequest,
  patience: number,
  copy: Promise<CopyAnswer | Error>,
): Promise<CopyAnswer> {
  await silence(request, patience);
  const known = await copy;
  // What the copy does not have the service may have.
  return hasBooks(known) ? known : new Promise<never>(() => undefined);
}

/** The first answer: the service's, or the copy's when that fails, is silent or is left alone. */
async function firstAnswer(
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
  if (first) troubles.delete(url);
  return first;
}

async function findAnswer(
  trouble: Trouble,
  failed: ServiceRequest | undefined,
): Promise<CataloguePage | undefined> {
  const { url, insisted, shown, fresh } = trouble;
  trouble.cancelTry();
  if (insisted && fresh) {
    troubles.delete(url);
    return fresh;
  }
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
  revalidate: (url: string) => void,
): Promise<CataloguePage | undefined> {
  const trouble = troubleOf(url);
  trouble.revalidate = revalidate;
  if (!isShown) delete trouble.shown;
  trouble.answer ??= findAnswer(trouble, request).finally(() => {
    trouble.answer = undefined;
    trouble.insisted = false;
  });
  return trouble.answer;
}

/**
 * The visitor wants the service's answer: it is asked, whatever its last failures, and anew if it is
 * being awaited.
 */
export function insist(url: string): void {
  if (abortRequest(url) || troubles.get(url)?.answer) forget(url);
  troubleOf(url).insisted = true;
}

/** Nobody waits for the answer any more: what was planned is cancelled. */
export function forget(url: string): void {
  const trouble = troubles.get(url);
  if (!trouble) return;
  trouble.left = true;
  trouble.cancelTry();
  trouble.cancelCopy();
  troubles.delete(url);
  // The copy's page is still in memory: whoever comes back sees it at once.
  if (trouble.shown) newTrouble(url, trouble.shown);
}
