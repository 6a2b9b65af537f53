import type { Locator, Page } from '@playwright/test';
import { LOCK_NAME } from '@/lib/storage/transaction';
import {
  ANA,
  AS_ANA,
  actionButton,
  activeLoansIn,
  expectProfile,
  fillRegistration,
  headerLink,
  seed,
  storeAsAnotherTab,
  storedIn,
  submitButton,
} from './support/borrowers';
import { BOOK, alertOf, openCatalogue } from './support/library';
import { askCatalogue } from './support/service';
import { expect, test } from './support/test';

const badge = (page: Page) => page.getByRole('article').filter({ hasText: BOOK.title }).first();

test('login, loan, return and logout show in other tabs at once', async ({ page, context }) => {
  await seed(context, { users: [ANA] });
  const [catalogue, account] = [await context.newPage(), await context.newPage()];
  await page.goto(`./book/${BOOK.id}/`);
  await openCatalogue(catalogue);
  await account.goto('./auth/');
  const logIn = page.getByRole('link', { name: 'Faça login para emprestar.' });
  await expect(logIn).toBeVisible();
  await expect(headerLink(catalogue, 'Login')).toBeVisible();
  await expect(badge(catalogue)).toContainText('Disponível');

  await account.getByLabel('E-mail').fill(' ANA@exemplo.com ');
  await account.getByLabel('Senha').fill('segredo');
  await submitButton(account).click();
  await expectProfile(account, 'Ana');
  await expect(account.getByText('Você ainda não tem livros emprestados.')).toBeVisible();
  await expect(headerLink(catalogue, 'Perfil')).toBeVisible();

  await actionButton(page, 'Emprestar').click();
  await expect(page.getByText('Livro emprestado com sucesso!')).toBeVisible();
  await expect(badge(catalogue)).toContainText('Indisponível');
  await expect(catalogue.getByRole('banner')).toContainText('7 dia(s) restantes');
  await expect(account.getByRole('link', { name: BOOK.title })).toBeVisible();

  await actionButton(account, 'Devolver').click();
  await expect(account.getByText('Livro devolvido com sucesso!')).toBeVisible();
  await expect(actionButton(page, 'Emprestar')).toBeVisible();
  await expect(actionButton(page, 'Devolver')).toHaveCount(0);
  await expect(badge(catalogue)).toContainText('Disponível');
  await expect(catalogue.getByRole('banner')).not.toContainText('restantes');

  await account.getByRole('button', { name: 'Sair' }).click();
  await expect(account).toHaveURL(/\/auth\/$/);
  await expect(headerLink(catalogue, 'Login')).toBeVisible();
  await expect(logIn).toBeVisible();
  await expect(actionButton(page, 'Emprestar')).toHaveCount(0);
});

test.describe('two tabs at the same instant', () => {
  // So little in sight, and so little drawn again in each round.
  test.use({ viewport: { width: 360, height: 640 } });

  /**
   * Presses a button in both tabs while the storage's lock is held, so that their changes are sure to
   * compete; ends when both have been made or refused.
   */
  async function pressInBoth(tabs: readonly [Page, Page], button: (tab: Page) => Locator) {
    const held = await tabs[0].evaluateHandle(
      (name) =>
        new Promise<{ turns: Promise<unknown> }>((resolve) => {
          const bothAsk = navigator.locks.request(name, async () => {
            resolve({ turns: bothAsk.then(() => navigator.locks.request(name, () => {})) });
            for (let asking = 0; asking < 2;) {
              await new Promise((passed) => setTimeout(passed, 5));
              const { pending = [] } = await navigator.locks.query();
              asking = pending.filter((lock) => lock.name === name).length;
            }
          });
        }),
      LOCK_NAME,
    );
    await Promise.all(tabs.map((tab) => button(tab).click()));
    await held.evaluate(({ turns }) => turns);
  }

  test('register one e-mail: one account, which both are in', async ({ page, context }) => {
    const EMAIL = 'caio@exemplo.com';
    const tabs = [page, await context.newPage()] as const;
    for (const tab of tabs) {
      await tab.goto('./auth/');
      await fillRegistration(tab, tab === page ? EMAIL : EMAIL.toUpperCase());
    }
    await pressInBoth(tabs, submitButton);
    for (const tab of tabs) {
      await expectProfile(tab, 'Caio');
      const { users, session } = await storedIn(tab);
      expect(users.map(({ email }) => email)).toEqual([EMAIL]);
      expect(session?.userId).toBe(users[0]?.id);
    }
  });

  test('borrow: one loan, and a reason, in each of 20 rounds', async ({ page, context }) => {
    await seed(context, AS_ANA);
    const tabs = [page, await context.newPage()] as const;
    const { results } = await askCatalogue();
    for (const [index, tab] of tabs.entries()) await tab.goto(`./book/${results[index]?.id}/`);
    for (let round = 1; round <= 20; round += 1) {
      for (const tab of tabs) await expect(actionButton(tab, 'Emprestar')).toBeVisible();
      await pressInBoth(tabs, (tab) => actionButton(tab, 'Emprestar'));
      for (const tab of tabs) await expect(actionButton(tab, 'Emprestar')).toHaveCount(0);
      expect(await activeLoansIn(page), `round ${round}`).toHaveLength(1);
      const [first, second] = tabs;
      const isFirst = await actionButton(first, 'Devolver').isVisible();
      const [winner, loser] = isFirst ? [first, second] : [second, first];
      await expect(actionButton(winner, 'Devolver')).toBeVisible();
      await expect(actionButton(loser, 'Devolver')).toHaveCount(0);
      await expect(winner.getByText('Livro emprestado com sucesso!')).toBeVisible();
      await expect(alertOf(loser, '⚠️ Você já tem um empréstimo ativo.')).toBeVisible();
      await storeAsAnotherTab(page, { loans: [] });
    }
  });
});
