import {
  borrow,
  checkBorrow,
  checkReturn,
  LENDING_MESSAGES,
  LendingError,
} from '@/lib/lending/rules';
import { aBook, aLoan, DAY, isoDay, TODAY } from '../../support/library-records';

const returnedLoan = aLoan({ returnedAt: isoDay(0) });
const overdueLoan = aLoan({ bookId: 1, borrowedAt: isoDay(-8), dueAt: isoDay(-1) });
const others = aLoan({ id: 'l2', userId: 'bia' });
const ask = { userId: 'ana', bookId: 84, now: TODAY };

describe('checkBorrow', () => {
  it('refuses whoever is not logged in, before all else', () => {
    expect(checkBorrow([others], { ...ask, userId: null })).toBe('not-logged-in');
  });

  it('refuses someone with an overdue loan, before saying that it is active', () => {
    expect(checkBorrow([overdueLoan], ask)).toBe('overdue');
    expect(checkBorrow([{ ...overdueLoan, bookId: 84 }], ask)).toBe('overdue');
  });

  it('refuses the book that they hold already', () => {
    expect(checkBorrow([aLoan()], ask)).toBe('already-holding');
  });

  it('refuses a second book, before saying that somebody else has it', () => {
    expect(checkBorrow([aLoan({ bookId: 1 }), others], ask)).toBe('other-loan');
  });

  it('refuses a book that another user holds, late or not', () => {
    expect(checkBorrow([others], ask)).toBe('held-by-other');
    expect(checkBorrow([{ ...others, dueAt: isoDay(-1) }], ask)).toBe('held-by-other');
  });

  it('lends a book that is free, whatever was returned before', () => {
    expect(checkBorrow([], ask)).toBeNull();
    expect(checkBorrow([returnedLoan, { ...others, returnedAt: isoDay(-1) }], ask)).toBeNull();
  });

  it('has the words of the specification', () => {
    expect(LENDING_MESSAGES).toMatchObject({
      'not-logged-in': 'Usuário não logado.',
      overdue: 'Você tem livros atrasados. Devolva-os antes de pegar novos empréstimos.',
      'other-loan': 'Você já tem um empréstimo ativo. Devolva-o para pegar outro.',
      'held-by-other': 'Este livro já está emprestado por outro usuário.',
      'already-holding': 'Você já pegou este livro.',
    });
  });
});

describe('borrow', () => {
  it('makes a loan of seven days', () => {
    const book = aBook({ thumbnail: 'https://exemplo.com/84.jpg' });
    expect(borrow([], { id: 'l1', userId: 'ana', book, now: TODAY })).toEqual({
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

  it('allows a loan until the very moment it is due, and is late right after it', () => {
    const loan = aLoan({ bookId: 1 });
    expect(checkBorrow([loan], { ...ask, now: TODAY + 7 * DAY })).toBe('other-loan');
    expect(checkBorrow([loan], { ...ask, now: TODAY + 7 * DAY + 1 })).toBe('overdue');
  });

  it('throws the refusal with its words', () => {
    const attempt = () => borrow([others], { id: 'x', userId: 'ana', book: aBook(), now: TODAY });
    expect(attempt).toThrow(LendingError);
    expect(attempt).toThrow('Este livro já está emprestado por outro usuário.');
  });
});

describe('checkReturn', () => {
  const loans = [returnedLoan, others];

  it.each([
    ['an active loan', [aLoan()], 'l1'],
    ['the active one of two with the same id', [returnedLoan, aLoan()], 'l1'],
  ])('gives %s of the user', (_, held, loanId) => {
    expect(checkReturn(held, { userId: 'ana', loanId })).toBe(held.at(-1));
  });

  it.each([
    ['nobody is logged in', null, 'l2', 'Usuário não logado.'],
    ['there is no such loan', 'ana', 'l9', 'Empréstimo não encontrado.'],
    ['it is of another user', 'ana', 'l2', 'Este empréstimo é de outro usuário.'],
    ['it was returned before', 'ana', 'l1', 'Este livro já foi devolvido.'],
  ])('refuses when %s', (_, userId, loanId, message) => {
    expect(() => checkReturn(loans, { userId, loanId })).toThrow(new LendingError(kindOf(message)));
    expect(() => checkReturn(loans, { userId, loanId })).toThrow(message);
  });
});

const kindOf = (message: string) =>
  (Object.keys(LENDING_MESSAGES) as (keyof typeof LENDING_MESSAGES)[]).find(
    (kind) => LENDING_MESSAGES[kind] === message,
  ) ?? 'not-found';
