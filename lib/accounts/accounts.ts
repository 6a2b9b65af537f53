import { transaction, type Draft } from '@/lib/storage/transaction';
import { newId } from '@/lib/storage/fields';
import { sessionStore, type Session } from './session';
import { publicUser, usersStore, type PublicUser, type User } from './user';
import { AccountError } from './errors';
import { freeIds } from './free-ids';
import { sha256Hex } from './sha256';
import { cleanEmail, cleanText, passwordForms } from './typed-text';

/**
 * Creates an account and logs in to it. Name and e-mail are cleaned, the password is not. The form
 * checks the minimum length of a password, not this function (SPEC.md section 5).
 * Rejects with AccountError 'incomplete' or 'email-taken', or with StorageError, and changes nothing.
 */
export async function register(form: {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}): Promise<PublicUser> {
  const name = cleanText(form.name);
  const email = cleanEmail(form.email);
  if (!name || !email || !form.password) throw new AccountError('incomplete');
  const passwordHash = await sha256Hex(form.password);
  return transaction((open) => {
    // The account first: without its session it can still be logged in to.
    const users = open(usersStore);
    if (withEmail(users.values, email).length > 0) throw new AccountError('email-taken');
    const createdAt = new Date(Date.now()).toISOString();
    const id = freeIds(users.values.map((other) => other.id))(newId());
    const user: User = { id, name, email, passwordHash, createdAt };
    users.values = [...users.values, user];
    startSession(open(sessionStore), user);
    return publicUser(user);
  });
}

/**
 * Logs in. Rejects with AccountError 'unknown-email' or 'wrong-password', or with StorageError, and
 * changes nothing.
 */
export async function login(form: {
  readonly email: string;
  readonly password: string;
}): Promise<PublicUser> {
  const hashes = await Promise.all(passwordForms(form.password).map(sha256Hex));
  return transaction((open) => {
    const users = open(usersStore);
    const candidates = withEmail(users.values, cleanEmail(form.email));
    if (candidates.length === 0) throw new AccountError('unknown-email');
    const found = candidates.find((user) => hashes.includes(user.passwordHash.toLowerCase()));
    if (!found) throw new AccountError('wrong-password');
    const user = withItsOwnId(users, found);
    startSession(open(sessionStore), user);
    return publicUser(user);
  });
}

/** Ends the session, in every tab. Rejects with StorageError, and the session goes on. */
export async function logout(): Promise<void> {
  return transaction((open) => {
    open(sessionStore).values = [];
  });
}

const withEmail = (users: readonly User[], email: string): readonly User[] =>
  users.filter((user) => cleanEmail(user.email) === email);

/**
 * Of several users with the same id (damaged data), all but the first get another, as in an import;
 * returns the given one, with its id.
 */
function withItsOwnId(users: Draft<User>, user: User): User {
  const [, ...others] = users.values.filter(({ id }) => id === user.id);
  const freeId = freeIds(users.values.map(({ id }) => id));
  const renamed = new Map(others.map((other) => [other, { ...other, id: freeId(other.id) }]));
  if (renamed.size > 0) users.values = users.values.map((other) => renamed.get(other) ?? other);
  return renamed.get(user) ?? user;
}

function startSession(session: Draft<Session>, user: User): void {
  session.values = [{ userId: user.id, ts: Date.now() }];
}
