/**
 * Why the browser's storage failed: 'full' (its quota), 'blocked' (it reads but refuses to write),
 * 'unavailable' (it cannot be reached at all: site data blocked, no local storage).
 */
export type StorageFailure = 'full' | 'blocked' | 'unavailable';

/** A storage that could not be read or written; after it, what is stored is as it was before. */
export class StorageError extends Error {
  override readonly name = 'StorageError';

  constructor(
    readonly kind: StorageFailure,
    options?: ErrorOptions,
  ) {
    super(`local storage: ${kind}`, options);
  }
}
