import type { Page } from '@playwright/test';
import { ANA, headerLink, seed, submitButton } from './support/borrowers';
import { tabTo } from './support/keyboard';
import {
  BOOK,
  bookPageAtHand,
  cards,
  expectBook,
  openCatalogue,
  pagination,
  searchField,
  settle,
} from './support/library';
import { askCatalogue } from './support/service';
import { expect, test } from './support/test';

/** Whether the focused element has an outline: its own, or that of the card it covers. */
const focusIsSeen = (page: Page) =>
  page.evaluate(() => {
    let element = document.activeElement;
    for (let up = 0; element && up < 4; up += 1, element = element.parentElement) {
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      if (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1) return true;
      const after = getComputedStyle(element, '::after');
      if (after.outlineStyle !== 'none' && parseFloat(after.outlineWidth) >= 1) return true;
    }
    return false;
  });

test('with the keyboard alone: skip, search, open; the focus is seen', async ({
  page,
  baseURL,
}) => {
  await openCatalogue(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Pular para o conteúdo' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Pular para o conteúdo' })).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  await page.keyboard.press('Tab');
  await expect(searchField(page)).toBeFocused();
  expect(await focusIsSeen(page)).toBe(true);
  await page.keyboard.type('pride austen');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?q=pride\+austen/);
  await expect(cards(page)).toHaveCount(1);

  await tabTo(page, page.getByRole('link', { name: BOOK.link }));
  expect(await focusIsSeen(page)).toBe(true);
  await page.keyboard.press('Enter');
  await expectBook(page, `${baseURL}book/${BOOK.id}/`);

  // It leaves the opened book as it is.
  await page.getByRole('link', { name: 'Pular para o conteúdo' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expectBook(page, `${baseURL}book/${BOOK.id}/`);
});

test('/ goes to the search and Escape clears it; in a field / is an ordinary character', async ({
  page,
  baseURL,
}) => {
  await openCatalogue(page);
  const goTo = page.getByLabel('Ir para a página');
  await goTo.focus();
  await page.keyboard.press('/');
  await expect(goTo).toBeFocused();
  await goTo.blur();

  await page.keyboard.press('/');
  await expect(searchField(page)).toBeFocused();
  await expect(searchField(page)).toHaveValue('');
  await page.keyboard.type('e/ou');
  await expect(searchField(page)).toHaveValue('e/ou');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${baseURL}?q=e%2Fou`);
  await page.keyboard.press('Escape');
  await expect(searchField(page)).toHaveValue('');
  await expect(searchField(page)).toBeFocused();
  await expect(page).toHaveURL(baseURL ?? '');
  await expect(cards(page)).toHaveCount(32);
});

test('arrows page when nothing has focus, and from the top of the list; not while a control has it', async ({
  page,
  service,
  baseURL,
}) => {
  await openCatalogue(page, '?page=2');
  for (const [target, arrow] of [
    [searchField(page), 'ArrowLeft'],
    [searchField(page), 'ArrowRight'],
    [page.getByLabel('Ir para a página'), 'ArrowLeft'],
    [cards(page).first().getByRole('link'), 'ArrowLeft'],
    [page.getByRole('combobox', { name: 'Categoria' }), 'ArrowLeft'],
  ] as const) {
    await target.focus();
    await page.keyboard.press(arrow);
    await settle(page);
    await expect(page).toHaveURL(`${baseURL}?page=2`);
    await target.blur();
  }
  expect(await service.queries()).toEqual(['?page=2']);

  // With Shift they select text.
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await expect(pagination(page)).toContainText('Pág. 1 de');
  await expect(page.getByRole('heading', { name: 'Resultados' })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowRight');
  await expect(pagination(page)).toContainText('Pág. 2 de');
  await page.keyboard.press('ArrowRight');
  await expect(pagination(page)).toContainText('Pág. 3 de');
  await expect(page.getByRole('heading', { name: 'Resultados' })).toBeFocused();
  const { results } = await askCatalogue('?page=3');
  const first = cards(page).first().getByRole('link');
  await expect(first).toHaveAttribute('href', `/book/${results[0]?.id}/`);
  await page.keyboard.press('Tab');
  await expect(first).toBeFocused();
});

test('focus and title follow each navigation', async ({ page, context, expected }) => {
  const main = page.getByRole('main');
  const expectPage = async (title: string) => {
    await expect(page).toHaveTitle(`${title} · BookShelfs`);
    await expect(main).toBeFocused();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  };
  await seed(context, { users: [ANA] });

  await test.step('to a book, and back to the link that led there', async () => {
    await openCatalogue(page);
    await expect(page).toHaveTitle('Explorar Livros · BookShelfs');
    await bookPageAtHand(page);
    const link = page.getByRole('link', { name: BOOK.link });
    // With the book, not after it: who goes on by Tab is not taken back.
    const focused = await link.evaluate(async (element: HTMLElement) => {
      element.click();
      await Promise.resolve();
      return document.activeElement?.tagName;
    });
    expect(focused).toBe('MAIN');
    await expectPage(BOOK.title);
    await page.getByRole('button', { name: '← Voltar' }).click();
    await expect(link).toBeFocused();
    await expect(page).toHaveTitle('Explorar Livros · BookShelfs');
    await page.goForward();
    await expectPage(BOOK.title);
    await page.goBack();
    await expect(link).toBeFocused();
  });

  await test.step('to the account, the profile, and out', async () => {
    await headerLink(page, 'Login').click();
    await expectPage('Conta');
    await page.getByLabel('E-mail').fill(ANA.email);
    await page.getByLabel('Senha').fill('segredo');
    await submitButton(page).press('Enter');
    await expectPage('Perfil');
    await page.getByRole('link', { name: 'Explorar livros' }).click();
    await expectPage('Explorar Livros');
  });

  await test.step('from an unknown address to the catalogue', async () => {
    expected.allow(/404.*\/estante/);
    await page.goto('./estante');
    await expect(page).toHaveTitle('Página não encontrada · BookShelfs');
    await page.getByRole('link', { name: 'Ver o catálogo' }).click();
    await expectPage('Explorar Livros');
  });
});
