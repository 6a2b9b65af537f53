import { transaction } from '@/lib/storage/transaction';
import type { Draft } from '@/lib/storage/draft';
import { newId } from '@/lib/storage/fields';
import { sessionStore, type Session } from './session';
import { publicUser, usersStore, type PublicUser, type User } from './user';
import { AccountError } from './errors';
import { normaliseEmail } from './user';
import { sha256Hex } from './sha256';

/**
 * Creates an account and logs in to it. Name and e-mail are trimmed, the password is not. The form
 * checks the minimum length of a password, not this function (SPEC.md section 5).
 * Rejects with AccountError 'incomplete' or 'email-taken', or with StorageError, and changes nothing.
 */
export async function register(form: {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}): Promise<PublicUser> {
  const name = form.name.trim();
  const email = normaliseEmail(form.email);
  if (!name || !email || !form.password) throw new AccountError('incomplete');
  const passwordHash = await sha256Hex(form.password);
  return transaction((open) => {
    // The account first: without its session it can still be logged in to.
    const users = open(usersStore);
    if (withEmail(users.values, email).length > 0) throw new AccountError('email-taken');
    const createdAt = new Date(Date.now()).toISOString();
    const user: User = { id: newId(), name, email, passwordHash, createdAt };
    users.add(user);
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
  const passwordHash = await sha256Hex(form.password);
  return transaction((open) => {
    const users = withEmail(open(usersStore).values, normaliseEmail(form.email));
    if (users.length === 0) throw new AccountError('unknown-email');
    const user = users.find((candidate) => candidate.passwordHash.toLowerCase() === passwordHash);
    if (!user) throw new AccountError('wrong-password');
    startSession(open(sessionStore), user);
    return publicUser(user);
  });
}

/** Ends the session, in every tab. Rejects with StorageError, and the session goes on. */
export async function logout(): Promise<void> {
  return transaction((open) => open(sessionStore).remove(() => true));
}

const withEmail = (users: readonly User[], email: string): readonly User[] =>
  users.filter((user) => normaliseEmail(user.email) === email);

function startSession(session: Draft<Session>, user: User): void {
  session.remove(() => true);
  session.add({ userId: user.id, ts: Date.now() });
}
