import { UserError } from '@/lib/user-error';

/** Why local storage failed, in the words of the screens. In each case nothing that is stored has changed. */
const MESSAGES = {
  // It cannot even be read: site data is blocked, or there is no local storage.
  unavailable:
    'Este navegador não deixa o site guardar dados (navegação privada ou dados do site bloqueados). Permita-os para entrar e emprestar livros.',
  full: 'O armazenamento deste navegador está cheio, e nada foi alterado. Libere espaço e tente de novo.',
  blocked:
    'O navegador não permitiu gravar, e nada foi alterado. Permita os dados deste site e tente de novo.',
  busy: 'Outra aba do BookShelfs está ocupada, e nada foi alterado. Feche as outras abas e tente de novo.',
} as const;

/** What the screens say when local storage cannot be read. */
export const STORAGE_UNAVAILABLE = MESSAGES.unavailable;

/** Local storage could not be read or written. */
export class StorageError extends UserError {
  override readonly name = 'StorageError';

  constructor(
    readonly kind: keyof typeof MESSAGES,
    options?: ErrorOptions,
  ) {
    super(MESSAGES[kind], options);
  }
}
