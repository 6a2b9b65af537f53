import type { CopyAnswer } from '@/lib/copy/ask-copy';
import type { CataloguePage } from './book';
import type { CatalogueError } from './errors';
import { pulseDelay, retryDelay } from './retries';
import { scheduleTry } from './schedule-try';

/** The copy's page that is shown. */
export interface Shown {
  copy: CopyAnswer;
  /** Since when, in ms of `Date.now()`. */
  since: number;
  /** As it was given last. */
  page: CataloguePage;
}

/** What is known of an address whose service has failed or was silent. */
export interface Trouble {
  readonly url: string;
  revalidate: (url: string) => Promise<unknown>;
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
  shown?: Shown | undefined;
  /** The service's page, which waits for the visitor's word. */
  fresh?: CataloguePage | undefined;
}

const none = () => undefined;

/** A trouble that has just begun, or goes on with what is known of it. */
export const newTrouble = (url: string, known: Partial<Trouble> = {}): Trouble => ({
  revalidate: () => Promise.resolve(),
  tries: 0,
  ...known,
  url,
  insisted: false,
  left: false,
  cancelTry: none,
  cancelCopy: none,
  answer: undefined,
});

/** Ends it: nothing that was planned happens, and the answer that is being found is for nobody. */
export function end(trouble: Trouble): void {
  trouble.left = true;
  trouble.cancelTry();
  trouble.cancelCopy();
}

/** Shows the copy's page, and gives it. */
export function show(trouble: Trouble, copy: CopyAnswer, page: CataloguePage): CataloguePage {
  trouble.shown = { copy, since: trouble.shown?.since ?? Date.now(), page };
  return page;
}

/** Asks again in `delay` ms; `online`: or once the connection is back. */
export function tryAgainIn(trouble: Trouble, delay: number, online: boolean): void {
  trouble.cancelTry();
  if (trouble.left) return;
  trouble.cancelTry = scheduleTry(delay, online, () => {
    // A failure is in the answer.
    trouble.revalidate(trouble.url).catch(none);
  });
}

/** Asks again after a failure, if that may pass. */
export function tryAgainAfter(trouble: Trouble, error: CatalogueError): void {
  trouble.tries += 1;
  const delay = retryDelay(error, trouble.tries, Math.random());
  if (delay === null) return;
  tryAgainIn(trouble, delay, error.kind === 'network' || (error.status ?? 0) >= 500);
}

/** Asks again at the slow pace of the pulse. */
export const tryQuietly = (trouble: Trouble): void =>
  tryAgainIn(trouble, pulseDelay(Math.random()), true);
