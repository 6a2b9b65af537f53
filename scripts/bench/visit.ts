import type { Browser } from '@playwright/test';
import { actUntil, tap } from './act';
import { withVisitor, type StorageState } from './browser';
import type { Shift } from './probes';
import { KEY_DELAY_MS, openCatalogue, searchField, thenCards } from './search';

export interface Visit {
  /** The slowest interaction: with fewer than fifty of them that is the visit's INP, in ms. */
  inpMs: number;
  slowest: string;
  shifts: readonly Shift[];
  /** The longest task after hydration, in ms; 0 when none was over 50 ms. */
  longestTaskMs: number;
}

/** A whole visit: type, filter, go on a page, open a book, borrow it and return it. */
export const measureVisit = (browser: Browser, storage: StorageState): Promise<Visit> =>
  withVisitor(
    browser,
    'phone',
    async (page) => {
      await openCatalogue(page);
      await searchField(page).focus();
      await thenCards(page, () => page.keyboard.type('de', { delay: KEY_DELAY_MS }));
      // By keys, for a choice made by script counts as no input, and so what it moves as a shift.
      await page.locator('select').first().focus();
      await thenCards(page, () => page.keyboard.press('P'));
      await page.locator('select').last().focus();
      await actUntil(page, ['[role=status]', 'resultados nesta página'], () =>
        page.keyboard.press('F'),
      );
      // The rest of the cards comes after the first, and moves what is tapped next.
      await actUntil(page, ['li:nth-child(32) > article', ''], () => page.keyboard.press('Home'));
      // Its books may be there before the tap is over, and no skeleton then.
      await actUntil(page, ['main nav', 'Pág. 2 de'], () => tap(page, 'button', 'Próximo →'));
      const actionsSay = (text: string, act: () => Promise<void>) =>
        actUntil(page, ['[aria-labelledby=actions-heading]', text], act);
      await actionsSay('Emprestar', () => tap(page, 'li:nth-child(2) > article a'));
      await actionsSay('Livro emprestado com sucesso!', () => tap(page, 'button', 'Emprestar'));
      await actionsSay('Livro devolvido com sucesso!', () => tap(page, 'button', 'Devolver'));
      await page.waitForLoadState('networkidle');

      return page.evaluate(async () => {
        const { firstCard, interactions, shifts, longTasks } = window.bench;
        const hydrated = await firstCard;
        const [slowest] = [...interactions.values()].sort((a, b) => b.duration - a.duration);
        const later = longTasks.filter(({ start }) => start > hydrated);
        return {
          inpMs: slowest?.duration ?? 0,
          slowest: slowest ? `${slowest.name} on ${slowest.target}` : 'none over 16 ms',
          shifts,
          longestTaskMs: Math.max(0, ...later.map(({ duration }) => duration)),
        };
      });
    },
    storage,
  );
