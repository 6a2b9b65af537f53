/** @jest-environment node */
import fc from 'fast-check';
import { newLoan, returnableLoan } from '@/lib/lending/borrow';
import {
  activeLoanOf,
  availabilityOf,
  checkBorrow,
  isActive,
  isOverdue,
  LendingError,
  loanStatus,
  type BorrowRefusal,
} from '@/lib/lending/rules';
import type { Loan } from '@/lib/lending/loan';
import { DAY, TODAY, aBook, aLoan, isoDay } from '@/fixtures/records';

// The words of the refusals: ../../book-screen/lending.test.tsx, ../../profile-screen/return.test.tsx.

const OWN = aLoan();
const OF_BIA = aLoan({ id: 'l2', userId: 'bia' });
const OTHER = aLoan({ id: 'l3', bookId: 11 });
const late = (loan: Loan): Loan => ({ ...loan, dueAt: isoDay(-1) });
const back = (loan: Loan): Loan => ({ ...loan, returnedAt: isoDay(0) });

// SPEC.md orders the two differently: a page tells first whether the book is there at all.
test.each<[string, readonly Loan[], BorrowRefusal | null, string]>([
  ['nothing is on loan', [], null, 'available'],
  ['all was returned', [back(OWN), back(OF_BIA)], null, 'available'],
  ['she has it', [OTHER, OWN], 'already-holding', 'already-holding'],
  ['she has it, late', [late(OWN)], 'overdue', 'already-holding'],
  ['another user has it', [OF_BIA], 'held-by-other', 'held-by-other'],
  ['another user has it, late', [late(OF_BIA)], 'held-by-other', 'held-by-other'],
  ['she has another', [OTHER], 'other-loan', 'other-loan'],
  ['she has another, late', [late(OTHER)], 'overdue', 'overdue'],
  ['she has another, due now', [{ ...OTHER, dueAt: isoDay(0) }], 'other-loan', 'other-loan'],
  ['both have one', [OTHER, OF_BIA], 'other-loan', 'held-by-other'],
  ['both have one, hers late', [OF_BIA, late(OTHER)], 'overdue', 'held-by-other'],
])(
  'whether Ana may borrow the book, and what its page offers her, when %s',
  (_, loans, refusal, state) => {
    const ana = { userId: 'ana', bookId: 84, now: TODAY };
    expect(checkBorrow(loans, ana)).toBe(refusal);
    expect(availabilityOf(loans, ana).state).toBe(state);
    expect(availabilityOf(loans, ana).loan?.id).toBe(
      state === 'already-holding' ? OWN.id : undefined,
    );
    const nobody = { ...ana, userId: null };
    expect(availabilityOf(loans, nobody)).toEqual({ state: 'not-logged-in', loan: null });
  },
);

const HOUR = DAY / 24;
const due = (ms: number) => aLoan({ dueAt: new Date(TODAY + ms).toISOString() });

test.each([
  ['a moment later', due(7 * DAY - 1), 'active', '7 dia(s) restantes'],
  ['with a day and an hour left', due(DAY + HOUR), 'active', '2 dia(s) restantes'],
  ['with a day left', due(DAY), 'active', '1 dia(s) restantes'],
  ['due this very moment', due(0), 'active', '0 dia(s) restantes'],
  ['due a moment ago', due(-1), 'overdue', 'ATRASADO (1 dia(s))'],
  ['a day late', due(-DAY), 'overdue', 'ATRASADO (1 dia(s))'],
  ['a day and an hour late', due(-DAY - HOUR), 'overdue', 'ATRASADO (1 dia(s))'],
  [
    'returned late',
    aLoan({ dueAt: isoDay(-5), returnedAt: isoDay(0) }),
    'returned',
    'Devolvido em 20/11/2026',
  ],
])('the state and the text of a loan %s', (_, loan, state, text) => {
  expect(loanStatus(loan, TODAY)).toEqual({ state, text });
  expect(isOverdue(loan, TODAY)).toBe(state === 'overdue');
});

test('the user’s active loan is the one due first, if there are two', () => {
  const returned = aLoan({ dueAt: isoDay(1), returnedAt: isoDay(0) });
  const later = aLoan({ dueAt: isoDay(7) });
  const sooner = aLoan({ dueAt: isoDay(3) });
  expect(activeLoanOf([returned, later, sooner], 'ana')).toBe(sooner);
  expect(activeLoanOf([returned, later], 'bia')).toBeNull();
});

test('over any history of borrowing, returning and waiting a user has one loan, a book one holder, and nobody late gets a book', () => {
  const step = fc.record({
    returns: fc.boolean(),
    userId: fc.constantFrom('ana', 'bia', 'caio'),
    number: fc.nat(3),
    days: fc.constantFrom(0, 0, 3, 9),
  });
  const isUnique = (values: readonly unknown[]) => new Set(values).size === values.length;
  const refusals = new Set<LendingError['kind']>();
  fc.assert(
    fc.property(fc.array(step, { minLength: 20, maxLength: 60 }), (steps) => {
      let loans: readonly Loan[] = [];
      let now = TODAY;
      for (const { returns, userId, number, days } of steps) {
        now += days * DAY;
        const isLate = loans.some((loan) => loan.userId === userId && isOverdue(loan, now));
        try {
          if (returns) {
            const loan = returnableLoan(loans, { userId, loanId: `l${number}` });
            expect(loan).toMatchObject({ userId, returnedAt: null });
            loans = loans.map((one) => (one === loan ? back(one) : one));
          } else {
            const id = `l${loans.length}`;
            loans = [...loans, newLoan(loans, { id, userId, book: aBook({ id: number }), now })];
            expect(isLate).toBe(false);
          }
        } catch (error) {
          if (!(error instanceof LendingError)) throw error;
          refusals.add(error.kind);
        }
        const active = loans.filter(isActive);
        expect(isUnique(active.map((loan) => loan.userId))).toBe(true);
        expect(isUnique(active.map((loan) => loan.bookId))).toBe(true);
      }
    }),
  );
  // All but the one of a visitor who is not logged in.
  expect(refusals.size).toBe(7);
});
