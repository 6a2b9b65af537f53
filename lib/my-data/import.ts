import { change } from '@/lib/storage/change';
import { loansStore, type Loan } from '@/lib/lending/loan';
import { publicUser, usersStore, type PublicUser, type User } from '@/lib/accounts/user';
import { FILE_PROBLEMS, type FileProblem, readFile, type BackupFile } from './file';
import { planLoans, type Conflict, type LoanPlan } from './plan-loans';
import { planUsers, type UserPlan } from './plan-users';

/** What importing a file would do; it holds no hashes, so that it may be shown. */
export interface ImportPreview {
  readonly ok: true;
  readonly usersToAdd: readonly PublicUser[];
  readonly loansToAdd: readonly Loan[];
  /** Active loans here that the file has as returned. */
  readonly loansToComplete: readonly Loan[];
  /** How many accounts and loans of the file are here already and stay as they are. */
  readonly known: { readonly users: number; readonly loans: number };
  /** How many records of the file could not be read. */
  readonly unreadable: number;
  readonly conflicts: readonly Conflict[];
}

/** A file that cannot be imported; `message` is fit for the screen. */
export interface ImportProblem {
  readonly ok: false;
  readonly kind: FileProblem;
  readonly message: string;
}

/** What an import did. */
export interface ImportResult {
  readonly users: number;
  readonly loans: number;
  readonly completed: number;
}

/** The files behind the previews: their records hold hashes, which stay below the screens. */
const files = new WeakMap<ImportPreview, BackupFile>();

/** What importing the text of a file would do now. Writes nothing; throws StorageError 'unavailable'. */
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
  files.set(preview, file);
  return preview;
}

/**
 * Imports a previewed file into what is stored by now, planning again, and says what it did.
 * Rejects with StorageError, and then nothing has been imported.
 */
export async function applyImport(preview: ImportPreview): Promise<ImportResult> {
  const file = files.get(preview);
  if (!file) throw new TypeError('applyImport takes what previewImport gave');
  return change((open) => {
    // Accounts first: should only their write stand, no loan is left without its borrower.
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
