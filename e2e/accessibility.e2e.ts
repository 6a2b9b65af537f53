import type { Page } from '@playwright/test';
import type { RunOnly } from 'axe-core';
import { STATES, openState, type State } from './states';
import { violations } from './support/axe';
import { AS_ANA, ANA, headerLink, seed, submitButton } from './support/borrowers';
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
import {
  comeToRest,
  cutWords,
  enlargeText,
  pageWidth,
  smallFields,
  smallTargets,
  usualText,
} from './support/measure';
import { expect, test } from './support/test';

const PHONE = { width: 360, height: 740 };
const DESK = { width: 1280, height: 800 };

const ALL_RULES: RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};

/** What a page of the same elements may break in other colours and at another width. */
const RULES_OF_STYLE: RunOnly = {
  type: 'rule',
  values: ['color-contrast', 'target-size', 'scrollable-region-focusable'],
};

/** The states that one visit passes through: each leads to the next, in the same page. */
function visitFrom(state: State): State[] {
  const next = STATES.find(({ after }) => after?.state === state.name);
  return next ? [state, ...visitFrom(next)] : [state];
}

async function expectAccessible(page: Page, name: string): Promise<void> {
  // Colours do not depend on the width, nor the layout on the colours.
  for (const [viewport, colorScheme, rules] of [
    [DESK, 'dark', ALL_RULES],
    [PHONE, 'light', RULES_OF_STYLE],
  ] as const) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    await comeToRest(page);
    const found = await violations(page, rules);
    expect.soft(found, `${name}: ${colorScheme}, ${viewport.width} px`).toEqual([]);
  }
  expect.soft(await pageWidth(page), `${name}: sideways`).toBeLessThanOrEqual(PHONE.width);
  expect.soft(await smallTargets(page), `${name}: targets under 44 px`).toEqual([]);
  expect.soft(await smallFields(page), `${name}: fields a phone zooms into`).toEqual([]);
  expect.soft(await page.locator('h1').count(), `${name}: one h1`).toBe(1);
  await expect.soft(page, name).toHaveTitle(/^\S.* · BookShelfs$/);

  await enlargeText(page);
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: PHONE.height });
    await comeToRest(page);
    const where = `${name}: ${width} px, text at 200 %`;
    expect.soft(await pageWidth(page), where).toBeLessThanOrEqual(width);
    expect.soft(await cutWords(page), `${where}: words cut`).toEqual([]);
  }
}

test.describe('every screen, in every state', () => {
  test.use({ viewport: DESK });

  const visits = STATES.filter(({ after }) => !after).map(visitFrom);

  test('is visited once', () => {
    expect(
      visits
        .flat()
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(STATES.map(({ name }) => name).toSorted());
  });

  for (const visit of visits) {
    test(visit.map(({ name }) => name).join(' → '), async ({ page, baseURL, expected }) => {
      test.slow(visit.length > 2);
      for (const [at, state] of visit.entries()) {
        if (state.faults) expected.allow(state.faults);
        await test.step(state.name, async () => {
          if (at === 0) await openState(page, state, baseURL ?? '');
          else {
            await usualText(page);
            await page.setViewportSize(DESK);
            await state.after?.lead(page);
            await state.shows(page).waitFor();
          }
          await expectAccessible(page, state.name);
        });
      }
    });
  }
});

test.describe('keyboard shortcuts', () => {
  test('/ goes to the search, and Escape clears it; in a field / is an ordinary character', async ({
    page,
    baseURL,
  }) => {
    await openCatalogue(page);
    await expect(page.getByText('Teclado: / busca, Esc limpa a busca')).toBeVisible();
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

  test('arrows page when nothing is focused, and from the top of the list', async ({
    page,
    baseURL,
  }) => {
    await openCatalogue(page);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowRight');
    await expect(pagination(page)).toContainText('Pág. 2 de');
    await expect(page.getByRole('heading', { name: 'Resultados' })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(pagination(page)).toContainText('Pág. 3 de');
    await page.keyboard.press('ArrowLeft');
    await expect(pagination(page)).toContainText('Pág. 2 de');
    await expect(page).toHaveURL(`${baseURL}?page=2`);
  });

  test('arrows do not page while something has focus', async ({ page, service, baseURL }) => {
    await openCatalogue(page, '?page=2');
    const focusable = [
      searchField(page),
      page.getByLabel('Ir para a página'),
      cards(page).first().getByRole('link'),
      page.getByRole('combobox', { name: 'Categoria' }),
    ];
    for (const target of focusable) {
      await target.focus();
      await page.keyboard.press('ArrowLeft');
      await settle(page);
      await expect(page).toHaveURL(`${baseURL}?page=2`);
    }
    await searchField(page).focus();
    await page.keyboard.press('ArrowRight');
    await settle(page);
    await expect(page).toHaveURL(`${baseURL}?page=2`);
    expect(await service.queries()).toEqual(['?page=2']);
  });
});

test.describe('focus and title follow each navigation', () => {
  const main = (page: Page) => page.getByRole('main');
  const oneHeading = (page: Page) => expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);

  test('to a book, and back to the link that led there', async ({ page }) => {
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
    await expectBook(page, /\/book\/1342\/$/);
    await oneHeading(page);

    await page.getByRole('button', { name: '← Voltar' }).click();
    await expect(link).toBeFocused();
    await expect(page).toHaveTitle('Explorar Livros · BookShelfs');
    await oneHeading(page);

    await page.goForward();
    await expect(main(page)).toBeFocused();
    await expect(page).toHaveTitle(`${BOOK.title} · BookShelfs`);
    await page.goBack();
    await expect(link).toBeFocused();
  });

  test('to the account, the profile, and out', async ({ page, context }) => {
    await seed(context, { users: [ANA] });
    await openCatalogue(page);
    await headerLink(page, 'Login').click();
    await expect(page).toHaveTitle('Conta · BookShelfs');
    await expect(main(page)).toBeFocused();
    await oneHeading(page);

    await page.getByLabel('E-mail').fill(ANA.email);
    await page.getByLabel('Senha').fill('segredo');
    await submitButton(page).press('Enter');
    await expect(page).toHaveTitle('Perfil · BookShelfs');
    await expect(main(page)).toBeFocused();
    await oneHeading(page);

    await page.getByRole('link', { name: 'Explorar livros' }).click();
    await expect(page).toHaveTitle('Explorar Livros · BookShelfs');
    await expect(main(page)).toBeFocused();
  });

  test('from an unknown address to the catalogue', async ({ page, context, expected }) => {
    expected.allow(/404.*\/estante/);
    await seed(context, AS_ANA);
    await page.goto('estante');
    await expect(page).toHaveTitle('Página não encontrada · BookShelfs');
    await page.getByRole('link', { name: 'Ir para o catálogo' }).click();
    await expect(page).toHaveTitle('Explorar Livros · BookShelfs');
    await expect(main(page)).toBeFocused();
    await oneHeading(page);
  });
});
