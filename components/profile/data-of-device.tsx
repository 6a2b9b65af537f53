import type { PublicUser } from '@/lib/accounts/user';
import { MyData } from './my-data';
import { SavedCatalogue } from './saved-catalogue';

/** What the device keeps for its user; last what asks the site first, so that it moves nothing. */
export const DataOfDevice = ({ user }: { user: PublicUser }) => (
  <>
    <MyData user={user} />
    <SavedCatalogue />
  </>
);
