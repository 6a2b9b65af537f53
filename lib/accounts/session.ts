import { useMemo, useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { createStore, RecordId, subscribe, useRecords } from '@/lib/storage/store';
import { isStorageAvailable } from '@/lib/storage/text';
import { publicUser, usersStore, type PublicUser, type User } from './user';

/** Who is logged in (SPEC.md section 3); `ts` is since when, in ms, and nothing depends on it. */
const SessionSchema = v.object({
  userId: RecordId,
  ts: v.optional(v.union([v.number(), v.string()]), 0),
});

export type Session = Readonly<v.InferOutput<typeof SessionSchema>>;

/** At most one record; none when nobody is logged in. */
export const sessionStore = createStore<Session>('auth.session.v1', 'single', SessionSchema);

/** The logged-in user, or null: a session whose user was deleted is anonymous. */
export const currentUser = (sessions: readonly Session[], users: readonly User[]): User | null =>
  users.find(({ id }) => id === sessions[0]?.userId) ?? null;

/** Who is logged in; 'unknown' in the exported page and while it hydrates. */
export type SessionState =
  | { readonly status: 'unknown' | 'anonymous'; readonly user: null }
  | { readonly status: 'logged-in'; readonly user: PublicUser };

/** Who is logged in, updated with every change, by other tabs too. */
export function useSession(): SessionState {
  const sessions = useRecords(sessionStore);
  const users = useRecords(usersStore);
  return useMemo((): SessionState => {
    if (!sessions || !users) return { status: 'unknown', user: null };
    const user = currentUser(sessions, users);
    if (!user) return { status: 'anonymous', user };
    return { status: 'logged-in', user: publicUser(user) };
  }, [sessions, users]);
}

/** Whether local storage can be read: without it visitors can browse but not log in. */
export const useStorageAvailable = (): boolean =>
  useSyncExternalStore(subscribe, isStorageAvailable, () => true);
