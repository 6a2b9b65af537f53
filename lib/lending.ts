import type { Book } from '@/lib/catalogue/book';
import { DAY_MS, isActive, isOverdue } from './loan-status';
import type { Loan } from '@/lib/storage/loans';

/** How long a book is lent, in ms: SPEC.md section 9. */
export const LOAN_PERIOD_MS = 7 * DAY_MS;

/** Why a loan or a return is refused, in the words of SPEC.md section 5 where it has them. */
export const LENDING_MESSAGES = {
  'not-logged-in': 'Usuário não logado.',
  overdue: 'Você tem livros atrasados. Devolva-os antes de pegar novos empréstimos.',
  'already-holding': 'Você já pegou este livro.',
  'other-loan': 'Você já tem um empréstimo ativo. Devolva-o para pegar outro.',
  'held-by-other': 'Este livro já está emprestado por outro usuário.',
  'not-found': 'Empréstimo não encontrado.',
  'not-yours': 'Este empréstimo é de outro usuário.',
  'already-returned': 'Este livro já foi devolvido.',
} as const;

export type LendingRefusal = keyof typeof LENDING_MESSAGES;

/** A refused loan or return; its message is fit for the screen. */
export class LendingError extends Error {
  override readonly name = 'LendingError';

  constructor(readonly kind: LendingRefusal) {
    super(LENDING_MESSAGES[kind]);
  }
}

/** Someone wanting a book: `userId` is null when nobody is logged in; `now` in ms. */
export interface BorrowRequest {
  readonly userId: string | null;
  readonly bookId: number;
  readonly now: number;
}

/** Why the book may not be lent, or null when it may; the order of checks is DESIGN.md's. */
export function checkBorrow(
  loans: readonly Loan[],
  { userId, bookId, now }: BorrowRequest,
): LendingRefusal | null {
  if (userId === null) return 'not-logged-in';
  const active = loans.filter(isActive);
  const mine = active.filter((loan) => loan.userId === userId);
  if (mine.some((loan) => isOverdue(loan, now))) return 'overdue';
  if (mine.some((loan) => loan.bookId === bookId)) return 'already-holding';
  if (mine.length > 0) return 'other-loan';
  return active.some((loan) => loan.bookId === bookId) ? 'held-by-other' : null;
}

/** The new loan of a book, named `id`, lent at `now` (ms) for 7 days. Throws LendingError. */
export function borrow(
  loans: readonly Loan[],
  { id, userId, book, now }: { id: string; userId: string | null; book: Book; now: number },
): Loan {
  const refusal = checkBorrow(loans, { userId, bookId: book.id, now });
  if (userId === null || refusal !== null) throw new LendingError(refusal ?? 'not-logged-in');
  return {
    id,
    userId,
    bookId: book.id,
    title: book.title,
    authors: [...book.authors],
    thumbnail: book.thumbnail,
    borrowedAt: new Date(now).toISOString(),
    dueAt: new Date(now + LOAN_PERIOD_MS).toISOString(),
    returnedAt: null,
  };
}

/**
 * The loan that the user may return now. Throws LendingError: 'not-logged-in', 'not-found',
 * 'not-yours', or 'already-returned' (a returned loan never changes again).
 */
export function checkReturn(
  loans: readonly Loan[],
  { userId, loanId }: { userId: string | null; loanId: string },
): Loan {
  if (userId === null) throw new LendingError('not-logged-in');
  const named = loans.filter((loan) => loan.id === loanId);
  const mine = named.filter((loan) => loan.userId === userId);
  const active = mine.find(isActive);
  if (active) return active;
  if (mine.length > 0) throw new LendingError('already-returned');
  throw new LendingError(named.length > 0 ? 'not-yours' : 'not-found');
}

/** What returning a loan at `now` (ms) changes of it. */
export const returned = (now: number): Pick<Loan, 'returnedAt'> => ({
  returnedAt: new Date(now).toISOString(),
});
