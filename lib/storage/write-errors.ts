import { StorageError, type StorageFailure } from './errors';
import type { Store } from './store';

/**
 * What the screens say when nothing could be written. Apart from errors.ts, as the first cards need
 * only the readers: 'full' (quota exceeded), 'blocked' (the browser refuses), 'busy' (another tab
 * keeps the lock), 'newer' (a key has a shape that this version does not know) or 'uncopied' (there is
 * no room for a copy of damaged data).
 */
const WRITE_MESSAGES: Record<Exclude<StorageFailure, 'unavailable'>, string> = {
  full: 'O armazenamento deste navegador está cheio, e nada foi alterado. Libere espaço e tente de novo.',
  blocked:
    'O navegador não permitiu gravar, e nada foi alterado. Permita os dados deste site e tente de novo.',
  busy: 'Outra aba do BookShelfs está ocupada, e nada foi alterado. Feche as outras abas e tente de novo.',
  newer:
    'Os dados deste navegador são de uma versão mais nova do BookShelfs, e nada foi alterado. Recarregue a página e tente de novo.',
  uncopied:
    'Dados danificados ocupam o espaço deste navegador, e nada foi alterado. Salve-os em um arquivo para liberar espaço e tente de novo.',
};

/** The error of a refused write. */
export const writeError = (
  kind: keyof typeof WRITE_MESSAGES,
  options?: ErrorOptions,
): StorageError => new StorageError(kind, WRITE_MESSAGES[kind], options);

/** There is no room for a copy of a key's damaged data, which nobody can read here but may be saved as a file. */
export class UncopiedError extends StorageError {
  constructor(
    readonly store: Store<object>,
    /** The damaged data. */
    readonly damaged: string,
    options?: ErrorOptions,
  ) {
    super('uncopied', WRITE_MESSAGES.uncopied, options);
  }
}
