import { newId } from '@/lib/storage/store';
import { transaction, type Open } from '@/lib/storage/transaction';
import { UserError } from '@/lib/user-error';
import { currentUser, sessionStore } from './session';
import { cleanEmail, cleanText, hasEmail, usersStore, type User } from './user';

export type AccountRefusal =
  'incomplete' | 'email-taken' | 'unknown-email' | 'wrong-password' | 'not-logged-in';

export class AccountError extends UserError<AccountRefusal> {}

/**
 * Creates an account and logs in to it. The form checks the password's minimum length, not this function (SPEC.md section 5).
 * Rejects with AccountError 'incomplete' or 'email-taken', or with StorageError, and changes nothing.
 */
export async function register(form: {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}): Promise<void> {
  const name = cleanText(form.name);
  const email = cleanEmail(form.email);
  if (!name || !email || !form.password) throw new AccountError('incomplete');
  const passwordHash = await sha256Hex(form.password);
  return transaction((open) => {
    // The account is written first: if writing the session fails, one can still log in to it.
    const users = open(usersStore);
    if (users.values.some((user) => hasEmail(user, email))) throw new AccountError('email-taken');
    const now = Date.now();
    const createdAt = new Date(now).toISOString();
    const user: User = { id: newId(), name, email, passwordHash, createdAt };
    users.values = [...users.values, user];
    open(sessionStore).values = [{ userId: user.id, ts: now }];
  });
}

/** Logs in. Rejects with AccountError 'unknown-email' or 'wrong-password', or with StorageError, and changes nothing. */
export async function login(form: {
  readonly email: string;
  readonly password: string;
}): Promise<void> {
  // Keyboards differ in Unicode normalisation: the same letters may come composed or decomposed.
  const forms = [form.password, form.password.normalize('NFC'), form.password.normalize('NFD')];
  const hashes = await Promise.all(forms.map(sha256Hex));
  return transaction((open) => {
    const candidates = open(usersStore).values.filter((user) => hasEmail(user, form.email));
    if (candidates.length === 0) throw new AccountError('unknown-email');
    const user = candidates.find(({ passwordHash }) => hashes.includes(passwordHash.toLowerCase()));
    if (!user) throw new AccountError('wrong-password');
    open(sessionStore).values = [{ userId: user.id, ts: Date.now() }];
  });
}

/** Ends the session, in every tab. Rejects with StorageError, and the session goes on. */
export function logout(): Promise<void> {
  return transaction((open) => {
    open(sessionStore).values = [];
  });
}

/** The logged-in user, within a transaction. Throws AccountError 'not-logged-in'. */
export function userIn(open: Open): User {
  const user = currentUser(open(sessionStore).values, open(usersStore).values);
  if (!user) throw new AccountError('not-logged-in');
  return user;
}

/**
 * The SHA-256 of a text's UTF-8 bytes, as 64 lower-case hex digits. Pages on plain http (a phone on
 * the developer's network) have no Web Crypto: only there a library is loaded instead.
 */
async function sha256Hex(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  const { subtle } = crypto as Partial<Crypto>;
  const digest = subtle
    ? new Uint8Array(await subtle.digest('SHA-256', bytes))
    : (await import('@noble/hashes/sha2.js')).sha256(bytes);
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
