import { AVAILABILITY_MESSAGES, availabilityOf, borrowedBookIds } from '@/lib/availability';
import { aLoan, isoDay, TODAY } from '../support/library-records';

const mine = aLoan();
const hers = aLoan({ id: 'l2', userId: 'bia' });
const otherBook = aLoan({ bookId: 11 });

describe('availabilityOf', () => {
  it.each([
    ['anybody anonymous', [], null, 'anonymous', false],
    ['anybody anonymous, of a book that is out', [hers], null, 'anonymous', true],
    ['its holder', [mine], 'ana', 'holding', true],
    ['someone else', [hers], 'ana', 'held-by-other', true],
    ['someone else who has another book', [hers, otherBook], 'ana', 'held-by-other', true],
    ['someone who has another book', [otherBook], 'ana', 'other-loan', false],
    [
      'someone with nothing on loan',
      [{ ...mine, returnedAt: isoDay(0) }],
      'ana',
      'available',
      false,
    ],
  ])('tells %s', (_, loans, userId, state, borrowed) => {
    expect(availabilityOf(loans, userId, 84, TODAY)).toMatchObject({ state, borrowed });
  });

  it('gives my loan, and whether it is late', () => {
    const late = { ...otherBook, dueAt: isoDay(-1) };
    expect(availabilityOf([late], 'ana', 84, TODAY)).toMatchObject({ loan: late, overdue: true });
    expect(availabilityOf([otherBook, mine], 'ana', 84, TODAY)).toMatchObject({
      loan: mine,
      overdue: false,
    });
    expect(availabilityOf([{ ...hers, dueAt: isoDay(-1) }], 'ana', 84, TODAY)).toMatchObject({
      loan: null,
      overdue: false,
    });
  });

  it('has the words of the specification', () => {
    expect(AVAILABILITY_MESSAGES).toEqual({
      anonymous: 'Faça login para emprestar.',
      'held-by-other': 'Este livro está emprestado por outro usuário no momento.',
      'other-loan': 'Você já tem um empréstimo ativo. Devolva-o para pegar outro.',
    });
  });
});

describe('borrowedBookIds', () => {
  it('holds the books that somebody has now', () => {
    const returned = aLoan({ bookId: 5, returnedAt: isoDay(0) });
    expect(borrowedBookIds([mine, otherBook, returned])).toEqual(new Set([84, 11]));
  });
});
