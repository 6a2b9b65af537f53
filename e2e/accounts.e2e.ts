import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { KEYS } from '@/fixtures/storage-keys';
import {
  ANA,
  AS_ANA,
  anasLoan,
  expectProfile,
  fillRegistration,
  headerLink,
  seed,
  storedIn,
  submitButton,
} from './support/borrowers';
import { alertOf, openCatalogue, settle } from './support/library';
import { COPY, hold } from './support/service';
import { expect, test } from './support/test';

test('a login and a logout show in the other tab at once', async ({ page, context }) => {
  await seed(context, { users: [ANA] });
  const other = await context.newPage();
  await openCatalogue(page);
  await other.goto('./auth/');
  await expect(headerLink(page, 'Login')).toBeVisible();

  await other.getByLabel('E-mail').fill(' ANA@exemplo.com ');
  await other.getByLabel('Senha').fill('segredo');
  await submitButton(other).click();
  await expectProfile(other, 'Ana');
  await expect(headerLink(page, 'Perfil')).toBeVisible();
  await expect(headerLink(page, 'Login')).toHaveCount(0);

  await other.getByRole('button', { name: 'Sair' }).click();
  await expect(other).toHaveURL(/\/auth\/$/);
  await expect(headerLink(page, 'Login')).toBeVisible();
  await expect(headerLink(page, 'Perfil')).toHaveCount(0);
});

test('nothing on the profile moves when the catalogue’s copy is found late', async ({
  page,
  context,
}) => {
  await seed(context, AS_ANA);
  const answer = await hold(page, COPY);
  await page.goto('./profile/');
  const deletion = page.getByRole('button', { name: 'Excluir minha conta…' });
  await expect(deletion).toBeVisible();
  const before = await deletion.boundingBox();

  answer();
  await expect(page.getByRole('heading', { name: 'Catálogo sem internet' })).toBeVisible();
  expect(await deletion.boundingBox()).toEqual(before);
});

test.describe('two tabs that register one e-mail at the same instant', () => {
  const EMAIL = 'caio@exemplo.com';
  const registerInBoth = async (tabs: readonly [Page, Page]) => {
    for (const [tab, email] of [
      [tabs[0], EMAIL],
      [tabs[1], EMAIL.toUpperCase()],
    ] as const) {
      await tab.goto('./auth/');
      await fillRegistration(tab, email);
    }
    // With no wait between them: one tab's login takes the other's button away.
    const buttons = await Promise.all(tabs.map((tab) => submitButton(tab).elementHandle()));
    await Promise.all(
      buttons.map((button) => button?.evaluate((node: HTMLElement) => node.click())),
    );
  };

  test('make one account, and both end up in it', async ({ page, context, expected }) => {
    // Chromium's warning when the other tab's login removes the form in the middle of the click.
    expected.allow(/Form submission canceled because the form is not connected/);
    const other = await context.newPage();
    await registerInBoth([page, other]);
    for (const tab of [page, other]) {
      await expectProfile(tab, 'Caio');
      const { users, session } = await storedIn(tab);
      expect(users.map(({ email }) => email)).toEqual([EMAIL]);
      expect(session?.userId).toBe(users[0]?.id);
    }
  });

  test('the slower one is told that the e-mail is taken', async ({ page, context }) => {
    // A tab that is notified of the other's login leaves the form and its message: these two are not.
    await context.addInitScript(() => {
      addEventListener('storage', (event) => event.stopImmediatePropagation());
    });
    const other = await context.newPage();
    await registerInBoth([page, other]);
    const refused = (tab: Page) => alertOf(tab, 'Já existe uma conta com este e-mail.');
    const winner = page.getByRole('region', { name: 'Minha conta' });
    await expect(winner.or(refused(page))).toBeVisible();
    const [won, lost] = (await winner.isVisible()) ? [page, other] : [other, page];
    await expectProfile(won, 'Caio');
    await expect(refused(lost)).toBeVisible();
    await expect(lost).toHaveURL(/\/auth\/$/);
    expect((await storedIn(lost)).users).toHaveLength(1);
  });
});

test.describe('no flash of a wrong state', () => {
  /** Records the page's text at each change and each frame, from the first frame on. */
  const recordTexts = (page: Page) =>
    page.addInitScript(() => {
      const texts = new Set<string>();
      const note = () => texts.add(document.body?.innerText ?? '');
      Object.assign(window, { textsSeen: texts });
      // Before the first frame nothing is painted, and the styles may not be there.
      const start = () => {
        new MutationObserver(note).observe(document, {
          childList: true,
          subtree: true,
          characterData: true,
          attributes: true,
        });
        const frame = () => {
          note();
          requestAnimationFrame(frame);
        };
        frame();
      };
      requestAnimationFrame(start);
    });
  const textsSeen = (page: Page): Promise<string> =>
    page.evaluate(() =>
      [...(window as unknown as { textsSeen: Set<string> }).textsSeen].join('\n'),
    );

  for (const [address, what] of [
    ['./', 'the catalogue'],
    ['./book/1342/', 'a book'],
    ['./profile/', 'the profile'],
    ['./auth/', 'the login'],
    ['./nada/', 'no page of ours'],
  ] as const) {
    test(`logged in, ${what} never says “Login”`, async ({ page, context, expected }) => {
      if (address === './nada/') expected.allow(/404/);
      await seed(context, { ...AS_ANA, loans: [anasLoan()] });
      await recordTexts(page);
      await page.goto(address);
      await expect(headerLink(page, 'Perfil')).toBeVisible();
      if (address === './auth/') await expectProfile(page, 'Ana');
      // Texts are recorded from the first frame on.
      await settle(page);
      const seen = await textsSeen(page);
      expect(seen).toContain('Perfil');
      expect(seen).not.toMatch(/Login|Senha|Criar conta|Faça login/);
    });
  }

  test('the profile is never shown to an anonymous visitor', async ({ page, context }) => {
    await seed(context, { users: [ANA], loans: [anasLoan()] });
    await recordTexts(page);
    await page.goto('./profile/');
    await expect(page.getByRole('tab', { name: 'Entrar' })).toBeVisible();
    await expect(page).toHaveURL(/\/auth\/$/);
    await settle(page);
    const seen = await textsSeen(page);
    expect(seen).toContain('Senha');
    expect(seen).not.toMatch(/Meus empréstimos|Minha conta|Sair|restantes/);
  });

  test.describe('before any script has run', () => {
    test.use({ javaScriptEnabled: false });
    test('the header shows neither link', async ({ page, expected }) => {
      // Chromium reports a blocked script as a failed request.
      expected.allow(/^csp /);
      await page.goto('./');
      await expect(page.getByRole('link', { name: 'BookShelfs' })).toBeVisible();
      for (const name of ['Login', 'Perfil'] as const) {
        await expect(headerLink(page, name)).toHaveCount(0);
      }
    });
  });
});

test('what is exported here is imported in another browser', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  // Given back: a loan under way is left to her, who has to log in there first.
  const loan = anasLoan({ returnedAt: new Date().toISOString() });
  await seed(context, { ...AS_ANA, loans: [loan] });
  await page.goto('./profile/');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportar meus dados' }).click();
  const download = await saving;
  expect(download.suggestedFilename()).toMatch(/^bookshelfs-\d{4}-\d{2}-\d{2}\.json$/);
  const file = await readFile(await download.path());

  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
  await seed(elsewhere, {
    users: [{ ...ANA, id: 'bia', name: 'Bia', email: 'bia@exemplo.com' }],
    session: { userId: 'bia', ts: 1 },
  });
  const there = await elsewhere.newPage();
  await there.goto('./profile/');
  const upload = { name: 'dados.json', mimeType: 'application/json', buffer: file };
  await there.getByLabel('Arquivo a importar').setInputFiles(upload);
  const preview = there.getByRole('group', { name: 'Prévia da importação' });
  await expect(preview).toContainText('Conta nova: Ana (ana@exemplo.com)');
  await expect(preview).toContainText('1 empréstimo novo');
  await preview.getByRole('button', { name: 'Importar' }).click();
  await expect(there.getByText('Dados importados.')).toBeVisible();
  expect((await storedIn(there)).users).toHaveLength(2);
  // The same file again: there is nothing left to add.
  await there.getByLabel('Arquivo a importar').setInputFiles(upload);
  await expect(preview).toContainText('Nada: tudo o que o arquivo tem já está aqui.');
  await elsewhere.close();
});

test('deleting the account asks first; Escape cancels and returns focus', async ({
  page,
  context,
}) => {
  await seed(context, { ...AS_ANA, loans: [anasLoan()] });
  await page.goto('./profile/');
  const ask = page.getByRole('button', { name: 'Excluir minha conta…' });
  const dialog = page.getByRole('dialog', { name: 'Excluir sua conta?' });
  await ask.click();
  await expect(dialog).toContainText('a conta de Ana (ana@exemplo.com) e 1 empréstimo.');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(ask).toBeFocused();
  expect((await storedIn(page)).loans).toHaveLength(1);

  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Cancelar' }).press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(ask).toBeFocused();

  await ask.click();
  await dialog.getByRole('button', { name: 'Excluir conta e empréstimos' }).click();
  await expect(page).toHaveURL(/\/auth\/$/);
  expect(await storedIn(page)).toEqual({ users: [], session: null, loans: [] });
  expect(await page.evaluate((key) => localStorage.getItem(key), KEYS.session)).toBeNull();
});
