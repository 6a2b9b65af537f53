'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { FileButton } from '@/components/ui/file-button';
import { Message } from '@/components/ui/message';
import { Tabs } from '@/components/ui/tabs';
import { ActionOutcome, useAction } from '@/components/ui/use-action';
import { useSession, useStorageAvailable } from '@/lib/accounts/session';
import { readAccountFile } from '@/lib/my-data/account-file';
import { bringAccount } from '@/lib/my-data/my-account';
import { PROFILE_PATH } from '@/lib/paths';
import { STORAGE_MESSAGES } from '@/lib/storage/text';
import { AuthForm, type AuthFields, type AuthMode } from './auth-form';
import styles from './auth-screen.module.css';

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
              <Message kind="error">{STORAGE_MESSAGES.unavailable}</Message>
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

/** Brings an account and its loans from the file that was exported on another device. */
function BringAccount() {
  const { run, working, outcome } = useAction('Não foi possível importar os dados.');
  const bring = (chosen: File) => void run(async () => bringAccount(await readAccountFile(chosen)));
  return (
    <div className={styles.bring}>
      <p className={styles.note}>Vem de outro aparelho? Exporte seus dados no perfil de lá.</p>
      <FileButton label="Arquivo da conta" busy={working} onFile={bring}>
        Trazer minha conta de um arquivo…
      </FileButton>
      <ActionOutcome outcome={outcome} />
    </div>
  );
}
