import { UserError } from '@/lib/user-error';

/** What the screens say when local storage cannot be read. */
export const STORAGE_UNAVAILABLE =
  'Este navegador não deixa o site guardar dados (navegação privada ou dados do site bloqueados). Permita-os para entrar e emprestar livros.';

/**
 * Why local storage failed: 'unavailable' (it cannot be read: site data is blocked, or there is no
 * local storage), or why nothing can be written (write-errors.ts).
 */
export type StorageFailure = 'unavailable' | 'full' | 'blocked' | 'busy' | 'newer' | 'uncopied';

/** Local storage could not be read or written; what is stored has not changed. */
export class StorageError extends UserError {
  override readonly name = 'StorageError';

  constructor(
    readonly kind: StorageFailure,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
