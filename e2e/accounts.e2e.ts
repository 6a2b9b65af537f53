import type { Page } from '@playwright/test';
import { KEYS } from '@/fixtures/storage-keys';
import { AS_ANA, anasLoan, expectProfile, headerLink, seed } from './support/borrowers';
import { settle } from './support/library';
import { COPY, hold } from './support/service';
import { expect, test } from './support/test';

/** Records the page's text at each change and each frame, from the first frame on. */
const recordTexts = (page: Page) =>
  page.addInitScript(() => {
    const texts = new Set<string>();
    Object.assign(window, { textsSeen: texts });
    const note = () => texts.add(document.body.innerText);
    const all = { childList: true, subtree: true, characterData: true, attributes: true };
    const frame = () => {
      note();
      requestAnimationFrame(frame);
    };
    // Before the first frame nothing is painted, and the styles may not be there.
    requestAnimationFrame(() => {
      new MutationObserver(note).observe(document, all);
      frame();
    });
  });

/** All that the page has shown; texts are recorded from the first frame on. */
async function textsSeen(page: Page): Promise<string> {
  await settle(page);
  return page.evaluate(() =>
    [...(window as unknown as { textsSeen: Set<string> }).textsSeen].join('\n'),
  );
}

test('no page flashes what is for others', async ({ page, context, expected }) => {
  expected.allow(/404.*\/nada/);
  await seed(context, { ...AS_ANA, loans: [anasLoan()] });
  await recordTexts(page);
  for (const address of ['./', './book/1342/', './profile/', './auth/', './nada/']) {
    await test.step(`logged in, ${address}`, async () => {
      await page.goto(address);
      await expect(headerLink(page, 'Perfil')).toBeVisible();
      if (address === './auth/') await expectProfile(page, 'Ana');
      const seen = await textsSeen(page);
      expect(seen).toContain('Perfil');
      expect(seen).not.toMatch(/Login|Senha|Criar conta|Faça login/);
    });
  }
  await test.step('anonymous, ./profile/', async () => {
    await page.evaluate((key) => localStorage.removeItem(key), KEYS.session);
    await page.goto('./profile/');
    await expect(page.getByRole('tab', { name: 'Entrar' })).toBeVisible();
    await expect(page).toHaveURL(/\/auth\/$/);
    const seen = await textsSeen(page);
    expect(seen).toContain('Senha');
    expect(seen).not.toMatch(/Meus empréstimos|Minha conta|Sair|restantes/);
  });
});

test('the question before an account is deleted gives focus back', async ({ page, context }) => {
  await seed(context, { ...AS_ANA, loans: [anasLoan()] });
  const findCopy = await hold(page, COPY);
  await page.goto('./profile/');
  const ask = page.getByRole('button', { name: 'Excluir minha conta…' });
  const dialog = page.getByRole('dialog', { name: 'Excluir sua conta?' });
  await expect(ask).toBeVisible();
  const place = await ask.boundingBox();
  findCopy();
  await expect(page.getByRole('heading', { name: 'Catálogo sem internet' })).toBeVisible();
  // It has not moved.
  expect(await ask.boundingBox()).toEqual(place);

  await ask.click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(ask).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Cancelar' }).press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(ask).toBeFocused();
});
