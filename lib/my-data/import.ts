import { AccountError } from '@/lib/accounts/errors';
import { freeIds } from '@/lib/accounts/free-ids';
import { currentUser, sessionStore } from '@/lib/accounts/session';
import { cleanEmail } from '@/lib/accounts/typed-text';
import { usersStore, type User } from '@/lib/accounts/user';
import { plural } from '@/lib/format';
import { loansStore, type Loan } from '@/lib/lending/loan';
import { transaction } from '@/lib/storage/transaction';
import { FileError, type AccountFile } from './file';
import { differingLoans, mergeLoans, type MergedLoans, type Version } from './merge-loans';

/** What an import changed, for the screen. */
export type ImportResult = Omit<MergedLoans, 'loans'>;

/**
 * The logged-in user's loans here of which the file has another version: whose stays is for the user to
 * say. Throws FileError for a file of another account, AccountError or StorageError.
 */
export function findConflicts(file: AccountFile): readonly Loan[] {
  const user = currentUser(sessionStore.read().values, usersStore.read().values);
  if (!user) throw new AccountError('not-logged-in');
  return differingLoans(loansStore.read().values, loansOf(file, accountOf(file, user)), user.id);
}

/**
 * Adds the loans of a file to those of the logged-in user, whose account stays as it is.
 * Rejects with FileError for a file of another account, AccountError or StorageError, and changes nothing.
 */
export function importLoans(file: AccountFile, version: Version): Promise<ImportResult> {
  return transaction((open) => {
    const user = currentUser(open(sessionStore).values, open(usersStore).values);
    if (!user) throw new AccountError('not-logged-in');
    const incoming = loansOf(file, accountOf(file, user));
    const stored = open(loansStore);
    const { loans, ...result } = mergeLoans(stored.values, incoming, { userId: user.id, version });
    stored.values = loans;
    return result;
  });
}

/**
 * Creates the account of a file and its loans in this browser; with the password of the file one logs in.
 * Rejects with FileError for a file of several accounts or of one that is here already, or with
 * StorageError, and changes nothing.
 */
export function bringAccount(file: AccountFile): Promise<ImportResult & { email: string }> {
  return transaction((open) => {
    const [account, another] = file.users;
    if (!account || another) throw new FileError('O arquivo tem as contas de várias pessoas.');
    // The account first: no loan is ever stored without its borrower.
    const users = open(usersStore);
    if (users.values.some(({ email }) => cleanEmail(email) === account.email)) {
      throw new FileError(
        `A conta de ${account.email} já está neste navegador. Entre e importe o arquivo no seu perfil.`,
      );
    }
    const id = freeIds(users.values.map((user) => user.id))(account.id);
    users.values = [...users.values, { ...account, id }];
    const stored = open(loansStore);
    const incoming = loansOf(file, account);
    const { loans, ...result } = mergeLoans(stored.values, incoming, {
      userId: id,
      version: 'browser',
    });
    stored.values = loans;
    return { ...result, email: account.email };
  });
}

/** The user's account in the file, found by its e-mail. */
function accountOf(file: AccountFile, user: User): User {
  const own = file.users.find(({ email }) => email === cleanEmail(user.email));
  if (own) return own;
  throw new FileError(
    'O arquivo é de outra conta. Para trazê-la, saia e escolha o arquivo na página em que se entra.',
  );
}

const loansOf = (file: AccountFile, account: User): readonly Loan[] =>
  file.loans.filter(({ userId }) => userId === account.id);

/** How many of the loans that are left out are named: a file may have very many. */
const MAX_NAMED = 5;

/** What came of an import, for the screen. */
export function describeImport(
  { added, replaced, leftOut }: ImportResult,
  { unreadable }: AccountFile,
): string {
  const changes = [
    ...(added > 0 ? [plural(added, 'empréstimo novo', 'empréstimos novos')] : []),
    ...(replaced > 0 ? [plural(replaced, 'empréstimo trocado', 'empréstimos trocados')] : []),
  ];
  return [
    changes.length > 0
      ? `Dados importados: ${changes.join(', ')}.`
      : 'Nenhum empréstimo novo no arquivo.',
    ...leftOut.slice(0, MAX_NAMED).map(({ title, reason }) => `Ficou de fora: ${title}. ${reason}`),
    ...(leftOut.length > MAX_NAMED ? [`E mais ${leftOut.length - MAX_NAMED}.`] : []),
    ...(unreadable > 0
      ? [
          plural(
            unreadable,
            'registro do arquivo está danificado e ficou de fora.',
            'registros do arquivo estão danificados e ficaram de fora.',
          ),
        ]
      : []),
  ].join(' ');
}
