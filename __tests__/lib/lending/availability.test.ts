/** @jest-environment node */
import { availabilityOf } from '@/lib/lending/rules';
import { borrowedBookIds } from '@/lib/lending/select-loans';
import { TODAY, aLoan, isoDay } from '../../support/library-records';

const own = aLoan();
const loanOfBia = aLoan({ id: 'l2', userId: 'bia' });
const otherBook = aLoan({ bookId: 11 });

describe('availabilityOf', () => {
  it.each([
    ['nobody logged in', [], null, 'anonymous'],
    ['nobody logged in, and the book on loan', [loanOfBia], null, 'anonymous'],
    ['the borrower of the book', [own], 'ana', 'already-holding'],
    ['another user than its borrower', [loanOfBia], 'ana', 'held-by-other'],
    [
      'another user than its borrower, with another book',
      [loanOfBia, otherBook],
      'ana',
      'held-by-other',
    ],
    ['a user with another book', [otherBook], 'ana', 'other-loan'],
    ['a user with another book, late', [{ ...otherBook, dueAt: isoDay(-1) }], 'ana', 'overdue'],
    ['the late borrower of the book', [{ ...own, dueAt: isoDay(-1) }], 'ana', 'already-holding'],
    [
      'a late borrower of another book, while another user has this one',
      [loanOfBia, { ...otherBook, dueAt: isoDay(-1) }],
      'ana',
      'held-by-other',
    ],
    ['a user with no active loan', [{ ...own, returnedAt: isoDay(0) }], 'ana', 'available'],
  ])('is right for %s', (_, loans, userId, state) => {
    expect(availabilityOf(loans, { userId, bookId: 84, now: TODAY })).toMatchObject({ state });
  });

  it('has the user’s loan of the book, and nobody else’s', () => {
    const ana = { userId: 'ana', bookId: 84, now: TODAY };
    expect(availabilityOf([otherBook, own], ana).loan).toBe(own);
    expect(availabilityOf([otherBook], ana).loan).toBeNull();
    expect(availabilityOf([loanOfBia], ana).loan).toBeNull();
  });
});

describe('borrowedBookIds', () => {
  it('has the books of active loans', () => {
    const returned = aLoan({ bookId: 5, returnedAt: isoDay(0) });
    expect(borrowedBookIds([own, otherBook, returned])).toEqual(new Set([84, 11]));
  });
});
