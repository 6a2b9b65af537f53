import type { Page } from '@playwright/test';
import {
  ANA,
  AS_ANA,
  actionButton,
  actions,
  activeLoansIn,
  anasLoan,
  expectProfile,
  fillRegistration,
  headerLink,
  seed,
  storedIn,
  submitButton,
} from './support/borrowers';
import { BOOK, alertOf, expectBook, openCatalogue } from './support/library';
import { expect, test } from './support/test';

declare global {
  interface Window {
    /** Makes writes throw: the first to do so, counted from now on, and how many. */
    refuse: (from: number, times: number) => void;
  }
}

/** A browser whose storage is full when `window.refuse` says so. */
const withRefusals = (page: Page) =>
  page.addInitScript(() => {
    const setItem = Storage.prototype.setItem;
    let [first, last, tried] = [Infinity, Infinity, 0];
    window.refuse = (from, times) => {
      [first, last, tried] = [from, from + times - 1, 0];
    };
    Storage.prototype.setItem = function (key, text) {
      tried += 1;
      if (tried >= first && tried <= last) throw new DOMException('full', 'QuotaExceededError');
      setItem.call(this, key, text);
    };
  });

const FULL = 'O armazenamento deste navegador está cheio, e nada foi alterado.';
/** Far more calls than any action makes. */
const MOST_CALLS = 12;
const ONE = 1;
const ALL_FROM_THERE = 1_000;

/** What must hold of the stored records, whatever has failed. */
async function expectConsistent(page: Page) {
  const { users, session, loans } = await storedIn(page);
  const ids = users.map((user) => user?.id);
  expect(new Set(ids).size).toBe(ids.length);
  if (session) expect(ids).toContain(session.userId);
  const active = loans.filter((loan) => loan?.returnedAt === null);
  expect(active.length).toBeLessThanOrEqual(1);
}

/**
 * Tries an action with its first write refused, then with its second, and so on until it succeeds;
 * returns how many times it was refused.
 */
async function refuseInTurn(
  page: Page,
  times: number,
  act: () => Promise<'done' | 'refused'>,
): Promise<number> {
  for (let call = 1; call <= MOST_CALLS; call += 1) {
    await page.evaluate(([from, count]) => window.refuse(from ?? 1, count ?? 1), [call, times]);
    const outcome = await act();
    await expectConsistent(page);
    if (outcome === 'done') return call - 1;
  }
  throw new Error(`not done after ${MOST_CALLS} calls`);
}

/** Damaged records, so that their copies have to be written as well. */
const DAMAGED = { users: [ANA, 'x'], loans: ['x'] };

for (const [name, times] of [
  ['one call', ONE],
  ['one call and all after it', ALL_FROM_THERE],
] as const) {
  test(`a loan with ${name} refused, whichever it is`, async ({ page, context }) => {
    await seed(context, { ...AS_ANA, ...DAMAGED });
    await withRefusals(page);
    await page.goto(`./book/${BOOK.id}/`);
    const refusals = await refuseInTurn(page, times, async () => {
      await actionButton(page, 'Emprestar').click();
      const lent = page.getByText('Livro emprestado com sucesso!');
      const refused = alertOf(page, `⚠️ ${FULL}`);
      await expect(lent.or(refused)).toBeVisible();
      if (await lent.isVisible()) return 'done';
      expect(await activeLoansIn(page)).toHaveLength(0);
      await expect(actionButton(page, 'Devolver')).toHaveCount(0);
      return 'refused';
    });
    expect(refusals).toBeGreaterThanOrEqual(2);
    expect(await activeLoansIn(page)).toHaveLength(1);
    await page.evaluate(() => window.refuse(1, 1_000));
    await actionButton(page, 'Devolver').click();
    await expect(alertOf(page, `⚠️ ${FULL}`)).toBeVisible();
    expect(await activeLoansIn(page)).toHaveLength(1);
    await expect(actions(page)).toContainText('Está com você até');
  });
}

test('a registration with one call refused, whichever it is, leaves nothing half done', async ({
  page,
  context,
}) => {
  await seed(context, DAMAGED);
  await withRefusals(page);
  await page.goto('./auth/');
  await fillRegistration(page, 'caio@exemplo.com');
  const refusals = await refuseInTurn(page, ONE, async () => {
    await submitButton(page).click();
    const made = page.getByRole('region', { name: 'Minha conta' });
    await expect(made.or(alertOf(page, FULL))).toBeVisible();
    if (await made.isVisible()) return 'done';
    const { users, session } = await storedIn(page);
    expect(users.map((user) => user.email)).toEqual([ANA.email, undefined]);
    expect(session).toBeNull();
    await expect(page.getByLabel('Senha')).toHaveValue('segredo');
    return 'refused';
  });
  expect(refusals).toBeGreaterThanOrEqual(3);
  await expectProfile(page, 'Caio');
});

test('a registration whose rollback is refused too leaves an account that can be logged in to', async ({
  page,
  context,
}) => {
  await seed(context, { users: [ANA] });
  await withRefusals(page);
  await page.goto('./auth/');
  await fillRegistration(page, 'caio@exemplo.com');
  // The account is written, the session is not, and the account cannot be taken back.
  await page.evaluate(() => window.refuse(2, 1_000));
  await submitButton(page).click();
  await expect(alertOf(page, 'O armazenamento deste navegador está cheio')).toBeVisible();
  await expectConsistent(page);
  expect((await storedIn(page)).session).toBeNull();
  await page.evaluate(() => window.refuse(1_000, 1));
  await page.getByRole('tab', { name: 'Entrar' }).click();
  await submitButton(page).click();
  await expectProfile(page, 'Caio');
});

test('without any storage one can browse, and is told why one cannot log in', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await openCatalogue(page);
  await expect(headerLink(page, 'Login')).toBeVisible();
  await page.getByRole('link', { name: BOOK.link }).click();
  await expectBook(page, /\/book\/1342\/$/);
  await page.getByRole('link', { name: 'Faça login para emprestar.' }).click();
  await expect(
    alertOf(page, 'Este navegador não deixa o site guardar dados').first(),
  ).toBeVisible();
  await fillRegistration(page, 'caio@exemplo.com');
  await submitButton(page).click();
  await expect(page).toHaveURL(/\/auth\/$/);
});

test('damaged data is ignored, and copied aside at the first change', async ({ page, context }) => {
  await context.addInitScript(
    ([users, session]) => {
      if (localStorage.length > 0) return;
      localStorage.setItem('auth.users.v1', users ?? '');
      localStorage.setItem('auth.session.v1', session ?? '');
      localStorage.setItem('book.loans.v2', '[{"id":');
    },
    [JSON.stringify(AS_ANA.users), JSON.stringify(AS_ANA.session)],
  );
  await page.goto(`./book/${BOOK.id}/`);
  await actionButton(page, 'Emprestar').click();
  await expect(page.getByText('Livro emprestado com sucesso!')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('book.loans.v2.corrupt'))).toBe('[{"id":');
  expect(await activeLoansIn(page)).toHaveLength(1);
  // The record that earlier versions read is there too.
  expect(Object.keys((await storedIn(page)).loans[0] ?? {}).sort()).toEqual(
    Object.keys(anasLoan()).sort(),
  );
});
