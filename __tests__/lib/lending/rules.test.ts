/** @jest-environment node */
import {
  newLoan,
  checkBorrow,
  returnableLoan,
  LENDING_MESSAGES,
  LendingError,
} from '@/lib/lending/rules';
import { aBook, aLoan, DAY, isoDay, TODAY } from '../../support/library-records';

const returnedLoan = aLoan({ returnedAt: isoDay(0) });
const overdueLoan = aLoan({ bookId: 1, borrowedAt: isoDay(-8), dueAt: isoDay(-1) });
const loanOfBia = aLoan({ id: 'l2', userId: 'bia' });
const ask = { userId: 'ana', bookId: 84, now: TODAY };

describe('checkBorrow', () => {
  it('refuses first of all when nobody is logged in', () => {
    expect(checkBorrow([loanOfBia], { ...ask, userId: null })).toBe('not-logged-in');
  });

  it('refuses a user with an overdue loan, before saying that it is active', () => {
    expect(checkBorrow([overdueLoan], ask)).toBe('overdue');
    expect(checkBorrow([{ ...overdueLoan, bookId: 84 }], ask)).toBe('overdue');
  });

  it('refuses the book that the user has already', () => {
    expect(checkBorrow([aLoan()], ask)).toBe('already-holding');
  });

  it('refuses a second book, before saying that another user has it', () => {
    expect(checkBorrow([aLoan({ bookId: 1 }), loanOfBia], ask)).toBe('other-loan');
  });

  it('refuses a book that another user has, late or not', () => {
    expect(checkBorrow([loanOfBia], ask)).toBe('held-by-other');
    expect(checkBorrow([{ ...loanOfBia, dueAt: isoDay(-1) }], ask)).toBe('held-by-other');
  });

  it('allows a book without active loans, whatever was returned before', () => {
    expect(checkBorrow([], ask)).toBeNull();
    expect(checkBorrow([returnedLoan, { ...loanOfBia, returnedAt: isoDay(-1) }], ask)).toBeNull();
  });

  it('has the messages of the specification', () => {
    expect(LENDING_MESSAGES).toMatchObject({
      'not-logged-in': 'Usuário não logado.',
      overdue: 'Você tem livros atrasados. Devolva-os antes de pegar novos empréstimos.',
      'other-loan': 'Você já tem um empréstimo ativo. Devolva-o para pegar outro.',
      'held-by-other': 'Este livro já está emprestado por outro usuário.',
      'already-holding': 'Você já pegou este livro.',
    });
  });
});

describe('newLoan', () => {
  it('is a loan of seven days', () => {
    const book = aBook({ thumbnail: 'https://exemplo.com/84.jpg' });
    expect(newLoan([], { id: 'l1', userId: 'ana', book, now: TODAY })).toEqual({
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

  it('is not overdue at the moment it is due, and is right after it', () => {
    const loan = aLoan({ bookId: 1 });
    expect(checkBorrow([loan], { ...ask, now: TODAY + 7 * DAY })).toBe('other-loan');
    expect(checkBorrow([loan], { ...ask, now: TODAY + 7 * DAY + 1 })).toBe('overdue');
  });

  it('throws the refusal with its message', () => {
    const attempt = () =>
      newLoan([loanOfBia], { id: 'x', userId: 'ana', book: aBook(), now: TODAY });
    expect(attempt).toThrow(LendingError);
    expect(attempt).toThrow('Este livro já está emprestado por outro usuário.');
  });
});

describe('returnableLoan', () => {
  const loans = [returnedLoan, loanOfBia];

  it.each([
    ['an active loan', [aLoan()], 'l1'],
    ['the active one of two with the same id', [returnedLoan, aLoan()], 'l1'],
  ])('is %s', (_, held, loanId) => {
    expect(returnableLoan(held, { userId: 'ana', loanId })).toBe(held.at(-1));
  });

  it.each([
    ['nobody is logged in', null, 'l2', 'Usuário não logado.'],
    ['the loan does not exist', 'ana', 'l9', 'Empréstimo não encontrado.'],
    ['it is of another user', 'ana', 'l2', 'Este empréstimo é de outro usuário.'],
    ['it was returned before', 'ana', 'l1', 'Este livro já foi devolvido.'],
  ])('refuses when %s', (_, userId, loanId, message) => {
    expect(() => returnableLoan(loans, { userId, loanId })).toThrow(
      new LendingError(kindOf(message)),
    );
    expect(() => returnableLoan(loans, { userId, loanId })).toThrow(message);
  });
});

const kindOf = (message: string) =>
  (Object.keys(LENDING_MESSAGES) as (keyof typeof LENDING_MESSAGES)[]).find(
    (kind) => LENDING_MESSAGES[kind] === message,
  ) ?? 'not-found';
