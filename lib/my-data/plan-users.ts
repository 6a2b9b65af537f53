import { freeIds } from '@/lib/accounts/free-ids';
import { cleanEmail } from '@/lib/accounts/typed-text';
import type { User } from '@/lib/accounts/user';
import type { FileRecord } from './file';

/** What an import does with the accounts of a file. */
export interface UserPlan {
  readonly usersToAdd: readonly FileRecord<User>[];
  /** How many of the file's accounts are stored already, and stay as they are. */
  readonly known: number;
  /** The id here of the account that has this id in the file; undefined when there is none. */
  idOf(fileId: string): string | undefined;
}

/**
 * Compares the accounts of a file, whose e-mails are clean, with the stored ones, by e-mail. A stored
 * account stays as it is, and gets its loans from the file. A new one gets another id if its own is
 * taken, but none that the file uses: its loans would be taken for that account's.
 *
 * @param loanUserIds the ids of accounts that the file's loans name
 */
export function planUsers(
  fileUsers: readonly FileRecord<User>[],
  stored: readonly User[],
  loanUserIds: ReadonlySet<string>,
): UserPlan {
  const idByEmail = new Map(stored.map((user) => [cleanEmail(user.email), user.id]));
  const ids = new Set(stored.map((user) => user.id));
  const freeId = freeIds(ids, new Set([...loanUserIds, ...fileUsers.map(({ value }) => value.id)]));
  const idByFileId = new Map<string, string>();
  const usersToAdd: FileRecord<User>[] = [];
  for (const { value, raw } of fileUsers) {
    const here = idByEmail.get(value.email);
    const id = here ?? freeId(value.id);
    if (!idByFileId.has(value.id)) idByFileId.set(value.id, id);
    if (here !== undefined) continue;
    idByEmail.set(value.email, id);
    usersToAdd.push({ value: { ...value, id }, raw: { ...raw, id } });
  }
  return {
    usersToAdd,
    known: fileUsers.length - usersToAdd.length,
    idOf: (fileId) => idByFileId.get(fileId) ?? (ids.has(fileId) ? fileId : undefined),
  };
}
