import { transaction } from './transaction';
import type { UncopiedError } from './write-errors';

/**
 * Rewrites the key that the error is about without its damaged data, which the visitor has saved as a
 * file. Does nothing if the key has changed since. Rejects with StorageError.
 */
export function dropDamaged({ store, damaged }: UncopiedError): Promise<void> {
  return transaction((open) => open(store).dropDamaged(damaged));
}

/** The name of the file: 'book.loans.v2-danificado.txt'. */
export const damagedFileName = ({ store }: UncopiedError): string => `${store.key}-danificado.txt`;
