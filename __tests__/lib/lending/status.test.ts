/** @jest-environment node */
import fc from 'fast-check';
import {
  booksReadThisYear,
  activeLoanOf,
  borrowedBookIds,
  loansOf,
  daysRemaining,
  isOverdue,
  loanStatus,
  overdueDays,
} from '@/lib/lending/status';
import { DAY, TODAY, aLoan, isoDay } from '@/fixtures/records';

const HOUR = DAY / 24;
const due = (ms: number) => aLoan({ dueAt: new Date(TODAY + ms).toISOString() });

describe('loanStatus', () => {
  it.each([
    ['just borrowed', due(7 * DAY), 'active', '7 dia(s) restantes'],
    ['a moment later', due(7 * DAY - 1), 'active', '7 dia(s) restantes'],
    ['with a day and an hour left', due(DAY + HOUR), 'active', '2 dia(s) restantes'],
    ['with a day left', due(DAY), 'active', '1 dia(s) restantes'],
    ['with a minute left', due(60_000), 'active', '1 dia(s) restantes'],
    ['due this very moment', due(0), 'active', '0 dia(s) restantes'],
    ['due a moment ago', due(-1), 'overdue', 'ATRASADO (1 dia(s))'],
    ['a day late', due(-DAY), 'overdue', 'ATRASADO (1 dia(s))'],
    ['a day and an hour late', due(-DAY - HOUR), 'overdue', 'ATRASADO (1 dia(s))'],
    ['two days late', due(-2 * DAY), 'overdue', 'ATRASADO (2 dia(s))'],
    [
      'returned late',
      aLoan({ dueAt: isoDay(-5), returnedAt: isoDay(0) }),
      'returned',
      'Devolvido em 20/11/2026',
    ],
  ])('has the state and the text of a loan %s', (_, loan, state, text) => {
    expect(loanStatus(loan, TODAY)).toEqual({ state, text });
    expect(isOverdue(loan, TODAY)).toBe(state === 'overdue');
  });

  it('is overdue exactly when no time is left', () => {
    fc.assert(
      fc.property(fc.integer({ min: -60 * DAY, max: 60 * DAY }), (ms) => {
        const loan = due(ms);
        expect(isOverdue(loan, TODAY)).toBe(ms < 0);
        expect(Object.is(daysRemaining(loan, TODAY), -0)).toBe(false);
        if (ms < 0) expect(overdueDays(loan, TODAY)).toBeGreaterThanOrEqual(1);
        else expect(daysRemaining(loan, TODAY) * DAY - ms).toBeLessThan(DAY);
      }),
    );
  });
});

describe('of all loans', () => {
  it('the user’s are listed, active ones first, then the newest', () => {
    const old = aLoan({ id: 'old', borrowedAt: isoDay(-50), returnedAt: isoDay(-45) });
    const recent = aLoan({ id: 'recent', borrowedAt: isoDay(-9), returnedAt: isoDay(-8) });
    const active = aLoan({ id: 'active', borrowedAt: isoDay(-60) });
    const other = aLoan({ id: 'other', userId: 'bia' });
    expect(loansOf([old, other, recent, active], 'ana')).toEqual([active, recent, old]);
  });

  it('the user’s active one is the one due first, if there are two', () => {
    const returned = aLoan({ dueAt: isoDay(1), returnedAt: isoDay(0) });
    const later = aLoan({ dueAt: isoDay(7) });
    const sooner = aLoan({ dueAt: isoDay(3) });
    expect(activeLoanOf([returned, later, sooner], 'ana')).toBe(sooner);
    expect(activeLoanOf([returned, later], 'bia')).toBeNull();
  });

  it('the active ones make a book unavailable, whoever has it', () => {
    const returned = aLoan({ bookId: 5, returnedAt: isoDay(0) });
    expect(borrowedBookIds([aLoan(), aLoan({ bookId: 11, userId: 'bia' }), returned])).toEqual(
      new Set([84, 11]),
    );
  });

  const back = (bookId: number, returnedAt: string | null) => aLoan({ bookId, returnedAt });

  it.each([
    ['none', [], 0],
    ['an active one', [back(1, null)], 0],
    ['two of one book', [back(1, isoDay(-1)), back(1, isoDay(-30))], 1],
    ['two books', [back(1, isoDay(-1)), back(2, isoDay(-30))], 2],
    // São Paulo is three hours behind UTC.
    ['one back in the last minute of the year before', [back(1, '2026-01-01T02:59:00.000Z')], 0],
    ['one back in the first minute of the year', [back(1, '2026-01-01T03:01:00.000Z')], 1],
  ])('%s: the books read this year are counted in local time', (_, loans, count) => {
    expect(booksReadThisYear(loans, TODAY)).toBe(count);
  });
});
