import { UserError } from '@/lib/user-error';
import type { LendableBook } from './lendable-book';
import { LOAN_DAYS } from './loan-period';
import type { Loan } from './loan';
import { DAY_MS, isOverdue, isActive } from './status';

/** How long a book is lent, in ms (SPEC.md section 9). */
export const LOAN_PERIOD_MS = LOAN_DAYS * DAY_MS;

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

/** A refused loan or return. */
export class LendingError extends UserError {
  override readonly name = 'LendingError';

  constructor(readonly kind: LendingRefusal) {
    super(LENDING_MESSAGES[kind]);
  }
}

/** Who asks for which book, and when. */
interface Asked {
  /** Null when nobody is logged in. */
  readonly userId: string | null;
  readonly bookId: number;
  /** In ms. */
  readonly now: number;
}

/**
 * The user's active loan of this book (`held`), and why active loans forbid lending the book, in the
 * order of DESIGN.md.
 */
function activeLoans(loans: readonly Loan[], { userId, bookId, now }: Asked) {
  const active = loans.filter(isActive);
  const own = active.filter((loan) => loan.userId === userId);
  const held = own.find((loan) => loan.bookId === bookId);
  const refusals: LendingRefusal[] = [];
  if (own.some((loan) => isOverdue(loan, now))) refusals.push('overdue');
  if (held) refusals.push('already-holding');
  else if (own.length > 0) refusals.push('other-loan');
  if (!held && active.some((loan) => loan.bookId === bookId)) refusals.push('held-by-other');
  return { held, refusals };
}

/** Why the book may not be lent, or null when it may; checked in the order of DESIGN.md. */
export function checkBorrow(loans: readonly Loan[], asked: Asked): LendingRefusal | null {
  if (asked.userId === null) return 'not-logged-in';
  return activeLoans(loans, asked).refusals[0] ?? null;
}

/** Whether a user can borrow a book, as its page shows it (SPEC.md section 4). */
export interface Availability {
  readonly state:
    | 'unknown'
    | 'anonymous'
    | 'already-holding'
    | 'held-by-other'
    | 'overdue'
    | 'other-loan'
    | 'available';
  /** The user's active loan of this book. */
  readonly loan: Loan | null;
}

/** Before the browser's data has been read. */
export const UNKNOWN_AVAILABILITY: Availability = { state: 'unknown', loan: null };

/** Whether the user can borrow the book. Another's loan of it comes before the user's other loans. */
export function availabilityOf(loans: readonly Loan[], asked: Asked): Availability {
  if (asked.userId === null) return { state: 'anonymous', loan: null };
  const { held, refusals } = activeLoans(loans, asked);
  const order = ['already-holding', 'held-by-other', 'overdue', 'other-loan'] as const;
  const state = order.find((refusal) => refusals.includes(refusal)) ?? 'available';
  return { state, loan: held ?? null };
}

/** A new loan of the book, from `now` (ms) on, for 7 days. Throws LendingError when it is refused. */
export function newLoan(
  loans: readonly Loan[],
  { id, userId, book, now }: { id: string; userId: string | null; book: LendableBook; now: number },
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
 * The loan with this id, when the user may return it. Throws LendingError 'not-logged-in',
 * 'not-found', 'not-yours' or 'already-returned' (a returned loan never changes again).
 */
export function returnableLoan(
  loans: readonly Loan[],
  { userId, loanId }: { userId: string | null; loanId: string },
): Loan {
  if (userId === null) throw new LendingError('not-logged-in');
  const withId = loans.filter((loan) => loan.id === loanId);
  const own = withId.filter((loan) => loan.userId === userId);
  const active = own.find(isActive);
  if (active) return active;
  if (own.length > 0) throw new LendingError('already-returned');
  throw new LendingError(withId.length > 0 ? 'not-yours' : 'not-found');
}
