'use client';

import { useId, useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import { Message } from '@/components/ui/message';
import { TextField } from '@/components/ui/text-field';
import { useAction } from '@/components/ui/use-action';
import { login, register } from '@/lib/accounts/accounts';
import { AccountError, LOGIN_FAILED, REGISTER_FAILED } from '@/lib/accounts/errors';
import styles from './auth-screen.module.css';
import { checkFields, invalidFields, type AuthFields, type AuthMode } from './check-fields';

interface AuthFormProps {
  mode: AuthMode;
  /** Kept by the screen, so that the other tab has the same values. */
  fields: AuthFields;
  onFields: (fields: AuthFields) => void;
}

const TEXTS = {
  login: { submit: 'Entrar', working: 'Entrando…', failed: LOGIN_FAILED },
  register: { submit: 'Criar conta', working: 'Criando…', failed: REGISTER_FAILED },
};

export function AuthForm({ mode, fields, onFields }: AuthFormProps) {
  const texts = TEXTS[mode];
  const { run, working, outcome } = useAction(texts.failed);
  const [problem, setProblem] = useState<ReturnType<typeof checkFields>>(null);
  const errorId = useId();

  const error = problem?.text ?? outcome?.text;
  const invalid =
    problem?.fields ??
    (outcome?.error instanceof AccountError ? invalidFields(outcome.error.kind, fields) : []);
  const field = (name: keyof AuthFields) => ({
    name,
    value: fields[name],
    onValue: (value: string) => onFields({ ...fields, [name]: value }),
    errorId: invalid.includes(name) ? errorId : undefined,
    required: true,
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = checkFields(mode, fields);
    setProblem(found);
    if (found) return;
    // After a success the screen goes on to the profile, as there is a session.
    void run(async () => {
      await (mode === 'login' ? login(fields) : register(fields));
    });
  };

  return (
    <>
      {error && !working && (
        <div id={errorId} className={styles.notice}>
          <Message kind="error">{error}</Message>
        </div>
      )}
      {/* The messages of SPEC.md above the form replace the browser's own. */}
      <form className={styles.form} onSubmit={submit} noValidate>
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
          {...(mode === 'register' && { hint: 'Pelo menos 6 caracteres.', minLength: 6 })}
          {...field('password')}
        />
        <Button type="submit" look="primary" busy={working}>
          {working ? texts.working : texts.submit}
        </Button>
      </form>
    </>
  );
}
