import * as v from 'valibot';
import { Moment, RecordId } from '@/lib/storage/fields';
import { createStore } from '@/lib/storage/store';

/** A local account, SPEC.md section 3; a name or date that is missing is read as ''. */
export const UserSchema = v.object({
  id: RecordId,
  name: v.optional(v.string(), ''),
  email: v.pipe(
    v.string(),
    v.check((email) => email.trim() !== ''),
  ),
  passwordHash: v.string(),
  createdAt: v.optional(v.union([v.literal(''), Moment]), ''),
});

export type User = Readonly<v.InferOutput<typeof UserSchema>>;

/** A user as screens may see it: without the hash of the password. */
export type PublicUser = Omit<User, 'passwordHash'>;

export const usersStore = createStore<User>('auth.users.v1', 'list', UserSchema);

/** The user without the hash, field by field, so that nothing else can slip through. */
export function publicUser({ id, name, email, createdAt }: User): PublicUser {
  return { id, name, email, createdAt };
}

/** An e-mail as accounts are told apart by: trimmed, in lower case (SPEC.md section 3). */
export const normaliseEmail = (email: string): string => email.trim().toLowerCase();
