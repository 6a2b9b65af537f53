import type { AccountRefusal } from '@/lib/accounts/accounts';
import type { BorrowRefusal, ReturnRefusal } from '@/lib/lending/rules';
import type { FileRefusal } from '@/lib/my-data/account-file';
import type { StorageFailure } from '@/lib/storage/text';
import { UserError } from '@/lib/user-error';

type Refusal = AccountRefusal | BorrowRefusal | ReturnRefusal | StorageFailure | FileRefusal;

/** The Portuguese of all that `lib` refuses or fails with: SPEC.md's (sections 4 and 5), or our own. */
export const REFUSALS: Readonly<Record<Refusal, string>> = {
  incomplete: 'Preencha nome, e-mail e senha.',
  'email-taken': 'Já existe uma conta com este e-mail.',
  'unknown-email': 'Usuário não encontrado.',
  'wrong-password': 'Usuário ou senha incorreta.',
  'not-logged-in': 'Usuário não logado.',

  overdue: 'Você tem livros atrasados. Devolva-os antes de pegar novos empréstimos.',
  'already-holding': 'Você já pegou este livro.',
  'other-loan': 'Você já tem um empréstimo ativo. Devolva-o para pegar outro.',
  'held-by-other': 'Este livro já está emprestado por outro usuário.',

  'not-found': 'Empréstimo não encontrado.',
  'not-yours': 'Este empréstimo é de outro usuário.',
  'already-returned': 'Este livro já foi devolvido.',

  // It cannot even be read: site data is blocked, or there is no local storage.
  unavailable:
    'Este navegador não deixa o site guardar dados. Para pegar livros, saia da navegação privada ou permita os dados deste site.',
  full: 'O armazenamento deste navegador está cheio, e nada foi alterado. Libere espaço e tente de novo.',
  blocked:
    'O navegador não deixou guardar dados, e nada foi alterado. Permita os dados deste site e tente de novo.',
  busy: 'Outra aba do BookShelfs está ocupada, e nada foi alterado. Feche as outras abas e tente de novo.',

  'not-a-backup': 'Este arquivo não veio do BookShelfs, ou está incompleto.',
  'account-is-here': 'Esta conta já está neste navegador. Entre e importe o arquivo no seu perfil.',
  'account-of-another':
    'Este arquivo é de outra conta. Para trazê-la, saia e use “Trazer minha conta…”.',
};

/** Said on a book's page and at the end of its beginning. */
export const HELD_BY_OTHER = 'Este livro está emprestado por outro usuário no momento.';

/** An error that is thrown with its words, by the component that shows it. */
export class ShownError extends Error {}

/** What is said of a failed action; the fallback of an error that nobody foresaw. */
export function messageOf(error: unknown, fallback: string): string {
  if (error instanceof ShownError) return error.message;
  return error instanceof UserError ? (REFUSALS[error.kind as Refusal] ?? fallback) : fallback;
}
