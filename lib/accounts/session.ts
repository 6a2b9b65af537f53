import * as v from 'valibot';
import { RecordId } from '@/lib/storage/fields';
import { createStore, derivedSnapshot } from '@/lib/storage/store';
import { publicUser, usersStore, type PublicUser, type User } from './user';

/** Who is logged in (SPEC.md section 3); `ts` is since when, in ms, and nothing depends on it. */
const SessionSchema = v.object({
  userId: RecordId,
  ts: v.optional(
    v.custom<number | string>((ts) => ['number', 'string'].includes(typeof ts)),
    0,
  ),
});

export type Session = Readonly<v.InferOutput<typeof SessionSchema>>;

/** At most one record; none when nobody is logged in. */
export const sessionStore = createStore<Session>('auth.session.v1', 'single', SessionSchema);

/**
 * The logged-in user, or null: a session whose user was deleted is anonymous (DESIGN.md), and so is
 * one of two users with the same id, as nobody knows whose it is.
 */
export function currentUser(sessions: readonly Session[], users: readonly User[]): User | null {
  const [user, another] = users.filter(({ id }) => id === sessions[0]?.userId);
  return user && !another ? user : null;
}

/** Who is logged in; 'unknown' in the exported page and while it hydrates. */
export type SessionState =
  | { readonly status: 'unknown' | 'anonymous'; readonly user: null }
  | { readonly status: 'logged-in'; readonly user: PublicUser };

const ANONYMOUS: SessionState = { status: 'anonymous', user: null };

/** Who is logged in; the same object until that changes. */
export const sessionSnapshot = derivedSnapshot(
  () => [sessionStore.getSnapshot(), usersStore.getSnapshot()],
  (sessions, users): SessionState => {
    const user = currentUser(sessions, users);
    return user ? { status: 'logged-in', user: publicUser(user) } : ANONYMOUS;
  },
);

/** Calls the listener when the session or the accounts change; returns the unsubscribe function. */
export function subscribeSession(listener: () => void): () => void {
  const unsubscribes = [sessionStore, usersStore].map((store) => store.subscribe(listener));
  return () => unsubscribes.forEach((unsubscribe) => unsubscribe());
}
