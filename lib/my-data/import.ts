import { transaction } from '@/lib/storage/transaction';
import { loansStore, type Loan } from '@/lib/lending/loan';
import { publicUser, usersStore, type PublicUser, type User } from '@/lib/accounts/user';
import { FILE_PROBLEMS, type FileProblem, readFile, type BackupFile } from './file';
import { planLoans, type Conflict, type LoanPlan } from './plan-loans';
import { planUsers, type UserPlan } from './plan-users';

/** What importing a file would do, without hashes: screens show it. */
export interface ImportPreview {
  readonly ok: true;
  readonly usersToAdd: readonly PublicUser[];
  readonly loansToAdd: readonly Loan[];
  /** Active loans here that are returned in the file. */
  readonly loansToComplete: readonly Loan[];
  /** How many accounts and loans of the file are stored already and stay as they are. */
  readonly known: { readonly users: number; readonly loans: number };
  /** How many records of the file could not be read. */
  readonly unreadable: number;
  readonly conflicts: readonly Conflict[];
}

/** A file that cannot be imported; `message` is for the screen. */
export interface ImportProblem {
  readonly ok: false;
  readonly kind: FileProblem;
  readonly message: string;
}

/** How many records an import added or completed. */
export interface ImportResult {
  readonly users: number;
  readonly loans: number;
  readonly completed: number;
}

/** The files of the previews, kept apart from them because their records have hashes. */
const filesOfPreviews = new WeakMap<ImportPreview, BackupFile>();

/** What importing a file with this text would do now. Writes nothing; throws StorageError 'unavailable'. */
export function previewImport(text: string): ImportPreview | ImportProblem {
  const file = readFile(text);
  if (typeof file === 'string') return { ok: false, kind: file, message: FILE_PROBLEMS[file] };
  const { users, loans } = plan(file, usersStore.read().values, loansStore.read().values);
  const preview: ImportPreview = {
    ok: true,
    usersToAdd: users.usersToAdd.map(({ value }) => publicUser(value)),
    loansToAdd: loans.loansToAdd.map(({ value }) => value),
    loansToComplete: loans.loansToComplete.map(({ loan }) => loan),
    known: { users: users.known, loans: loans.known },
    unreadable: file.unreadable,
    conflicts: loans.conflicts,
  };
  filesOfPreviews.set(preview, file);
  return preview;
}

/**
 * Imports a previewed file. Planned again, as another tab may have changed what is stored since.
 * Rejects with StorageError, and imports nothing.
 */
export async function applyImport(preview: ImportPreview): Promise<ImportResult> {
  const file = filesOfPreviews.get(preview);
  if (!file) throw new TypeError('applyImport takes a preview of previewImport');
  return transaction((open) => {
    // The accounts first: no loan is ever stored without its borrower.
    const userDraft = open(usersStore);
    const loanDraft = open(loansStore);
    const { users, loans } = plan(file, userDraft.values, loanDraft.values);
    userDraft.addAll(users.usersToAdd);
    loans.loansToComplete.forEach(({ loan, returnedAt }) => loanDraft.patch(loan, { returnedAt }));
    loanDraft.addAll(loans.loansToAdd);
    return {
      users: users.usersToAdd.length,
      loans: loans.loansToAdd.length,
      completed: loans.loansToComplete.length,
    };
  });
}

function plan(
  file: BackupFile,
  storedUsers: readonly User[],
  storedLoans: readonly Loan[],
): { users: UserPlan; loans: LoanPlan } {
  const users = planUsers(file.users, storedUsers);
  return { users, loans: planLoans(file.loans, storedLoans, users.idOf) };
}
