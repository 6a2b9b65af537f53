import { UserError } from '@/lib/user-error';

/** Why an account is refused, in the words of SPEC.md section 5. */
export const ACCOUNT_MESSAGES = {
  incomplete: 'Preencha nome, e-mail e senha.',
  'email-taken': 'Já existe uma conta com este e-mail.',
  'unknown-email': 'Usuário não encontrado.',
  'wrong-password': 'Usuário ou senha incorreta.',
  'not-logged-in': 'Usuário não logado.',
} as const;

export type AccountRefusal = keyof typeof ACCOUNT_MESSAGES;

/** What the screens say of a failure that has no message of its own (SPEC.md section 5). */
export const LOGIN_FAILED = 'Falha ao entrar.';
export const REGISTER_FAILED = 'Falha ao criar conta.';

/** A refused registration, login or deletion. */
export class AccountError extends UserError {
  override readonly name = 'AccountError';

  constructor(readonly kind: AccountRefusal) {
    super(ACCOUNT_MESSAGES[kind]);
  }
}
