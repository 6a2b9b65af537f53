import {
  useEffect,
  useId,
  useRef,
  type ChangeEvent,
  type ComponentProps,
  type FormEvent,
} from 'react';
import { REFUSALS, ShownError } from '@/components/messages/refusals';
import { Button } from '@/components/ui/button';
import { ActionOutcome, useAction } from '@/components/messages/use-action';
import { AccountError, login, register } from '@/lib/accounts/accounts';
import { cleanEmail, cleanText } from '@/lib/accounts/user';
import styles from './auth-screen.module.css';

export type AuthMode = 'login' | 'register';

export interface AuthFields {
  name: string;
  email: string;
  password: string;
}

type FieldName = keyof AuthFields;

interface AuthFormProps {
  mode: AuthMode;
  /** Kept by the screen, so that the other tab has the same values. */
  fields: AuthFields;
  onFields: (fields: AuthFields) => void;
}

const MODES = {
  login: {
    submit: 'Entrar',
    working: 'Entrando…',
    failed: 'Falha ao entrar.',
    required: ['email', 'password'],
    incomplete: 'Preencha e-mail e senha.',
    send: login,
  },
  register: {
    submit: 'Criar conta',
    working: 'Criando…',
    failed: 'Falha ao criar conta.',
    required: ['name', 'email', 'password'],
    incomplete: REFUSALS.incomplete,
    send: register,
  },
} as const;

export function AuthForm({ mode, fields, onFields }: AuthFormProps) {
  const { submit, working: workingText, failed, send } = MODES[mode];
  const { run, working, outcome } = useAction(failed);
  const errorId = useId();
  const form = useRef<HTMLFormElement>(null);
  const invalid = invalidFields(outcome?.error);
  const field = (name: FieldName) => ({
    name,
    value: fields[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
      onFields({ ...fields, [name]: target.value }),
    errorId: invalid.includes(name) ? errorId : undefined,
    required: true,
  });

  // Focus moves to the field to correct: the message describes it.
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [outcome]);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    // After a success the screen goes on to the profile, as there is a session.
    void run(async () => {
      checkFields(mode, fields);
      await send(fields);
    });
  };

  return (
    <>
      {outcome && (
        <div id={errorId} className={styles.notice}>
          <ActionOutcome outcome={outcome} />
        </div>
      )}
      {/* The messages of SPEC.md above the form replace the browser's own. */}
      <form ref={form} className={styles.form} onSubmit={onSubmit} noValidate>
        {mode === 'register' && <TextField label="Nome" autoComplete="name" {...field('name')} />}
        <TextField
          label="E-mail"
          type="email"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          autoComplete={mode === 'login' ? 'username' : 'email'}
          {...field('email')}
        />
        <TextField
          label="Senha"
          type="password"
          autoComplete={mode === 'login' ? 'current-password' : 'new-password'}
          enterKeyHint="go"
          {...(mode === 'register' && {
            hint: `Pelo menos ${MIN_PASSWORD_LENGTH} caracteres.`,
            minLength: MIN_PASSWORD_LENGTH,
          })}
          {...field('password')}
        />
        <Button type="submit" look="primary" busy={working}>
          {working ? workingText : submit}
        </Button>
      </form>
    </>
  );
}

interface TextFieldProps extends ComponentProps<'input'> {
  label: string;
  /** The id of the message that says what is wrong with this field. */
  errorId?: string | undefined;
  hint?: string;
}

function TextField({ label, errorId, hint, ...input }: TextFieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const describedBy = [hint && hintId, errorId].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        aria-invalid={errorId ? true : undefined}
        aria-describedby={describedBy || undefined}
        {...input}
      />
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}

/** SPEC section 5: the form alone checks it. */
const MIN_PASSWORD_LENGTH = 6;

/** What the form itself refuses. */
class FieldError extends ShownError {
  constructor(
    message: string,
    readonly fields: readonly FieldName[],
  ) {
    super(message);
  }
}

/** Throws FieldError. */
function checkFields(mode: AuthMode, fields: AuthFields): void {
  const { required, incomplete } = MODES[mode];
  const empty = required.filter((name) =>
    name === 'password' ? !fields[name] : !cleanText(fields[name]),
  );
  if (empty.length > 0) throw new FieldError(incomplete, empty);
  if (mode === 'login') return;
  // As lenient as the browser's own check of an e-mail field: something on both sides of an @.
  if (!/^[^\s@]+@[^\s@]+$/.test(cleanEmail(fields.email))) {
    throw new FieldError('Informe um e-mail válido.', ['email']);
  }
  if (fields.password.length < MIN_PASSWORD_LENGTH) {
    throw new FieldError(`A senha precisa ter pelo menos ${MIN_PASSWORD_LENGTH} caracteres.`, [
      'password',
    ]);
  }
}

/** The fields that caused a refusal. */
function invalidFields(error: unknown): readonly FieldName[] {
  if (error instanceof FieldError) return error.fields;
  if (!(error instanceof AccountError)) return [];
  return [error.kind === 'wrong-password' ? 'password' : 'email'];
}
