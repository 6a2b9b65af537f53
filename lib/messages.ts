import { AccountError } from '@/lib/accounts/errors';
import { LendingError } from './lending';
import { StorageError } from '@/lib/storage/errors';
import { storageMessage } from '@/lib/storage/messages';

/** What to tell people of a failed action: its own words where it has some, else the fallback. */
export function messageOf(error: unknown, fallback: string): string {
  if (error instanceof StorageError) return storageMessage(error);
  return error instanceof AccountError || error instanceof LendingError ? error.message : fallback;
}
