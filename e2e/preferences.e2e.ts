import type { Locator, Page } from '@playwright/test';
import { openState, stateOf } from './states';
import { submitButton } from './support/borrowers';
import { BOOK, bookOf, cards, expectBook, openCatalogue, pagination } from './support/library';
import { comeToRest, enlargeText } from './support/measure';
import { expect, test } from './support/test';

test.describe('text at 200 % on a small phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  // accessibility.e2e.ts checks that nothing is cut in any state.
  test('every control of the pagination can be pressed', async ({ page }) => {
    await openCatalogue(page, '?page=7');
    await enlargeText(page);
    const buttons = pagination(page).getByRole('button');
    const names = await buttons.allTextContents();
    expect(names).toEqual(expect.arrayContaining(['« Início', '« –5', '← Anterior', '7', 'Ir']));
    expect(names).toEqual(expect.arrayContaining(['Próximo →', '+5 »', 'Final »']));
    for (const button of await buttons.all()) {
      // Fails where something covers it, or where it cannot be scrolled into view.
      await button.click({ trial: true });
      const box = await button.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? NaN) + (box?.width ?? NaN)).toBeLessThanOrEqual(320);
    }
    await pagination(page).getByRole('button', { name: '8', exact: true }).click();
    await expect(pagination(page)).toContainText('Pág. 8 de');
  });
});

test.describe('forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  const open = (page: Page, baseURL: string | undefined, name: string) =>
    openState(page, stateOf(name), baseURL ?? '');

  /** The borders and outlines of an element: in forced colours the backgrounds are gone. */
  const edgeOf = (locator: Locator) =>
    locator.evaluate((element) => {
      const { borderTopStyle, borderTopWidth, borderTopColor } = getComputedStyle(element);
      return `${borderTopStyle} ${borderTopWidth} ${borderTopColor}`;
    });

  for (const name of ['loading', 'loading book']) {
    test(`${name}: the skeleton keeps its outlines`, async ({ page, baseURL }) => {
      await open(page, baseURL, name);
      const outlined = await page
        .locator('[data-skeleton]')
        .first()
        .evaluate(
          (skeleton) =>
            [...skeleton.querySelectorAll('*')].filter((element) =>
              [undefined, '::before'].some((part) => {
                const { borderTopStyle, borderTopWidth, content } = getComputedStyle(element, part);
                if (part && content === 'none') return false;
                return borderTopStyle === 'solid' && parseFloat(borderTopWidth) >= 1;
              }),
            ).length,
        );
      expect(outlined).toBeGreaterThanOrEqual(3);
    });
  }

  test('the active suggestion differs from the others', async ({ page, baseURL }) => {
    await open(page, baseURL, 'suggestions open');
    const list = page.getByRole('listbox', { name: 'Sugestões de livros' });
    const edge = await edgeOf(list.getByRole('option', { selected: true }));
    expect(edge).toMatch(/^solid [1-9]/);
    expect(edge).not.toBe(await edgeOf(list.getByRole('option', { selected: false }).first()));
  });

  /** Nothing may disappear, and every control must have an edge. */
  const expectAllInSight = async (page: Page) => {
    const text = await page.evaluate(() => document.body.innerText);
    await page.emulateMedia({ forcedColors: 'none' });
    expect(text).toBe(await page.evaluate(() => document.body.innerText));
    await page.emulateMedia({ forcedColors: 'active' });
    const bare = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('button, input, select')]
        .filter((control) => control.checkVisibility())
        .filter((control) =>
          // The search field's border is around the field and its icon.
          [control, control.closest('label') ?? control].every((element) => {
            const { borderTopStyle, borderTopWidth } = getComputedStyle(element);
            return borderTopStyle === 'none' || parseFloat(borderTopWidth) < 1;
          }),
        )
        .map((control) => control.outerHTML),
    );
    expect(bare).toEqual([]);
  };

  test('catalogue: what differs still differs, focus is outlined, and nothing disappears', async ({
    page,
    baseURL,
  }) => {
    await open(page, baseURL, 'catalogue');
    const control = (name: string) => pagination(page).getByRole('button', { name, exact: true });

    await test.step('the current page differs from the others', async () => {
      const numbers = pagination(page).getByRole('listitem').getByRole('button');
      const edge = await edgeOf(pagination(page).locator('[aria-current=page]'));
      expect(edge).toMatch(/^solid [1-9]/);
      expect(edge).not.toBe(await edgeOf(numbers.nth(1)));
    });

    await test.step('a disabled control differs from an enabled one', async () => {
      const colourOf = (name: string) =>
        control(name).evaluate((button) => getComputedStyle(button).color);
      expect(await colourOf('← Anterior')).not.toBe(await colourOf('Próximo →'));
    });

    await test.step('focus is outlined', async () => {
      for (const [target, part] of [
        [page.getByRole('link', { name: 'BookShelfs', exact: true }), undefined],
        [page.getByRole('combobox', { name: 'Idioma' }), undefined],
        [cards(page).first().getByRole('link'), '::after'],
        [control('2'), undefined],
      ] as const) {
        await target.focus();
        await page.keyboard.press('Shift');
        const outline = await target.evaluate(
          (element, pseudo) => getComputedStyle(element, pseudo).outlineStyle,
          part,
        );
        expect(outline).toBe('solid');
      }
    });

    await test.step('nothing disappears, and every control has an edge', async () => {
      // The list comes in two steps: between them the text would differ anyway.
      await expect(cards(page)).toHaveCount(32);
      await expectAllInSight(page);
    });
  });

  test('book, holding: nothing disappears, and every control has an edge', async ({
    page,
    baseURL,
  }) => {
    await open(page, baseURL, 'book, holding');
    await expectAllInSight(page);
  });

  test('profile: nothing disappears, and the bar shows how much of the loan has passed', async ({
    page,
    baseURL,
  }) => {
    await open(page, baseURL, 'profile, history');
    const picture = await page.getByRole('progressbar').screenshot();
    // One day of seven has passed: the bar's start and end differ in colour.
    const [passed = [], left = []] = await page.evaluate(
      async (bytes) => {
        const image = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
        const canvas = new OffscreenCanvas(image.width, image.height);
        const context = canvas.getContext('2d', { willReadFrequently: true });
        if (!context) throw new Error('no canvas');
        context.drawImage(image, 0, 0);
        return [0.06, 0.6].map((part) => [
          ...context.getImageData(image.width * part, image.height / 2, 1, 1).data,
        ]);
      },
      [...picture],
    );
    const difference = passed.map((value, index) => Math.abs(value - (left[index] ?? 0)));
    expect(Math.max(...difference)).toBeGreaterThan(100);
    // The last part of the page to come, in two steps.
    await expect(page.getByText(/livres para este site/)).toBeVisible();
    await expectAllInSight(page);
  });

  test('the selected tab differs from the other, and an invalid field from a valid one', async ({
    page,
    baseURL,
  }) => {
    await open(page, baseURL, 'auth, login');
    const selected = await edgeOf(page.getByRole('tab', { selected: true }));
    expect(selected).toMatch(/^solid [1-9]/);
    expect(selected).not.toBe(await edgeOf(page.getByRole('tab', { selected: false })));

    const valid = await edgeOf(page.getByLabel('E-mail'));
    await submitButton(page).click();
    await expect(page.getByLabel('E-mail')).toHaveAttribute('aria-invalid', 'true');
    await expect.poll(() => edgeOf(page.getByLabel('E-mail'))).not.toBe(valid);
  });
});

test.describe('motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  /** Records what is animated, at each frame, from the first one on. */
  const recordMotion = (page: Page) =>
    page.addInitScript(() => {
      const seen = new Set<string>();
      Object.assign(window, { motionSeen: seen });
      const look = () => {
        for (const { playState, effect } of document.getAnimations()) {
          if (playState !== 'running' || !(effect instanceof KeyframeEffect)) continue;
          if (Number(effect.getComputedTiming().duration) === 0) continue;
          seen.add(`${effect.target?.className}${effect.pseudoElement ?? ''}`);
        }
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
  const motionSeen = (page: Page): Promise<string[]> =>
    page.evaluate(() => [...(window as unknown as { motionSeen: Set<string> }).motionSeen]);

  /** Opens the catalogue, points at a card, opens it, and goes back. */
  async function visit(page: Page) {
    await recordMotion(page);
    await openCatalogue(page);
    await cards(page).first().hover();
    await comeToRest(page);
    await page.getByRole('link', { name: BOOK.link }).click();
    await expectBook(page, /\/book\/1342\/$/);
    await page.getByRole('button', { name: '← Voltar' }).click();
    await expect(pagination(page)).toBeVisible();
    await comeToRest(page);
  }

  test('is there by default', async ({ page }) => {
    await visit(page);
    const seen = await motionSeen(page);
    // The skeleton is animated, so the tests below have something to find.
    expect(seen.join('\n')).toContain('_line');
  });

  test.describe('is off under prefers-reduced-motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test('from the catalogue to a book and back', async ({ page }) => {
      await visit(page);
      expect(await motionSeen(page)).toEqual([]);
    });

    for (const name of ['loading', 'loading book', 'profile, delete dialog']) {
      test(name, async ({ page, baseURL }) => {
        await recordMotion(page);
        await openState(page, stateOf(name), baseURL ?? '');
        await comeToRest(page);
        expect(await motionSeen(page)).toEqual([]);
      });
    }
  });
});

test.describe('in print', () => {
  test.use({ colorScheme: 'dark' });

  const controls = (page: Page) =>
    page.locator('a:visible, button:visible, input:visible, select:visible');
  const background = (page: Page) =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

  test('a book is printed dark on white', async ({ page, baseURL }) => {
    await openState(page, stateOf('book, borrowable'), baseURL ?? '');
    await page.emulateMedia({ media: 'print' });
    const book = bookOf(page);
    await expect(book.getByRole('heading', { level: 1, name: BOOK.title })).toBeVisible();
    for (const text of ['Autor(es):', 'Idioma(s):', 'Resumo', 'Assuntos']) {
      await expect(book.getByText(text, { exact: true })).toBeVisible();
    }
    // The only link left is the product's name.
    await expect(controls(page)).toHaveText(['BookShelfs']);
    await expect(page.getByRole('contentinfo')).toBeHidden();
    expect(await background(page)).toBe('rgb(255, 255, 255)');
  });

  test('loans are printed with their dates and without buttons', async ({ page, baseURL }) => {
    await openState(page, stateOf('profile, history'), baseURL ?? '');
    await page.emulateMedia({ media: 'print' });
    const loans = page.getByRole('region', { name: 'Meus empréstimos' });
    await expect(loans.getByRole('article')).toHaveCount(3);
    await expect(loans.getByRole('link', { name: BOOK.title })).toBeVisible();
    await expect(loans.getByText(/^Devolve até /).first()).toBeVisible();
    await expect(page.locator('button:visible')).toHaveCount(0);
    await expect(page.getByText('ana@exemplo.com')).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Meus dados' })).toBeHidden();
    expect(await background(page)).toBe('rgb(255, 255, 255)');
  });
});

test.describe('reduced data', () => {
  const eagerCovers = (page: Page) =>
    page.locator('img[loading=eager], img:not([loading]), link[rel=preload][as=image]');
  const places = ['catalogue', 'book, anonymous', 'profile, first loan'] as const;

  for (const name of places) {
    test(`${name}: covers in view are loaded at once, but not under Save-Data`, async ({
      page,
      context,
      baseURL,
    }) => {
      await openState(page, stateOf(name), baseURL ?? '');
      await expect(eagerCovers(page)).not.toHaveCount(0);

      const saving = await context.newPage();
      await saving.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
      });
      await openState(saving, stateOf(name), baseURL ?? '');
      await expect(saving.getByRole('main').locator('img').first()).toBeAttached();
      await expect(eagerCovers(saving)).toHaveCount(0);
    });
  }
});

test('more contrast: secondary text as dark as the rest; safe areas of a phone: kept free', async ({
  page,
  context,
}) => {
  const browser = await context.newCDPSession(page);
  await browser.send('Emulation.setSafeAreaInsetsOverride', { insets: { left: 80, right: 70 } });
  await openCatalogue(page);

  for (const part of [page.getByRole('link', { name: 'BookShelfs' }), page.getByRole('main')]) {
    const padded = await part.evaluate((element) => {
      const box = element.tagName === 'MAIN' ? element : element.parentElement;
      const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(box ?? element);
      return [parseFloat(paddingInlineStart), parseFloat(paddingInlineEnd)];
    });
    expect(padded).toEqual([80, 70]);
  }

  const inks = () =>
    page.evaluate(() => {
      const colourOf = (element: Element | null) => element && getComputedStyle(element).color;
      const soft = document.querySelector('article p');
      return { soft: colourOf(soft), ink: colourOf(document.body) };
    });
  const usual = await inks();
  expect(usual.soft).not.toBe(usual.ink);
  await page.emulateMedia({ contrast: 'more' });
  const more = await inks();
  expect(more.soft).toBe(more.ink);
});
