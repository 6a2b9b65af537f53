import type { Page } from '@playwright/test';
import { AS_ANA, anasLoan, seed, storeAsAnotherTab } from './support/borrowers';
import { cards, openCatalogue, pagination, settle, skeletons } from './support/library';
import { pageWidth } from './support/measure';
import { COPY, SERVICE, askCatalogue, hold } from './support/service';
import { expect, test } from './support/test';

/** A category that no book of the first four pages is of. */
const EMPTY = { key: 'travel', label: 'Viagem', foundOn: 5 } as const;

const WIDTHS = [320, 360, 412, 1280];
const setWidth = (page: Page, width: number) => page.setViewportSize({ width, height: 740 });

test('the header is one row at 320 px, whatever it says of a loan', async ({ page, context }) => {
  const banner = page.getByRole('banner');
  await seed(context, { ...AS_ANA, loans: [] });
  await openCatalogue(page);
  for (const [due, short, whole] of [
    [7, '7 dias', '7 dia(s) restantes'],
    [1, '1 dia', '1 dia(s) restantes'],
    [-2, 'atrasado', 'ATRASADO (2 dia(s))'],
  ] as const) {
    await test.step(short, async () => {
      const dueAt = new Date(Date.now() + due * 86_400_000 + (due > 0 ? -1_000 : 0)).toISOString();
      await storeAsAnotherTab(page, { loans: [anasLoan({ dueAt })] });
      await setWidth(page, 320);
      await expect(banner.getByText(short, { exact: true })).toBeVisible();
      // To screen readers it says all, at any width.
      await expect(banner.getByRole('link', { name: whole, exact: true })).toBeVisible();
      expect((await banner.boundingBox())?.height).toBeLessThanOrEqual(64);
      await setWidth(page, 1280);
      await expect(banner.getByText(short, { exact: true })).toBeHidden();
      await expect(banner.getByText(whole)).toBeVisible();
    });
  }
});

test('the pagination on a narrow phone: numbers of four digits are on one line, and the jump has a label', async ({
  page,
}) => {
  const { results } = await askCatalogue();
  // As many pages as the public catalogue has.
  await page.route(SERVICE, (route) => {
    const next = 'http://localhost/books/?page=1232';
    return route.fulfill({ json: { count: 78_765, next, previous: null, results } });
  });
  await setWidth(page, 320);
  for (const number of ['1.231', '5']) {
    await page.goto(`./?page=${number.replace('.', '')}`);
    const numbers = pagination(page).getByRole('listitem');
    await expect(numbers.filter({ hasText: /^2\.462$/ })).toBeVisible();
    await expect(pagination(page).locator('[aria-current]')).toHaveText(number);
    for (const width of [320, 360]) {
      await test.step(`${number}, ${width} px`, async () => {
        await setWidth(page, width);
        await settle(page);
        const boxes = await numbers.evaluateAll((items) =>
          items.map((item) => item.getBoundingClientRect().toJSON() as DOMRect),
        );
        expect(boxes).toHaveLength(9);
        expect(new Set(boxes.map(({ top }) => top)).size).toBe(1);
        expect(Math.min(...boxes.map(({ left }) => left))).toBeGreaterThanOrEqual(0);
        expect(Math.max(...boxes.map(({ right }) => right))).toBeLessThanOrEqual(width);
        expect(await pageWidth(page)).toBeLessThanOrEqual(width);
        const label = pagination(page).getByText('Ir para a página', { exact: true });
        expect((await label.boundingBox())?.width).toBeGreaterThan(80);
        await expect(page.getByLabel('Ir para a página')).toBeVisible();
      });
    }
  }
});

test('no choice of a filter is cut', async ({ page }) => {
  await openCatalogue(page);
  for (const width of WIDTHS) {
    await setWidth(page, width);
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll('select')].flatMap((select) => {
        // As wide as one choice asks for, arrow and all.
        const alone = select.cloneNode() as HTMLSelectElement;
        alone.style.inlineSize = 'max-content';
        alone.style.position = 'absolute';
        document.querySelector('main form + div label')?.append(alone);
        const room = select.getBoundingClientRect().width + 0.5;
        const tooLong = [...select.options].filter(({ text }) => {
          alone.replaceChildren(new Option(text));
          return alone.getBoundingClientRect().width > room;
        });
        alone.remove();
        return tooLong.map(({ text }) => text);
      }),
    );
    expect(cut, `${width} px`).toEqual([]);
  }
  await expect(page.getByRole('combobox', { name: 'Idioma' })).toContainText('Idioma: todos');
  await expect(page.getByRole('combobox', { name: 'Categoria' })).toContainText('Categoria: todas');
});

test('no ‘·’ begins or ends a line of a card’s facts', async ({ page }) => {
  await openCatalogue(page, '?lang=pt');
  await expect(cards(page)).toHaveCount(32);
  const shown: string[] = [];
  for (const width of WIDTHS) {
    await setWidth(page, width);
    const facts = await cards(page).evaluateAll((all) =>
      all.map((card) => {
        const spans = [...card.querySelectorAll('p span')].filter((span) =>
          /downloads$|^português/.test(span.textContent),
        );
        const line = spans[0]?.parentElement;
        if (!line || spans.length !== 2) throw new Error(card.textContent);
        const clipped = parseFloat(getComputedStyle(spans[0] ?? line, '::before').inlineSize);
        const edge = line.getBoundingClientRect().left + clipped;
        return spans.map((span, place) => {
          const { left, top } = span.getBoundingClientRect();
          const isFirst = place === 0 || top > (spans[0]?.getBoundingClientRect().top ?? 0);
          // Before the first in a line it stands in what is clipped; nothing follows the last.
          const isOut = left + clipped <= edge + 0.5;
          const after = getComputedStyle(span, '::after').content;
          return isFirst === isOut && after === 'none' ? 'well' : `${width}: ${span.textContent}`;
        });
      }),
    );
    shown.push(...facts.flat());
  }
  expect(shown.filter((fact) => fact !== 'well')).toEqual([]);
});

test('what this is stands on the first screen, in the HTML, and moves nothing', async ({
  page,
}) => {
  const LEAD = 'Um livro por sete dias, grátis, sem cartão.';
  const html = await (await page.request.get('./')).text();
  expect(html).toContain(LEAD);
  const answer = await hold(page, SERVICE);
  await page.route(COPY, () => undefined);
  await setWidth(page, 320);
  await page.goto('./');
  await expect(page.getByText('Carregando livros…')).toBeVisible();
  const top = (await skeletons(page).first().boundingBox())?.y;
  const lead = page.getByText(LEAD);
  // One line of small letters.
  expect((await lead.boundingBox())?.height).toBeLessThan(24);
  answer();
  await expect(cards(page).first()).toBeVisible();
  expect((await cards(page).first().boundingBox())?.y).toBe(top);
  await expect(lead).toBeInViewport();
});

test('the code that looks ahead comes only where a page has no book of the category', async ({
  page,
  service,
}) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.text().catch(() => ''));
  });
  const isThere = async () =>
    (await Promise.all(scripts)).some((code) => /Procurar nas pr(ó|\\xf3)ximas/.test(code));
  await openCatalogue(page, '?cat=fiction');
  await page.waitForLoadState('networkidle');
  expect(await isThere()).toBe(false);
  await page.getByRole('combobox', { name: 'Categoria' }).selectOption({ label: EMPTY.label });
  await page.getByRole('button', { name: 'Procurar nas próximas páginas' }).click();
  await expect(page).toHaveURL(new RegExp(`cat=${EMPTY.key}&page=${EMPTY.foundOn}$`));
  await expect(cards(page).first()).toBeVisible();
  expect(await isThere()).toBe(true);
  const asked = Array.from({ length: EMPTY.foundOn }, (_, place) => `?page=${place + 1}`);
  expect(await service.queries()).toEqual(asked);
});
