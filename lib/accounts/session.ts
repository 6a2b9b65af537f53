import * as v from 'valibot';
import { RecordId } from '@/lib/storage/fields';
import { memo } from '@/lib/storage/memo';
import { createStore } from '@/lib/storage/store';
import { publicUser, usersStore, type PublicUser, type User } from './user';

/** Who is logged in, SPEC.md section 3; `ts` is when, in ms, and only informs. */
const SessionSchema = v.object({
  userId: RecordId,
  ts: v.optional(v.union([v.number(), v.string()]), 0),
});

export type Session = Readonly<v.InferOutput<typeof SessionSchema>>;

/** At most one record; none when nobody is logged in. */
export const sessionStore = createStore<Session>('auth.session.v1', 'single', SessionSchema);

/** The user who is logged in, or null: a session whose user is gone is anonymous (DESIGN.md). */
export function currentUser(sessions: readonly Session[], users: readonly User[]): User | null {
  const userId = sessions[0]?.userId;
  return userId === undefined ? null : (users.find((user) => user.id === userId) ?? null);
}

/** Who is using the page; 'unknown' until the browser's data can be read (export, hydration). */
export type SessionView =
  | { readonly status: 'unknown' | 'anonymous'; readonly user: null }
  | { readonly status: 'logged-in'; readonly user: PublicUser };

const ANONYMOUS: SessionView = { status: 'anonymous', user: null };

/** Who is logged in, as screens may know it; the same object until that changes. */
export const sessionView = memo(
  () => [sessionStore.getSnapshot(), usersStore.getSnapshot()],
  (sessions, users): SessionView => {
    const user = currentUser(sessions, users);
    return user ? { status: 'logged-in', user: publicUser(user) } : ANONYMOUS;
  },
);

/** Calls the listener when the session or the accounts change; gives back the way to stop. */
export function subscribeSession(listener: () => void): () => void {
  const stops = [sessionStore, usersStore].map((store) => store.subscribe(listener));
  return () => stops.forEach((stop) => stop());
}
