import { isActive, isOverdue } from './loan-status';
import type { Loan } from '@/lib/storage/loans';

/** How a book stands for someone on its page: SPEC.md section 4. */
export type AvailabilityState =
  'unknown' | 'anonymous' | 'holding' | 'held-by-other' | 'other-loan' | 'available';

export interface Availability {
  readonly state: AvailabilityState;
  /** Whether anybody has the book: an anonymous visitor may be told as well. */
  readonly borrowed: boolean;
  /** The user's own active loan: of this book when 'holding', else of another. */
  readonly loan: Loan | null;
  /** Whether that loan is late. */
  readonly overdue: boolean;
}

/** What the book's page says in the states that have words of their own: SPEC.md section 4. */
export const AVAILABILITY_MESSAGES = {
  anonymous: 'Faça login para emprestar.',
  'held-by-other': 'Este livro está emprestado por outro usuário no momento.',
  'other-loan': 'Você já tem um empréstimo ativo. Devolva-o para pegar outro.',
} as const satisfies Partial<Record<AvailabilityState, string>>;

/** Before the browser's data has been read: nothing may be claimed, nor flash. */
export const UNKNOWN_AVAILABILITY: Availability = {
  state: 'unknown',
  borrowed: false,
  loan: null,
  overdue: false,
};

/** How a book stands for a user (null: anonymous) at `now`, in ms. */
export function availabilityOf(
  loans: readonly Loan[],
  userId: string | null,
  bookId: number,
  now: number,
): Availability {
  const active = loans.filter(isActive);
  const borrowed = active.some((loan) => loan.bookId === bookId);
  const mine = active.filter((loan) => loan.userId === userId);
  const loan = mine.find((own) => own.bookId === bookId) ?? mine[0] ?? null;
  const state = stateOf(userId, bookId, borrowed, loan);
  return { state, borrowed, loan, overdue: loan !== null && isOverdue(loan, now) };
}

function stateOf(
  userId: string | null,
  bookId: number,
  borrowed: boolean,
  loan: Loan | null,
): AvailabilityState {
  if (userId === null) return 'anonymous';
  if (loan?.bookId === bookId) return 'holding';
  if (borrowed) return 'held-by-other';
  return loan ? 'other-loan' : 'available';
}

/** The books somebody has now, for the badges of the cards. */
export function borrowedBookIds(loans: readonly Loan[]): ReadonlySet<number> {
  return new Set(loans.filter(isActive).map((loan) => loan.bookId));
}
