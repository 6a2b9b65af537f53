import * as v from 'valibot';
import { RecordId } from './fields';
import { KEYS } from './keys';
import { createStore } from './store';
import type { User } from './users';

/** Who is logged in, SPEC.md section 3; `ts` is when, in ms, and only informs. */
const SessionSchema = v.object({
  userId: RecordId,
  ts: v.optional(v.union([v.number(), v.string()]), 0),
});

export type Session = Readonly<v.InferOutput<typeof SessionSchema>>;

/** At most one record; none when nobody is logged in. */
export const sessionStore = createStore<Session>(KEYS.session, 'single', SessionSchema);

/** The user who is logged in, or null: a session whose user is gone is anonymous (DESIGN.md). */
export function currentUser(sessions: readonly Session[], users: readonly User[]): User | null {
  const userId = sessions[0]?.userId;
  return userId === undefined ? null : (users.find((user) => user.id === userId) ?? null);
}
