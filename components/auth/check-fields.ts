import { ACCOUNT_MESSAGES, type AccountRefusal } from '@/lib/accounts/errors';
import { cleanEmail, cleanText } from '@/lib/accounts/typed-text';

export type AuthMode = 'login' | 'register';

export interface AuthFields {
  name: string;
  email: string;
  password: string;
}

/** SPEC section 5: the form alone checks it. */
const MIN_PASSWORD_LENGTH = 6;

export interface FieldProblem {
  text: string;
  fields: readonly (keyof AuthFields)[];
}

const emptyOf = (fields: AuthFields, names: readonly (keyof AuthFields)[]) =>
  names.filter((name) => (name === 'password' ? fields[name] : cleanText(fields[name])) === '');

/** What is wrong with the fields, by the form's own rules, or null. */
export function checkFields(mode: AuthMode, fields: AuthFields): FieldProblem | null {
  if (mode === 'login') {
    const empty = emptyOf(fields, ['email', 'password']);
    return empty.length ? { text: 'Preencha e-mail e senha.', fields: empty } : null;
  }
  const empty = emptyOf(fields, ['name', 'email', 'password']);
  if (empty.length) return { text: ACCOUNT_MESSAGES.incomplete, fields: empty };
  // As lenient as the browser's own check of an e-mail field: something on both sides of an @.
  if (!/^[^\s@]+@[^\s@]+$/.test(cleanEmail(fields.email))) {
    return { text: 'Informe um e-mail válido.', fields: ['email'] };
  }
  if (fields.password.length < MIN_PASSWORD_LENGTH) {
    return { text: 'A senha precisa de pelo menos 6 caracteres.', fields: ['password'] };
  }
  return null;
}

/** The fields that caused a refusal. */
export function invalidFields(
  refusal: AccountRefusal,
  fields: AuthFields,
): readonly (keyof AuthFields)[] {
  switch (refusal) {
    case 'incomplete':
      return emptyOf(fields, ['name', 'email', 'password']);
    case 'email-taken':
    case 'unknown-email':
      return ['email'];
    case 'wrong-password':
      return ['password'];
    case 'not-logged-in':
      return [];
  }
}
