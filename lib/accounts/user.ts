import * as v from 'valibot';
import { createStore, Moment, RecordId, ShownText } from '@/lib/storage/store';

/** A local account (SPEC.md section 3); a name or date that cannot be read is ''. */
export const UserSchema = v.object({
  id: RecordId,
  name: v.fallback(ShownText, ''),
  email: v.pipe(
    v.string(),
    v.check((email) => email.trim() !== ''),
  ),
  passwordHash: v.string(),
  createdAt: v.fallback(Moment, ''),
});

export type User = Readonly<v.InferOutput<typeof UserSchema>>;

export const usersStore = createStore<User>('auth.users.v1', 'list', UserSchema);

export type PublicUser = Omit<User, 'passwordHash'>;

/** The user without the hash. Copies known fields only, so that no other can leak. */
export function publicUser({ id, name, email, createdAt }: User): PublicUser {
  return { id, name, email, createdAt };
}

/** Zero-width characters, bidi controls, fillers and the like, and control characters other than white space. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}|(?!\s)\p{Cc}/gu;

/** A name as it is stored: in NFC, without invisible characters, in one line, trimmed (SPEC.md section 3). */
export const cleanText = (text: string): string =>
  text
    .replace(INVISIBLE, '')
    .replace(/[\t-\r]/g, ' ')
    .normalize('NFC')
    .trim();

/** An e-mail as it is stored and compared: as a name, and in lower case (SPEC.md section 3). */
export const cleanEmail = (email: string): string =>
  cleanText(email).toLowerCase().normalize('NFC');

/** Whether an account has this e-mail, which may be as it was typed. */
export const hasEmail = (user: User, email: string): boolean =>
  cleanEmail(user.email) === cleanEmail(email);
