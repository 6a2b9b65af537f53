import { isActive } from '@/lib/lending/select-loans';
import type { Loan } from '@/lib/lending/loan';
import { isFarAhead } from './clean-records';
import type { FileRecord } from './file';

/** Why a loan of the file is not imported, for the screen. */
const CONFLICT_MESSAGES = {
  'no-account': 'A conta deste empréstimo não está no arquivo nem neste navegador.',
  'other-loan': 'A conta já tem um empréstimo ativo.',
  'held-by-other': 'O livro já está emprestado por outro usuário.',
  'other-content': 'Outro empréstimo já usa o mesmo identificador.',
  'far-date': 'Uma das datas está mais de um ano no futuro.',
  'blocks-book':
    'Está ativo em outra conta, e o livro ficaria preso. Quem o pegou pode importar este arquivo depois de entrar.',
} as const;

type ConflictKind = keyof typeof CONFLICT_MESSAGES;

/** A loan of the file that is not imported; `message` is for the screen. */
export interface Conflict {
  readonly loan: Loan;
  readonly kind: ConflictKind;
  readonly message: string;
}

/** Who imports a file, and when. */
export interface Importer {
  readonly ownId: string;
  /** In ms. */
  readonly now: number;
}

/** What an import does with the loans of a file. */
export interface LoanPlan {
  readonly loansToAdd: readonly FileRecord<Loan>[];
  /** Active loans here that are returned in the file, and when they were returned. */
  readonly loansToComplete: readonly { readonly loan: Loan; readonly returnedAt: string }[];
  /** How many of the file's loans are stored already, and stay as they are. */
  readonly known: number;
  readonly conflicts: readonly Conflict[];
}

/**
 * Compares the loans of a file with the stored ones, by id. A stored loan stays, unless it is active
 * here and returned in the file: returned is the newer state. An active loan of the file is added
 * only if it breaks no rule of lending (one active loan for a user, one for a book), and if it is the
 * importing user's: those of others would keep books from everybody here.
 *
 * @param idOf the id here of the account that has the given id in the file
 * @param importer the id of the importing user, and when, in ms
 */
export function planLoans(
  fileLoans: readonly FileRecord<Loan>[],
  stored: readonly Loan[],
  idOf: (fileId: string) => string | undefined,
  { ownId, now }: Importer,
): LoanPlan {
  const far = new Set(
    fileLoans
      .map(({ value }) => value)
      .filter(({ borrowedAt, dueAt, returnedAt }) =>
        [borrowedAt, dueAt, returnedAt ?? ''].some((moment) => isFarAhead(moment, now)),
      ),
  );
  const byId = new Map(stored.map((loan) => [loan.id, loan]));
  const loansToComplete = completions(
    fileLoans.filter(({ value }) => !far.has(value)),
    byId,
    idOf,
  );
  const completed = new Set(loansToComplete.map(({ loan }) => loan));
  const active = stored.filter((loan) => isActive(loan) && !completed.has(loan));
  const borrowers = new Set(active.map((loan) => loan.userId));
  const books = new Set(active.map((loan) => loan.bookId));
  const loansToAdd: FileRecord<Loan>[] = [];
  const conflicts: Conflict[] = [];

  const conflictOf = (loan: Loan, userId: string | undefined): ConflictKind | null => {
    const here = byId.get(loan.id);
    if (far.has(loan)) return 'far-date';
    if (here) return isSame(here, loan, userId) ? null : 'other-content';
    if (userId === undefined) return 'no-account';
    if (!isActive(loan)) return null;
    if (borrowers.has(userId)) return 'other-loan';
    if (books.has(loan.bookId)) return 'held-by-other';
    return userId === ownId ? null : 'blocks-book';
  };

  // A file may have a loan twice: then the one that is returned counts.
  const identityOf = (loan: Loan) =>
    JSON.stringify([loan.id, loan.bookId, idOf(loan.userId) ?? loan.userId]);
  const returned = new Set(
    fileLoans
      .filter(({ value }) => !isActive(value) && !far.has(value))
      .map(({ value }) => identityOf(value)),
  );
  const isOlder = (loan: Loan) => isActive(loan) && returned.has(identityOf(loan));

  for (const { value, raw } of fileLoans) {
    if (isOlder(value)) continue;
    const userId = idOf(value.userId);
    const kind = conflictOf(value, userId);
    if (kind) conflicts.push({ loan: value, kind, message: CONFLICT_MESSAGES[kind] });
    if (kind || userId === undefined || byId.has(value.id)) continue;
    const loan = { ...value, userId };
    loansToAdd.push({ value: loan, raw: { ...raw, userId } });
    byId.set(loan.id, loan);
    if (!isActive(loan)) continue;
    borrowers.add(userId);
    books.add(loan.bookId);
  }
  const known = fileLoans.length - loansToAdd.length - loansToComplete.length - conflicts.length;
  return { loansToAdd, loansToComplete, known, conflicts };
}

function completions(
  fileLoans: readonly FileRecord<Loan>[],
  byId: ReadonlyMap<string, Loan>,
  idOf: (fileId: string) => string | undefined,
): LoanPlan['loansToComplete'] {
  const found = new Map<Loan, string>();
  for (const { value } of fileLoans) {
    const loan = byId.get(value.id);
    if (!loan || !isActive(loan) || value.returnedAt === null || found.has(loan)) continue;
    if (isSame(loan, value, idOf(value.userId))) found.set(loan, value.returnedAt);
  }
  return Array.from(found, ([loan, returnedAt]) => ({ loan, returnedAt }));
}

/** Whether two loans with the same id, one stored and one of the file, have the same book and borrower. */
const isSame = (here: Loan, loan: Loan, userId: string | undefined): boolean =>
  here.bookId === loan.bookId && here.userId === (userId ?? loan.userId);
