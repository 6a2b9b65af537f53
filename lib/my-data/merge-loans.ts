import type { Loan } from '@/lib/lending/loan';
import { isActive } from '@/lib/lending/rules';

/** Whose version of a loan stays that the file and the browser have, but not alike. */
export type Version = 'browser' | 'file';

/** Why a loan of the file is not imported, for the screen. */
const REASONS = {
  'other-loan': 'A conta já tem um empréstimo ativo.',
  'held-by-other': 'O livro já está emprestado por outro usuário.',
  'others-id': 'Outro empréstimo já usa o mesmo identificador.',
} as const;

/** A loan of the file that is not imported. */
interface LeftOut {
  readonly title: string;
  readonly reason: string;
}

export interface MergedLoans {
  /** All loans of this browser after the import. */
  readonly loans: readonly Loan[];
  readonly added: number;
  readonly replaced: number;
  readonly leftOut: readonly LeftOut[];
}

/** Whether two versions of a loan say different things; a title or a cover may be told otherwise. */
const isDifferent = (a: Loan, b: Loan): boolean =>
  a.bookId !== b.bookId ||
  [a.borrowedAt, a.dueAt, a.returnedAt].join() !== [b.borrowedAt, b.dueAt, b.returnedAt].join();

/** The user's loans here of which the file has another version. */
export function differingLoans(
  stored: readonly Loan[],
  incoming: readonly Loan[],
  userId: string,
): readonly Loan[] {
  const byId = new Map(incoming.map((loan) => [loan.id, loan]));
  return stored.filter((loan) => {
    const other = byId.get(loan.id);
    return loan.userId === userId && other !== undefined && isDifferent(loan, other);
  });
}

/**
 * Adds a user's loans from a file to those of this browser, by id. An active one is added only if it
 * breaks no rule of lending: one active loan for a user, one for a book.
 *
 * @param incoming with different ids each
 * @param version which of two versions of a loan stays
 */
export function mergeLoans(
  stored: readonly Loan[],
  incoming: readonly Loan[],
  { userId, version }: { readonly userId: string; readonly version: Version },
): MergedLoans {
  const here = new Map(stored.map((loan) => [loan.id, loan]));
  const loans = new Map(here);
  const leftOut: LeftOut[] = [];
  const counts = { added: 0, replaced: 0 };
  let active = stored.filter(isActive);

  const refusalOf = (loan: Loan): keyof typeof REASONS | null => {
    if ((here.get(loan.id)?.userId ?? userId) !== userId) return 'others-id';
    const others = isActive(loan) ? active.filter(({ id }) => id !== loan.id) : [];
    if (others.some((other) => other.userId === userId)) return 'other-loan';
    return others.some(({ bookId }) => bookId === loan.bookId) ? 'held-by-other' : null;
  };

  // The returned ones first: they may end what is active here.
  for (const loan of incoming.toSorted((a, b) => Number(isActive(a)) - Number(isActive(b)))) {
    const known = here.get(loan.id);
    const isOurs = known?.userId === userId;
    if (known && isOurs && (version === 'browser' || !isDifferent(known, loan))) continue;
    const refusal = refusalOf(loan);
    if (refusal) {
      leftOut.push({ title: loan.title, reason: REASONS[refusal] });
      continue;
    }
    const merged = { ...known, ...loan, userId };
    loans.set(loan.id, merged);
    counts[known ? 'replaced' : 'added'] += 1;
    if (known && isActive(known)) active = active.filter(({ id }) => id !== loan.id);
    if (isActive(merged)) active.push(merged);
  }
  return { loans: [...loans.values()], ...counts, leftOut };
}
