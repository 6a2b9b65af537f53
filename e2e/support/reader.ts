import type { Page } from '@playwright/test';
import { OWN_BOOK } from '@/fake-gutendex/read-books';
import { AS_ANA, anasLoan, seed } from './borrowers';
import { expect } from './changing-test';
import { settle } from './library';

export const LENT = {
  ...AS_ANA,
  loans: [anasLoan({ bookId: OWN_BOOK.id, title: OWN_BOOK.title })],
};
export const PHONE = { width: 360, height: 640 };

export const keptPlaces = (page: Page) =>
  page.evaluate(() => localStorage.getItem('book.reading.v1'));
export const reader = (page: Page) => page.getByRole('article');

export async function expectChapter(page: Page, number: number): Promise<void> {
  const where = page.getByRole('paragraph').filter({ hasText: `capítulo ${number} de` });
  await expect(where).toBeVisible();
  await expect(reader(page).getByRole('paragraph').first()).toBeVisible();
}

/** Opens the borrowed book at its second chapter. */
export async function openBook(page: Page): Promise<void> {
  await seed(page.context(), LENT);
  await page.goto(`./ler/?livro=${OWN_BOOK.id}&cap=2`);
  await expectChapter(page, 2);
}

/** Looks for a word in the book, and opens the first place that has it in the book's spelling. */
export async function searchFor(page: Page, word: string, spelled: string): Promise<void> {
  await page.getByRole('button', { name: 'Buscar', exact: true }).click();
  await page.getByRole('searchbox', { name: 'Palavras' }).fill(word);
  await page.keyboard.press('Enter');
  const hits = page.getByRole('listitem').filter({ has: page.getByText(spelled) });
  await hits.first().getByRole('button').click();
}

/** Scrolls to a place in the chapter, as the reader does. */
export async function scrollTo(page: Page, share: number): Promise<void> {
  await page.evaluate((part) => {
    window.scrollTo(0, part * (document.documentElement.scrollHeight - innerHeight));
  }, share);
  await settle(page);
}

/**
 * Where a character of the chapter is, in px below the bar; without one, the first character of the
 * line at the top: of those not more than half behind the bar. Counted in the book's own spelling.
 */
export const line = (page: Page, character?: number) =>
  page.evaluate((wanted) => {
    const bar = document.querySelector('progress')?.parentElement?.getBoundingClientRect();
    const top = bar?.bottom ?? 0;
    const article = document.querySelector('article');
    if (!article) throw new Error('no chapter');
    const walker = document.createTreeWalker(article, NodeFilter.SHOW_TEXT);
    let before = 0;
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      const length = text.parentElement?.dataset.old?.length ?? text.length;
      for (let i = 0; i < text.length; i += 1) {
        if (wanted !== undefined && wanted >= before + length) break;
        if (/\s/.test(text.data.charAt(i)) || (wanted ?? 0) > before + i) continue;
        const range = document.createRange();
        range.setStart(text, i);
        range.setEnd(text, i + 1);
        const [rect] = range.getClientRects();
        if (!rect || (wanted === undefined && rect.top + rect.height / 2 < top)) continue;
        return { character: before + i, below: rect.top - top, height: rect.height };
      }
      before += length;
    }
    throw new Error('no such line');
  }, character);
