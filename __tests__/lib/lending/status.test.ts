/** @jest-environment node */
import fc from 'fast-check';
import { daysRemaining, isOverdue, loanStatus, overdueDays } from '@/lib/lending/status';
import { activeLoanOf, loansOf } from '@/lib/lending/select-loans';
import { aLoan, DAY, isoDay, TODAY } from '../../support/library-records';

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
  ])('has the state and the text of a loan %s', (_, loan, state, text) => {
    expect(loanStatus(loan, TODAY)).toEqual({ state, text });
  });

  it('says when a loan was returned, however late it was', () => {
    const loan = aLoan({ dueAt: isoDay(-5), returnedAt: isoDay(0) });
    expect(loanStatus(loan, TODAY)).toEqual({ state: 'returned', text: 'Devolvido em 20/11/2026' });
    expect(isOverdue(loan, TODAY)).toBe(false);
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

describe('loansOf', () => {
  it('has the user’s loans, active ones first, then the newest', () => {
    const old = aLoan({ id: 'old', borrowedAt: isoDay(-50), returnedAt: isoDay(-45) });
    const recent = aLoan({ id: 'recent', borrowedAt: isoDay(-9), returnedAt: isoDay(-8) });
    const active = aLoan({ id: 'active', borrowedAt: isoDay(-60) });
    const other = aLoan({ id: 'other', userId: 'bia' });
    expect(loansOf([old, other, recent, active], 'ana').map((loan) => loan.id)).toEqual([
      'active',
      'recent',
      'old',
    ]);
  });
});

describe('activeLoanOf', () => {
  it('is the user’s active loan, the one due first if there are two', () => {
    const returned = aLoan({ id: 'r', dueAt: isoDay(1), returnedAt: isoDay(0) });
    const later = aLoan({ id: 'later', dueAt: isoDay(7) });
    const sooner = aLoan({ id: 'sooner', dueAt: isoDay(3) });
    expect(activeLoanOf([returned, later, sooner], 'ana')).toBe(sooner);
    expect(activeLoanOf([returned, later], 'bia')).toBeNull();
  });
});
