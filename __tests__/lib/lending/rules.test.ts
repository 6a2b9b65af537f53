/** @jest-environment node */
import {
  availabilityOf,
  checkBorrow,
  newLoan,
  returnableLoan,
  LENDING_MESSAGES,
  LendingError,
  type LendingRefusal,
} from '@/lib/lending/rules';
import type { Loan } from '@/lib/lending/loan';
import { TODAY, aBook, aLoan, isoDay } from '@/fixtures/records';

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
    expect(checkBorrow(loans, nobody)).toBe('not-logged-in');
    expect(availabilityOf(loans, nobody)).toEqual({ state: 'anonymous', loan: null });
  });
});

describe('a new loan', () => {
  const asked = { id: 'l1', userId: 'ana', now: TODAY };

  it('is of the book as it is now, for seven days', () => {
    const book = aBook({ thumbnail: 'https://exemplo.com/84.jpg' });
    expect(newLoan([], { ...asked, book })).toEqual({
      id: 'l1',
      userId: 'ana',
      bookId: 84,
      title: 'Frankenstein',
      authors: ['Shelley, Mary Wollstonecraft'],
      thumbnail: 'https://exemplo.com/84.jpg',
      borrowedAt: '2026-11-20T17:30:00.000Z',
      dueAt: '2026-11-27T17:30:00.000Z',
      returnedAt: null,
    });
  });

  it('is refused in the words of the specification', () => {
    const attempt = () => newLoan([OF_BIA], { ...asked, book: aBook() });
    expect(attempt).toThrow(new LendingError('held-by-other'));
    expect(LENDING_MESSAGES).toMatchObject({
      'not-logged-in': 'Usuário não logado.',
      overdue: 'Você tem livros atrasados. Devolva-os antes de pegar novos empréstimos.',
      'other-loan': 'Você já tem um empréstimo ativo. Devolva-o para pegar outro.',
      'held-by-other': 'Este livro já está emprestado por outro usuário.',
      'already-holding': 'Você já pegou este livro.',
    });
  });
});

describe('a return', () => {
  it('is of the user’s active loan, also where a returned one has the same id', () => {
    const loans = [back(OWN), OWN];
    expect(returnableLoan(loans, { userId: 'ana', loanId: 'l1' })).toBe(OWN);
  });

  it.each([
    ['nobody is logged in', null, 'l2', 'Usuário não logado.'],
    ['the loan does not exist', 'ana', 'l9', 'Empréstimo não encontrado.'],
    ['it is of another user', 'ana', 'l2', 'Este empréstimo é de outro usuário.'],
    ['it was returned before', 'ana', 'l1', 'Este livro já foi devolvido.'],
  ])('is refused when %s', (_, userId, loanId, message) => {
    const attempt = () => returnableLoan([back(OWN), OF_BIA], { userId, loanId });
    expect(attempt).toThrow(LendingError);
    expect(attempt).toThrow(message);
  });
});
