import { change } from '@/lib/storage/change';
import { sessionStore } from '@/lib/storage/session';

/** Ends the session, in every tab. Rejects with StorageError; whoever was logged in still is then. */
export async function logout(): Promise<void> {
  return change((open) => open(sessionStore).remove(() => true));
}
