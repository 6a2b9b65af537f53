import type { BrowserContext, Page } from '@playwright/test';
import { KEYS } from '@/fixtures/storage-keys';
import { brokenRules, type Stored } from './lending-rules';

declare global {
  interface Window {
    writes: { key: string | null; text: string | null }[];
  }
}

const read = (text: string | null): never[] => JSON.parse(text ?? '[]') as never[];

/**
 * Opens a page of the site that runs no script of it, stores records, and sees every write of the
 * other tabs.
 */
export async function watchStorage(context: BrowserContext, address: string, first: Stored) {
  const page: Page = await context.newPage();
  await page.goto(new URL('robots.txt', address).href);
  await page.evaluate(
    (entries) => {
      for (const [key, text] of entries) localStorage.setItem(key, text);
      window.writes = [];
      addEventListener('storage', ({ key, newValue }) => {
        window.writes.push({ key, text: newValue });
      });
    },
    [
      [KEYS.users, JSON.stringify(first.users)],
      [KEYS.loans, JSON.stringify(first.loans)],
    ] as const,
  );
  let known = first;
  let writes = 0;
  return {
    /** The rules that the writes since the last call have broken. */
    check: async (): Promise<string[]> => {
      const broken: string[] = [];
      for (const { key, text } of await page.evaluate(() => window.writes.splice(0))) {
        const name = key === KEYS.users ? 'users' : key === KEYS.loans ? 'loans' : null;
        if (!name) continue;
        writes += 1;
        const next: Stored = { ...known, [name]: read(text) };
        broken.push(...brokenRules(known, next, Date.now()));
        known = next;
      }
      return broken;
    },
    count: () => ({ writes, loans: known.loans.length, accounts: known.users.length }),
  };
}
