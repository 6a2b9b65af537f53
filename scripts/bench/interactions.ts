import type { Browser } from '@playwright/test';
import { measureFirstCard } from './first-card';
import { measureOpenBook, type OpenedBook } from './open-book';
import { measureSearch } from './search';
import { storedStates } from './stored';
import { measureVisit, type Visit } from './visit';

export interface Interactions {
  searchMs: number[];
  enterMs: number[];
  books: OpenedBook[];
  visits: Visit[];
  /** First cards with 10,000 loans stored, and with none, in ms. */
  manyLoansMs: number[];
  noLoansMs: number[];
}

/** What visitors do in our app, on a phone whose catalogue answers at once. */
export async function measureInteractions(browser: Browser, runs: number): Promise<Interactions> {
  const { manyLoans, noLoans } = storedStates();
  const result: Interactions = {
    searchMs: [],
    enterMs: [],
    books: [],
    visits: [],
    manyLoansMs: [],
    noLoansMs: [],
  };
  const firstCardMs = async (storage: typeof noLoans) =>
    (await measureFirstCard(browser, 'phone', 'site', storage)).firstCardMs;
  console.log('What visitors do, on a phone');
  for (let run = 0; run < runs; run++) {
    result.searchMs.push(await measureSearch(browser, false));
    result.enterMs.push(await measureSearch(browser, true));
    result.books.push(await measureOpenBook(browser));
    result.visits.push(await measureVisit(browser, noLoans));
    result.manyLoansMs.push(await firstCardMs(manyLoans));
    result.noLoansMs.push(await firstCardMs(noLoans));
  }
  return result;
}
