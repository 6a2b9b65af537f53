import * as v from 'valibot';
import { Moment, RecordId, ShownText } from '@/lib/storage/fields';
import { createStore } from '@/lib/storage/store';

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

/** A user without the password's hash: what screens get. */
export type PublicUser = Omit<User, 'passwordHash'>;

export const usersStore = createStore<User>('auth.users.v1', 'list', UserSchema);

/** The user without the hash. Copies known fields only, so that no other can leak. */
export function publicUser({ id, name, email, createdAt }: User): PublicUser {
  return { id, name, email, createdAt };
}
