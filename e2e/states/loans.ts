import type { Page } from '@playwright/test';
import { DAY } from '@/fixtures/records';
import type { Loan } from '@/lib/lending/loan';
import { ANA, anasLoan } from '../support/borrowers';
import { BOOK } from '../support/library';

/** The time so many days from now by the real clock, which the browser has too. */
export const daysFromNow = (days: number): string =>
  new Date(Date.now() + days * DAY).toISOString();

/** Ana's active loan of the book that most states are about. */
export const loanOfBook = (): Loan =>
  anasLoan({
    bookId: BOOK.id,
    title: BOOK.title,
    authors: ['Austen, Jane'],
    thumbnail: `https://www.gutenberg.org/cache/epub/${BOOK.id}/pg${BOOK.id}.cover.medium.jpg`,
  });

/** When a loan was made that is four days late. */
export const LATE = { borrowedAt: daysFromNow(-11), dueAt: daysFromNow(-4) };

/** Waits for the header's reminder of Ana's loan, if she has one: it is loaded after the rest. */
export async function untilReminded(page: Page, loans: readonly Loan[] = []): Promise<void> {
  const held = loans.find(({ userId, returnedAt }) => userId === ANA.id && returnedAt === null);
  if (held) await page.getByRole('banner').getByTitle(held.title).waitFor();
}
