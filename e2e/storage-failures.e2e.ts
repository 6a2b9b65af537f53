import type { Locator, Page } from '@playwright/test';
import {
  ANA,
  actionButton,
  actions,
  activeLoansIn,
  expectProfile,
  fillRegistration,
  seed,
  storedIn,
  submitButton,
} from './support/borrowers';
import { BOOK, alertOf } from './support/library';
import { expect, test } from './support/test';

declare global {
  interface Window {
    /** Makes a write throw, counted from now on. */
    refuse: (nth: number) => void;
  }
}

const FULL = 'O armazenamento deste navegador está cheio, e nada foi alterado.';

/**
 * Presses a button with the first write refused, then with the second, and so on until it succeeds;
 * returns how many times it was refused.
 */
async function refuseInTurn(page: Page, button: Locator, success: Locator, check: () => unknown) {
  for (let write = 1; ; write += 1) {
    await page.evaluate((nth) => window.refuse(nth), write);
    await button.click();
    await expect(success.or(alertOf(page, FULL))).toBeVisible();
    if (await success.isVisible()) return write - 1;
    await check();
  }
}

// All actions, and all ways in which writes are refused, are in __tests__/lib/storage.
test('whichever write is refused, nothing is half done', async ({ page, context }) => {
  await seed(context, { users: [ANA] });
  await page.addInitScript(() => {
    const setItem = Storage.prototype.setItem;
    let left = Infinity;
    window.refuse = (nth) => {
      left = nth;
    };
    Storage.prototype.setItem = function (key, text) {
      left -= 1;
      if (left === 0) throw new DOMException('full', 'QuotaExceededError');
      setItem.call(this, key, text);
    };
  });
  await page.goto('./auth/');

  await test.step('a registration', async () => {
    await fillRegistration(page, 'caio@exemplo.com');
    const made = page.getByRole('region', { name: 'Minha conta' });
    const refusals = await refuseInTurn(page, submitButton(page), made, async () => {
      expect(await storedIn(page)).toMatchObject({ users: [{ id: ANA.id }], session: null });
      await expect(page.getByLabel('Senha')).toHaveValue('segredo');
    });
    // The account, and the session.
    expect(refusals).toBeGreaterThanOrEqual(2);
    await expectProfile(page, 'Caio');
  });

  await test.step('a loan', async () => {
    await page.getByRole('link', { name: 'Explorar livros' }).click();
    await page.getByRole('link', { name: BOOK.link }).click();
    const lent = page.getByText('Livro emprestado com sucesso!');
    const refusals = await refuseInTurn(page, actionButton(page, 'Emprestar'), lent, async () =>
      expect(await activeLoansIn(page)).toHaveLength(0),
    );
    expect(refusals).toBeGreaterThanOrEqual(1);
    expect(await activeLoansIn(page)).toHaveLength(1);
  });

  await test.step('a return', async () => {
    await page.evaluate(() => window.refuse(1));
    await actionButton(page, 'Devolver').click();
    await expect(alertOf(page, FULL)).toBeVisible();
    expect(await activeLoansIn(page)).toHaveLength(1);
    await expect(actions(page)).toContainText('Está com você até');
  });
});
