import type { Browser } from '@playwright/test';
import { withVisitor, type StorageState } from './browser';
import type { Shift } from './probes';
import { KEY_DELAY_MS, cardsPainted, openCatalogue, searchField, watchForCards } from './search';

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
      const category = page.getByRole('combobox', { name: 'Categoria' });
      const thenCards = async (cause: () => Promise<unknown>) => {
        await watchForCards(page);
        await cause();
        await cardsPainted(page);
      };
      await thenCards(() => searchField(page).pressSequentially('de', { delay: KEY_DELAY_MS }));
      // By keys, for a choice made by script counts as no input, and so what it moves as a shift.
      await thenCards(() => page.getByRole('combobox', { name: 'Idioma' }).press('P'));
      await category.press('F');
      await page.getByText(/resultados nesta página/).waitFor();
      await category.press('Home');
      // The rest of the cards comes after the first, and moves what is tapped next.
      await page.locator('article').nth(31).waitFor();
      // Its books may be there before the tap is over, and no skeleton then.
      await page.getByRole('button', { name: 'Próximo →' }).tap();
      await page.getByText('Pág. 2 de').waitFor();
      await page.locator('article a[href*="/book/"]').nth(1).tap();
      await page.getByRole('button', { name: 'Emprestar', exact: true }).tap();
      await page.getByText('Livro emprestado com sucesso!').waitFor();
      await page.getByRole('button', { name: 'Devolver', exact: true }).tap();
      await page.getByText('Livro devolvido com sucesso!').waitFor();
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
