import { availabilityOf } from '@/lib/lending/rules';
import { borrowedBookIds } from '@/lib/lending/status';
import { aLoan, isoDay } from '../../support/library-records';

const own = aLoan();
const hers = aLoan({ id: 'l2', userId: 'bia' });
const otherBook = aLoan({ bookId: 11 });

describe('availabilityOf', () => {
  it.each([
    ['anybody anonymous', [], null, 'anonymous'],
    ['anybody anonymous, of a book that is out', [hers], null, 'anonymous'],
    ['its holder', [own], 'ana', 'already-holding'],
    ['someone else', [hers], 'ana', 'held-by-other'],
    ['someone else who has another book', [hers, otherBook], 'ana', 'held-by-other'],
    ['someone who has another book', [otherBook], 'ana', 'other-loan'],
    ['someone with nothing on loan', [{ ...own, returnedAt: isoDay(0) }], 'ana', 'available'],
  ])('tells %s', (_, loans, userId, state) => {
    expect(availabilityOf(loans, { userId, bookId: 84 })).toMatchObject({ state });
  });

  it('gives the reader’s loan of the book, and nobody else’s', () => {
    const ana = { userId: 'ana', bookId: 84 };
    expect(availabilityOf([otherBook, own], ana).loan).toBe(own);
    expect(availabilityOf([otherBook], ana).loan).toBeNull();
    expect(availabilityOf([hers], ana).loan).toBeNull();
  });
});

describe('borrowedBookIds', () => {
  it('holds the books that somebody has now', () => {
    const returned = aLoan({ bookId: 5, returnedAt: isoDay(0) });
    expect(borrowedBookIds([own, otherBook, returned])).toEqual(new Set([84, 11]));
  });
});
