import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { KEYS } from '@/fixtures/storage-keys';
import { DAY, aLoan, aUser } from '@/fixtures/records';

/** Ana, whose password is 'segredo'. */
export const ANA = aUser();
export const AS_ANA = { users: [ANA], session: { userId: ANA.id, ts: 1 } };

/** A loan that Ana made a day ago by the real clock, which the browser has too. */
export const anasLoan = (fields: Parameters<typeof aLoan>[0] = {}) =>
  aLoan({
    borrowedAt: new Date(Date.now() - DAY).toISOString(),
    dueAt: new Date(Date.now() + 6 * DAY).toISOString(),
    ...fields,
  });

type Records = Partial<Record<keyof typeof KEYS, unknown>>;

const textsOf = (records: Records) =>
  Object.entries(records).map(
    ([name, value]) => [KEYS[name as keyof typeof KEYS], JSON.stringify(value)] as const,
  );

/** Fills the browser's storage before the first page opens. */
export async function seed(context: BrowserContext, records: Records): Promise<void> {
  const texts = textsOf(records);
  await context.addInitScript((entries) => {
    // Once: later pages must find what earlier ones have stored. A new tab starts at about:blank,
    // which has no storage.
    if (location.protocol === 'about:') return;
    if (entries.some(([key]) => localStorage.getItem(key) !== null)) return;
    for (const [key, text] of entries) localStorage.setItem(key, text);
  }, texts);
}

/** Stores records while the page is open, and notifies it as the browser does for another tab. */
export const storeAsAnotherTab = (page: Page, records: Records): Promise<void> =>
  page.evaluate((entries) => {
    for (const [key, text] of entries) localStorage.setItem(key, text);
    for (const [key] of entries) dispatchEvent(new StorageEvent('storage', { key }));
  }, textsOf(records));

/** What a tab reads from the product's keys; throws when a key holds no JSON. */
export const storedIn = async (page: Page) => {
  const [users, session, loans] = await page.evaluate(
    (keys) => keys.map((key) => localStorage.getItem(key)),
    [KEYS.users, KEYS.session, KEYS.loans],
  );
  return {
    users: JSON.parse(users ?? '[]') as { id: string; email: string }[],
    session: JSON.parse(session ?? 'null') as { userId: string } | null,
    loans: JSON.parse(loans ?? '[]') as { userId: string; returnedAt: string | null }[],
  };
};

export const activeLoansIn = async (page: Page) =>
  (await storedIn(page)).loans.filter((loan) => loan?.returnedAt === null);

export const headerLink = (page: Page, name: 'Login' | 'Perfil'): Locator =>
  page.getByRole('banner').getByRole('link', { name, exact: true });

export const actions = (page: Page): Locator => page.getByRole('region', { name: 'Ações' });

export const actionButton = (page: Page, name: 'Emprestar' | 'Devolver'): Locator =>
  page.getByRole('button', { name, exact: true });

export const authTab = (page: Page, name: 'Entrar' | 'Criar conta'): Locator =>
  page.getByRole('tab', { name });

/** The button of the form that is shown. */
export const submitButton = (page: Page): Locator => page.getByRole('tabpanel').getByRole('button');

export async function fillRegistration(page: Page, email: string): Promise<void> {
  await authTab(page, 'Criar conta').click();
  await page.getByLabel('Nome').fill('Caio');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha').fill('segredo');
}

export async function expectProfile(page: Page, name: string): Promise<void> {
  await expect(page).toHaveURL(/\/profile\/$/);
  await expect(page.getByRole('region', { name: 'Minha conta' })).toContainText(`Nome:${name}`);
}
