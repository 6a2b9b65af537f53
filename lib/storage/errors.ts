import { UserError } from '@/lib/user-error';

/**
 * Why local storage failed: 'full' (quota exceeded), 'blocked' (it can be read but not written) or
 * 'unavailable' (it cannot be read: site data is blocked, or there is no local storage).
 */
export type StorageFailure = 'full' | 'blocked' | 'unavailable';

/** What the screens say of each failure. */
export const STORAGE_MESSAGES: Record<StorageFailure, string> = {
  full: 'O armazenamento deste navegador está cheio, e nada foi alterado. Libere espaço e tente de novo.',
  blocked:
    'O navegador não permitiu gravar, e nada foi alterado. Permita os dados deste site e tente de novo.',
  unavailable:
    'Este navegador não deixa o site guardar dados (navegação privada ou dados do site bloqueados). Permita-os para entrar e emprestar livros.',
};

/** Local storage could not be read or written; what is stored has not changed. */
export class StorageError extends UserError {
  override readonly name = 'StorageError';

  constructor(
    readonly kind: StorageFailure,
    options?: ErrorOptions,
  ) {
    super(STORAGE_MESSAGES[kind], options);
  }
}
