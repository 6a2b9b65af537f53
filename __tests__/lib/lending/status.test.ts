/** @jest-environment node */
import fc from 'fast-check';
import { activeLoanOf, daysRemaining, isOverdue, loanStatus } from '@/lib/lending/status';
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
        expect(daysRemaining(loan, TODAY) * DAY - ms).toBeLessThan(DAY);
      }),
    );
  });
});

test('the user’s active loan is the one due first, if there are two', () => {
  const returned = aLoan({ dueAt: isoDay(1), returnedAt: isoDay(0) });
  const later = aLoan({ dueAt: isoDay(7) });
  const sooner = aLoan({ dueAt: isoDay(3) });
  expect(activeLoanOf([returned, later, sooner], 'ana')).toBe(sooner);
  expect(activeLoanOf([returned, later], 'bia')).toBeNull();
});
