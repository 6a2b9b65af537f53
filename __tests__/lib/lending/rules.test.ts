/** @jest-environment node */
import { availabilityOf, checkBorrow, type LendingRefusal } from '@/lib/lending/rules';
import type { Loan } from '@/lib/lending/loan';
import { TODAY, aLoan, isoDay } from '@/fixtures/records';

// The words of the refusals: ../../book-screen/lending.test.tsx, ../../profile-screen/return.test.tsx.

const OWN = aLoan();
const OF_BIA = aLoan({ id: 'l2', userId: 'bia' });
const OTHER = aLoan({ id: 'l3', bookId: 11 });
const late = (loan: Loan): Loan => ({ ...loan, dueAt: isoDay(-1) });
const back = (loan: Loan): Loan => ({ ...loan, returnedAt: isoDay(0) });

// SPEC.md orders the two differently: a page tells first whether the book is there at all.
describe('whether Ana may borrow the book, and what its page offers her', () => {
  it.each<[string, readonly Loan[], LendingRefusal | null, string]>([
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
  ])('when %s', (_, loans, refusal, state) => {
    const ana = { userId: 'ana', bookId: 84, now: TODAY };
    expect(checkBorrow(loans, ana)).toBe(refusal);
    expect(availabilityOf(loans, ana).state).toBe(state);
    expect(availabilityOf(loans, ana).loan?.id).toBe(
      state === 'already-holding' ? OWN.id : undefined,
    );
    const nobody = { ...ana, userId: null };
    expect(availabilityOf(loans, nobody)).toEqual({ state: 'not-logged-in', loan: null });
  });
});
