import { transaction } from '@/lib/storage/transaction';
import { loansStore, type Loan } from '@/lib/lending/loan';
import { publicUser, usersStore, type PublicUser, type User } from '@/lib/accounts/user';
import { cleanRecords, type Cleaning } from './clean-records';
import {
  FILE_PROBLEMS,
  MAX_FILE_SIZE,
  readFile,
  type BackupFile,
  type FileProblem,
  type FileRecord,
} from './file';
import { planLoans, type Conflict, type Importer, type LoanPlan } from './plan-loans';
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
  /** What is taken out of records that are imported. */
  readonly cleanings: readonly Cleaning[];
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

/** A file and who imports it. */
interface Import {
  readonly file: BackupFile;
  readonly importer: Importer;
}

/** What the previews are of, kept apart from them because the records have hashes. */
const importsOfPreviews = new WeakMap<ImportPreview, Import>();

/**
 * What importing a file would do now, for the user with the id `ownId`. One that is too large is not
 * read. Writes nothing; rejects with StorageError 'unavailable', or as reading the file does.
 */
export async function previewFile(
  file: Pick<Blob, 'size' | 'text'>,
  ownId: string,
): Promise<ImportPreview | ImportProblem> {
  if (file.size > MAX_FILE_SIZE) return problem('too-large');
  return previewImport(await file.text(), { ownId, now: Date.now() });
}

const problem = (kind: FileProblem): ImportProblem => ({
  ok: false,
  kind,
  message: FILE_PROBLEMS[kind],
});

/** What importing a file with this text would do. Writes nothing; throws StorageError 'unavailable'. */
export function previewImport(text: string, importer: Importer): ImportPreview | ImportProblem {
  const read = readFile(text);
  if (typeof read === 'string') return problem(read);
  const { cleanings, ...file } = cleanRecords(read, importer.now);
  const planned: Import = { file, importer };
  const { users, loans } = plan(planned, usersStore.read().values, loansStore.read().values);
  const preview: ImportPreview = {
    ok: true,
    usersToAdd: users.usersToAdd.map(({ value }) => publicUser(value)),
    loansToAdd: loans.loansToAdd.map(({ value }) => value),
    loansToComplete: loans.loansToComplete.map(({ loan }) => loan),
    known: { users: users.known, loans: loans.known },
    unreadable: file.unreadable,
    conflicts: loans.conflicts,
    cleanings,
  };
  importsOfPreviews.set(preview, planned);
  return preview;
}

/**
 * Imports a previewed file. Planned again, as another tab may have changed what is stored since.
 * Rejects with StorageError, and imports nothing.
 */
export async function applyImport(preview: ImportPreview): Promise<ImportResult> {
  const planned = importsOfPreviews.get(preview);
  if (!planned) throw new TypeError('applyImport takes a preview of previewImport');
  return transaction((open) => {
    // The accounts first: no loan is ever stored without its borrower.
    const userDraft = open(usersStore);
    const loanDraft = open(loansStore);
    const { users, loans } = plan(planned, userDraft.values, loanDraft.values);
    userDraft.values = [...userDraft.values, ...users.usersToAdd.map(whole)];
    const completed = new Map(
      loans.loansToComplete.map(({ loan, returnedAt }) => [loan, { ...loan, returnedAt }]),
    );
    loanDraft.values = [
      ...loanDraft.values.map((loan) => completed.get(loan) ?? loan),
      ...loans.loansToAdd.map(whole),
    ];
    return {
      users: users.usersToAdd.length,
      loans: loans.loansToAdd.length,
      completed: loans.loansToComplete.length,
    };
  });
}

/** The record with the fields of the file that this version does not know. */
const whole = <T extends object>({ value, raw }: FileRecord<T>): T => ({ ...raw, ...value });

function plan(
  { file, importer }: Import,
  storedUsers: readonly User[],
  storedLoans: readonly Loan[],
): { users: UserPlan; loans: LoanPlan } {
  const loanUserIds = new Set(file.loans.map(({ value }) => value.userId));
  const users = planUsers(file.users, storedUsers, loanUserIds);
  return { users, loans: planLoans(file.loans, storedLoans, users.idOf, importer) };
}
