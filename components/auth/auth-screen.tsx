'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { Message } from '@/components/ui/message';
import { Tabs } from '@/components/ui/tabs';
import { PROFILE_PATH } from '@/lib/paths';
import { useSession, useStorageAvailable } from '@/lib/accounts/hooks';
import { STORAGE_UNAVAILABLE } from '@/lib/storage/errors';
import { AuthForm } from './auth-form';
import { BringAccount } from './bring-account';
import styles from './auth-screen.module.css';
import type { AuthFields, AuthMode } from './check-fields';

const TABS = [
  { key: 'login', label: 'Entrar' },
  { key: 'register', label: 'Criar conta' },
] as const satisfies readonly { key: AuthMode; label: string }[];

const EMPTY: AuthFields = { name: '', email: '', password: '' };

/** The forms to log in and to create an account; a logged-in visitor is sent to the profile. */
export function AuthScreen() {
  const { status } = useSession();
  const available = useStorageAvailable();
  const [mode, setMode] = useState<AuthMode>('login');
  const [fields, setFields] = useState(EMPTY);
  const router = useRouter();

  useEffect(() => {
    if (status === 'logged-in') router.replace(PROFILE_PATH);
  }, [status, router]);

  return (
    <div className={styles.page}>
      <h1 className={styles.title}>Conta</h1>
      {/* Nothing while the session is unknown, so that no form flashes before the redirect. */}
      {status === 'anonymous' && (
        <>
          {!available && (
            <div className={styles.notice}>
              <Message kind="error">{STORAGE_UNAVAILABLE}</Message>
            </div>
          )}
          <Tabs label="Conta" tabs={TABS} selected={mode} onSelect={setMode}>
            <AuthForm key={mode} mode={mode} fields={fields} onFields={setFields} />
          </Tabs>
          <p className={styles.note}>
            Sua conta fica só neste navegador: quem usa este aparelho pode vê-la, e ela some se os
            dados do site forem apagados. Escolha uma senha que você não usa em outro lugar.
          </p>
          <BringAccount />
        </>
      )}
    </div>
  );
}
