import type { Page } from '@playwright/test';
import { fakeGutendex } from '@/fake-gutendex/gutendex';
import { EMBEDDED_BOOKS, readBooks } from '@/fake-gutendex/read-books';
import type { CatalogueRecord } from '@/fake-gutendex/record';
import { SERVICE_PATH } from '../../scripts/support/serve';

/** Requests for lists of books, for `page.route`. */
export const SERVICE = /\/catalogue\/books\//;

/** Requests for the copy of the catalogue, which answers for a service that fails or is silent. */
export const COPY = /\/copy\//;

/** Neither the service nor the copy ever answers. */
export async function silenceCatalogue(page: Page): Promise<void> {
  await page.route(SERVICE, () => undefined);
  await page.route(COPY, () => undefined);
}

/** Keeps the answers of `SERVICE` or `COPY` back until the function that it returns is called. */
export async function hold(page: Page, requests: RegExp): Promise<() => void> {
  let answer = () => {};
  const allowed = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(requests, async (route) => {
    await allowed;
    await route.fallback();
  });
  return answer;
}

declare global {
  interface Window {
    callsToCatalogue: string[];
  }
}

export interface Service {
  /**
   * The queries of this document's requests, as `?page=1`, in order. Every document starts a new list:
   * those made before an action are still in it only if the page was not loaded again.
   */
  queries: () => Promise<string[]>;
}

/** Recorded inside the page: Playwright's own events may arrive after the test has looked. */
export async function recordCalls(page: Page): Promise<Service> {
  await page.addInitScript((prefix) => {
    window.callsToCatalogue = [];
    const ask = window.fetch;
    window.fetch = (input, init) => {
      const url = new URL(input instanceof Request ? input.url : input, location.href);
      if (url.pathname.startsWith(prefix)) window.callsToCatalogue.push(url.search);
      return ask(input, init);
    };
  }, `${SERVICE_PATH}/`);
  return { queries: () => page.evaluate(() => window.callsToCatalogue) };
}

interface Answer {
  count: number;
  results: CatalogueRecord[];
}

const answerOf = fakeGutendex(readBooks(EMBEDDED_BOOKS));

/** What the fake service answers: the tests take their numbers from it. */
export const askCatalogue = (query = ''): Promise<Answer> =>
  answerOf(`http://localhost/books/${query}`).json() as Promise<Answer>;
