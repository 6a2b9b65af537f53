import { KEYS } from '@/fixtures/storage-keys';
import { manyLoans } from '../storage-bench/many-loans';
import { APP_URLS } from './addresses';
import type { StorageState } from './browser';

const stateOf = (stored: Record<string, string>): StorageState => ({
  cookies: [],
  origins: [
    {
      origin: new URL(APP_URLS.site).origin,
      localStorage: Object.entries(stored).map(([name, value]) => ({ name, value })),
    },
  ],
});

/** What the browser of somebody who is logged in holds: with 10,000 loans of 1,000 users, or none. */
export function storedStates(): { manyLoans: StorageState; noLoans: StorageState } {
  const { [KEYS.users]: users = '[]', [KEYS.loans]: loans = '[]' } = manyLoans();
  const [user] = JSON.parse(users) as { id: string }[];
  const loggedIn = {
    [KEYS.users]: users,
    [KEYS.session]: JSON.stringify({ userId: user?.id, ts: Date.now() }),
  };
  return {
    manyLoans: stateOf({ ...loggedIn, [KEYS.loans]: loans }),
    noLoans: stateOf(loggedIn),
  };
}
