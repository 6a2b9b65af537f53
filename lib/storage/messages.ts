import type { StorageError, StorageFailure } from './errors';

const MESSAGES: Record<StorageFailure, string> = {
  full: 'O armazenamento deste navegador está cheio, e nada foi alterado. Libere espaço e tente de novo.',
  blocked:
    'O navegador não permitiu gravar, e nada foi alterado. Permita os dados deste site e tente de novo.',
  unavailable:
    'Este navegador não deixa o site guardar dados (navegação privada ou dados do site bloqueados). Permita-os para entrar e emprestar livros.',
};

/** What to tell people of a storage that failed. */
export const storageMessage = (error: StorageError): string => MESSAGES[error.kind];

/** The same for a storage that is not there at all, before anything was tried. */
export const STORAGE_UNAVAILABLE = MESSAGES.unavailable;
