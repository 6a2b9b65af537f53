import type { Browser } from '@playwright/test';
import type { AppName } from './addresses';
import type { ProfileName } from './browser';
import { measureFirstCard, type FirstCard } from './first-card';
import type { Servers } from './servers';

export interface Comparison {
  profile: ProfileName;
  delayMs: number;
  site: FirstCard[];
  floor: FirstCard[];
}

const PROFILES: readonly ProfileName[] = ['phone', 'desktop'];
const DELAYS_MS = [0, 1500];
const APPS: readonly AppName[] = ['site', 'floor'];

/** Measures both apps in turn, so that whatever else the machine does slows both alike. */
export async function compareFirstCards(
  browser: Browser,
  servers: Servers,
  runs: number,
): Promise<Comparison[]> {
  const comparisons: Comparison[] = [];
  for (const profile of PROFILES) {
    for (const delayMs of DELAYS_MS) {
      servers.setDelay(delayMs);
      const comparison: Comparison = { profile, delayMs, site: [], floor: [] };
      console.log(`First card on a ${profile}, ${delayMs} ms of delay`);
      // One visit more than is counted: the first of each warms the servers.
      for (let run = 0; run <= runs; run++) {
        for (const app of APPS) {
          const result = await measureFirstCard(browser, profile, app);
          if (run > 0) comparison[app].push(result);
        }
      }
      comparisons.push(comparison);
    }
  }
  servers.setDelay(0);
  return comparisons;
}
