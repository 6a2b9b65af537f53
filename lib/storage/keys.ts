/** Every key of local storage the product owns: SPEC.md section 9. */
export const KEYS = {
  users: 'auth.users.v1',
  session: 'auth.session.v1',
  loans: 'book.loans.v2',
} as const;

/** Counts the writes of all tabs, so that each can tell whether it sees the last (revision.ts). */
export const REVISION_KEY = 'bookshelfs.revision';

/** Where what could not be read under a key is kept before the key is overwritten. */
export const corruptKey = (key: string): string => `${key}.corrupt`;

/** One lock for all keys: a change may span several of them (a registration, an import). */
export const LOCK_NAME = 'bookshelfs.storage';
