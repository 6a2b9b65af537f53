import type { Page } from '@playwright/test';
import { OWN_BOOK } from '@/fake-gutendex/read-books';
import { waitForWorker } from './support/changing-host';
import { AS_ANA, actionButton, seed } from './support/borrowers';
import { expect, keptOf, test } from './support/changing-test';
import { settle } from './support/library';
import {
  LENT,
  PHONE,
  expectChapter,
  keptPlaces,
  line,
  openBook,
  reader,
  scrollTo,
  searchFor,
} from './support/reader';

test.use({ viewport: PHONE });

test('a book is borrowed, read, closed, and opened again at the same line', async ({
  page,
  context,
}) => {
  await seed(context, AS_ANA);
  await page.goto(`./book/${OWN_BOOK.id}/`);
  await actionButton(page, 'Emprestar').click();
  await page.getByRole('main').getByRole('link', { name: 'Ler agora' }).click();
  await page.getByRole('button', { name: 'Próximo →' }).click();
  await expectChapter(page, 2);
  await scrollTo(page, 0.6);
  const left = await line(page);
  // The place is kept once the page is still.
  await expect.poll(() => keptPlaces(page)).toContain('"chapter":2,"block":"c2b');
  await page.close();

  const later = await context.newPage();
  await later.goto('./profile/');
  const link = later.getByRole('main').getByRole('link', { name: /^Continuar a leitura · \d+ %$/ });
  await link.click();
  await expectChapter(later, 2);
  const moved = async () => Math.abs((await line(later, left.character)).below);
  await expect.poll(moved).toBeLessThan(2 * left.height);

  // In a low window the end of the page has nothing of the chapter in it.
  await later.setViewportSize({ width: PHONE.height, height: 150 });
  await settle(later);
  const kept = await keptPlaces(later);
  await scrollTo(later, 1);
  await expect.poll(() => keptPlaces(later)).not.toBe(kept);
  expect(await keptPlaces(later)).toContain('"chapter":2,"block":"c2b');
});

test('the line at the top stays at the top, whatever changes', async ({ page }) => {
  await openBook(page);
  const size = page.getByRole('slider', { name: 'Tamanho da letra' });
  const choose = (name: string) => () => page.getByRole('radio', { name, exact: true }).check();
  const settings = page.getByRole('button', { name: 'Aparência' });
  const panel = page.getByRole('region', { name: 'Aparência' });
  const changes = [
    () => size.fill('6'),
    choose('Ampla'),
    () => page.getByRole('switch', { name: 'Ortografia de hoje' }).click(),
    () => page.setViewportSize({ width: PHONE.height, height: PHONE.width }),
    choose('Estreita'),
    () => size.fill('0'),
    choose('Escuro'),
    choose('Larga'),
    () => page.setViewportSize(PHONE),
    choose('Justa'),
  ];
  await settings.click();
  await expect(size).toHaveAttribute('aria-valuetext', '3 de 7');
  for (let round = 0; round < 100; round += 1) {
    // Within the text: above its first line there is none to keep.
    await scrollTo(page, 0.2 + (0.6 * ((round * 37) % 100)) / 100);
    const before = await line(page);
    await changes[round % changes.length]?.();
    await settle(page);
    // A control that is focused may scroll its panel, and a closed one is opened again.
    if (!(await panel.isVisible())) await settings.click();
    const after = await line(page, before.character);
    expect(Math.abs(after.below), `round ${round}`).toBeLessThan(1.8 * after.height);
  }
});

test('keys turn the page, open the panel where one is, and close it', async ({ page }) => {
  await openBook(page);
  const before = await line(page);
  await page.keyboard.press('PageDown');
  await expect.poll(async () => (await line(page)).character).toBeGreaterThan(before.character);

  // The skip link stands above the text, which it leaves where it is.
  const top = await page.evaluate(() => scrollY);
  await page.getByRole('link', { name: 'Pular para o conteúdo' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  expect(await page.evaluate(() => [scrollY, location.hash])).toEqual([top, '']);

  await page.keyboard.press('s');
  const first = page.getByRole('switch', { name: 'Ortografia de hoje' });
  await expect(first).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(first).toBeHidden();

  await page.getByRole('button', { name: 'Capítulos', exact: true }).click();
  const chapters = page.getByRole('region', { name: 'Capítulos' });
  await expect(chapters.locator('[aria-current]')).toBeFocused();
  await page.keyboard.press('Escape');
  // The other arrow leads back to the same line.
  const left = await line(page);
  await page.keyboard.press('ArrowRight');
  await expectChapter(page, 3);
  await page.keyboard.press('ArrowLeft');
  await expectChapter(page, 2);
  await expect
    .poll(async () => Math.abs((await line(page, left.character)).below))
    .toBeLessThan(2 * left.height);

  // A space goes on in the chapter, and at its end to the next.
  await page.keyboard.press(' ');
  await expect.poll(async () => (await line(page)).character).toBeGreaterThan(left.character);
  await expectChapter(page, 2);
  // Again on a busy machine, which may lay out the end after the key.
  await expect(async () => {
    await page.keyboard.press('End');
    const isAtEnd = () => scrollY + innerHeight > document.body.scrollHeight - 2;
    expect(await page.evaluate(isAtEnd)).toBe(true);
  }).toPass();
  await page.keyboard.press(' ');
  await expectChapter(page, 3);

  // One panel's key opens it from another.
  await page.keyboard.press('c');
  await expect(chapters).toBeVisible();
  await page.keyboard.press('b');
  const search = page.getByRole('region', { name: 'Buscar no livro' });
  await expect(search).toBeVisible();
  await expect(chapters).toBeHidden();

  // Opened again, what is typed takes the place of what was.
  await page.keyboard.type('casa');
  await page.keyboard.press('Enter');
  await search.getByRole('listitem').first().getByRole('button').click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('b');
  await page.keyboard.type('noite');
  await expect(search.getByRole('searchbox')).toHaveValue('noite');

  // Its field has focus before the next key can come, so that nothing typed is lost.
  await page.keyboard.press('Escape');
  await expect(search).toBeHidden();
  const focused = await page.evaluate(() => {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'b', bubbles: true }));
    return document.activeElement?.role;
  });
  expect(focused).toBe('searchbox');
});

test('one Back leaves the book, however many chapters were turned, and the place is the last one', async ({
  page,
}) => {
  await seed(page.context(), LENT);
  await page.goto(`./book/${OWN_BOOK.id}/`);
  await page.getByRole('main').getByRole('link', { name: 'Ler agora' }).click();
  await expectChapter(page, 1);
  await page.getByRole('button', { name: 'Próximo →' }).click();
  await expectChapter(page, 2);
  // A jump is the one way from which Back leads to where one was; that is no new place.
  await page.keyboard.press('c');
  await page
    .getByRole('region', { name: 'Capítulos' })
    .getByRole('listitem')
    .nth(2)
    .getByRole('button')
    .click();
  await expectChapter(page, 3);
  await scrollTo(page, 0.5);
  await expect.poll(() => keptPlaces(page)).toContain('"chapter":3,');
  await page.keyboard.press('s');
  await page.goBack();
  await expectChapter(page, 2);
  await expect(page.getByRole('region', { name: 'Aparência' })).toBeHidden();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Ações' })).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Continuar a leitura/ })
    .click();
  await expectChapter(page, 3);
});

test("words change to today's spelling in their place, say their old form, and change back", async ({
  page,
}) => {
  await openBook(page);
  await expect(reader(page)).toContainText('os ponteiros estavam immoveis');
  await page.getByRole('button', { name: 'Aparência' }).click();
  const todays = page.getByRole('switch', { name: 'Ortografia de hoje' });
  await todays.click();
  await expect(reader(page)).toContainText('os ponteiros estavam imóveis');
  await page.keyboard.press('Escape');
  await reader(page).getByText('imóveis', { exact: true }).first().click();
  await expect(page.getByText('No livro: immoveis')).toBeVisible();

  await page.keyboard.press('ArrowRight');
  await expectChapter(page, 3);
  await expect(reader(page).locator('[data-old]').first()).toBeVisible();
  await page.keyboard.press('s');
  await todays.click();
  await expect(reader(page).locator('[data-old]')).toHaveCount(0);
});

test('a search leads to its words, whatever their spelling, and the way back to where one was', async ({
  page,
}) => {
  await openBook(page);
  await scrollTo(page, 0.5);
  const left = await line(page);
  await searchFor(page, 'farol', 'pharol');
  await expect.poll(() => page.evaluate(() => String(getSelection()))).toMatch(/^pharol$/i);
  const below = await page.evaluate(
    () => getSelection()?.getRangeAt(0).getBoundingClientRect().top,
  );
  // In the first lines below the bar.
  expect(below).toBeGreaterThan(0);
  expect(below).toBeLessThan(PHONE.height / 3);
  await page.goBack();
  await expectChapter(page, 2);
  const moved = async () => Math.abs((await line(page, left.character)).below);
  await expect.poll(moved).toBeLessThan(2 * left.height);
});

test('the whole book is on the device: offline it is opened, searched, respelled, and reloaded', async ({
  page,
  context,
  changing,
}) => {
  await seed(context, LENT);
  await page.goto(`./book/${OWN_BOOK.id}/`);
  await waitForWorker(page);
  await expect(page.getByText('Já dá para ler sem internet.')).toBeVisible();
  await changing.goOffline(page);

  await page.getByRole('banner').getByRole('link', { name: 'Ler agora' }).click();
  await expectChapter(page, 1);
  await searchFor(page, 'farol', 'pharol');
  await expect(reader(page).getByText('pharol').first()).toBeVisible();
  await page.keyboard.press('s');
  await page.getByRole('switch', { name: 'Ortografia de hoje' }).click();
  await expect(reader(page).getByText('farol').first()).toBeVisible();

  await page.reload();
  await expect(reader(page).getByText('farol').first()).toBeVisible();
  // Its text is there before the page's own title.
  await page.waitForLoadState('networkidle');
  await expect(page).toHaveTitle(new RegExp(` · ${OWN_BOOK.title} · BookShelfs$`));
});

test('a returned book leaves the device, and its place stays', async ({ page }) => {
  const keptTexts = async () => (await keptOf(page)).filter((url) => url.includes('/texts/9'));
  await openBook(page);
  await scrollTo(page, 0.5);
  await expect.poll(() => keptPlaces(page)).toContain('"chapter":2,');
  await expect.poll(keptTexts).toContainEqual(expect.stringMatching(/text\.json$/));
  await page.getByRole('link', { name: `Voltar a ${OWN_BOOK.title}` }).click();
  await actionButton(page, 'Devolver').click();
  await expect.poll(keptTexts).toEqual([]);

  await expect(page.getByText(/continue de onde parou/)).toBeVisible();
  expect(await keptPlaces(page)).toContain('"chapter":2,');
});

/** Goes back from the text to the book's page, and from there to what led to it. */
async function goBack(page: Page): Promise<void> {
  await page.getByRole('link', { name: `Voltar a ${OWN_BOOK.title}` }).click();
  await expect(page.getByRole('heading', { name: 'Ações' })).toBeVisible();
  await page.getByRole('button', { name: '← Voltar' }).click();
}

test('the ways back lead out of the reader and the book, past all chapters', async ({ page }) => {
  await seed(page.context(), LENT);
  await page.goto('./?q=contos da casa');
  await page.getByRole('link', { name: new RegExp(`^${OWN_BOOK.title}`) }).click();
  await page.getByRole('main').getByRole('link', { name: 'Ler agora' }).click();
  await expectChapter(page, 1);
  await page.getByRole('button', { name: 'Próximo →' }).click();
  await expectChapter(page, 2);
  // A second time the text is there at once.
  await page.getByRole('link', { name: `Voltar a ${OWN_BOOK.title}` }).click();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Continuar/ })
    .click();
  await expectChapter(page, 2);
  await goBack(page);
  await expect(page).toHaveURL(/[?]q=contos/);
  await page.reload();
  await page.goForward();
  await expect(page.getByRole('heading', { name: 'Ações' })).toBeVisible();

  await page.goto('./profile/');
  await page
    .getByRole('link', { name: /^Continuar a leitura/ })
    .last()
    .click();
  await expectChapter(page, 2);
  await goBack(page);
  await expect(page.getByRole('heading', { name: 'Perfil' })).toBeVisible();

  // A visit that begins here has nothing to go back to.
  await page.goto(`./ler/?livro=${OWN_BOOK.id}`);
  for (let times = 0; times < 2; times++) {
    await expectChapter(page, 2);
    await goBack(page);
  }
  await expectChapter(page, 2);
});

test('who makes an account where the beginning ends reads on there, and the ways back lead past the login', async ({
  page,
}) => {
  await page.goto('./?q=contos da casa');
  await page.getByRole('link', { name: new RegExp(`^${OWN_BOOK.title}`) }).click();
  await page.getByRole('main').getByRole('link', { name: 'Ler o começo' }).click();
  for (let chapter = 2; chapter <= 5; chapter++) {
    await page.getByRole('button', { name: 'Próximo →' }).click();
    await expectChapter(page, chapter);
  }
  await scrollTo(page, 1);
  // The place is kept once the page is still.
  await page.waitForFunction(() => (history.state as { anchor?: unknown }).anchor);
  await page.getByRole('link', { name: 'Entrar ou criar conta' }).click();
  await page.getByLabel('Nome').fill('Bia');
  await page.getByLabel('E-mail').fill('bia@exemplo.pt');
  await page.getByLabel('Senha').fill('segredo');
  await page.getByRole('button', { name: 'Criar conta' }).click();

  const borrow = page.getByRole('button', { name: 'Emprestar' });
  await expect(borrow).toBeInViewport();
  await borrow.click();
  await page.getByRole('button', { name: 'Próximo →' }).click();
  await expectChapter(page, 6);
  await goBack(page);
  await expect(page).toHaveURL(/[?]q=contos/);
});
