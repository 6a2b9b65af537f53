import { UserError } from '@/lib/user-error';

/**
 * Why the browser's storage failed: 'full' (its quota), 'blocked' (it reads but refuses to write),
 * 'unavailable' (it cannot be reached at all: site data blocked, no local storage).
 */
export type StorageFailure = 'full' | 'blocked' | 'unavailable';

export const STORAGE_MESSAGES: Record<StorageFailure, string> = {
  full: 'O armazenamento deste navegador está cheio, e nada foi alterado. Libere espaço e tente de novo.',
  blocked:
    'O navegador não permitiu gravar, e nada foi alterado. Permita os dados deste site e tente de novo.',
  unavailable:
    'Este navegador não deixa o site guardar dados (navegação privada ou dados do site bloqueados). Permita-os para entrar e emprestar livros.',
};

/** A storage that could not be read or written; after it, what is stored is as it was before. */
export class StorageError extends UserError {
  override readonly name = 'StorageError';

  constructor(
    readonly kind: StorageFailure,
    options?: ErrorOptions,
  ) {
    super(STORAGE_MESSAGES[kind], options);
  }
}
