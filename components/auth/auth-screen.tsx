'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { Cover } from '@/components/book-card/cover';
import { importedText } from '@/components/messages/imported';
import { REFUSALS } from '@/components/messages/refusals';
import { FileButton } from '@/components/ui/file-button';
import { Message } from '@/components/ui/message';
import { Tabs } from '@/components/ui/tabs';
import { ActionOutcome, useAction } from '@/components/messages/use-action';
import { useSession, useStorageAvailable } from '@/lib/accounts/session';
import { usersStore } from '@/lib/accounts/user';
import { truncateTitle } from '@/lib/catalogue/titles';
import { useRememberedBook } from '@/lib/lending/remembered-book';
import { readAccountFile } from '@/lib/my-data/account-file';
import { bringAccount } from '@/lib/my-data/my-account';
import { PROFILE_PATH, READER_PATH } from '@/lib/paths';
import { openedFrom } from '@/lib/reading/address';
import { useRecords } from '@/lib/storage/store';
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
  const hasAccounts = useRecords(usersStore)?.length !== 0;
  const [chosen, setChosen] = useState<AuthMode>();
  const mode = chosen ?? (hasAccounts ? 'login' : 'register');
  const wanted = useRememberedBook();
  const [fields, setFields] = useState(EMPTY);
  const type = (typed: AuthFields) => {
    setFields(typed);
    // What is typed stays, whatever happens to accounts meanwhile.
    setChosen(mode);
  };
  const router = useRouter();

  useEffect(() => {
    if (status !== 'logged-in') return;
    // Who came from the end of a book's beginning goes on there.
    if (openedFrom() === READER_PATH) router.back();
    else router.replace(PROFILE_PATH);
  }, [status, router]);

  return (
    <div className={styles.page}>
      <h1 className={styles.title}>Conta</h1>
      {/* Nothing while the session is unknown, so that no form flashes before the redirect. */}
      {status === 'anonymous' && (
        <>
          {!available && (
            <div className={styles.notice}>
              <Message kind="error">{REFUSALS.unavailable}</Message>
            </div>
          )}
          {wanted && (
            <div className={styles.wanted}>
              <Cover {...wanted} eager />
              <p>
                {mode === 'login' ? 'Entre' : 'Crie sua conta'} para pegar “
                {truncateTitle(wanted.title)}”.
              </p>
            </div>
          )}
          <Tabs label="Conta" tabs={TABS} selected={mode} onSelect={setChosen}>
            <AuthForm key={mode} mode={mode} fields={fields} onFields={type} />
          </Tabs>
          <p className={styles.note}>
            Sua conta fica só neste navegador: quem usa este aparelho pode vê-la, e ela some se os
            dados do site forem apagados. Escolha uma senha só para este site.
          </p>
          <BringAccount
            onBrought={(email) => {
              setFields({ ...EMPTY, email });
              setChosen('login');
            }}
          />
        </>
      )}
    </div>
  );
}

/** Brings an account and its loans from the file that was exported on another device; `onBrought` gets its e-mail. */
function BringAccount({ onBrought }: { onBrought: (email: string) => void }) {
  const { run, working, outcome } = useAction('Não foi possível importar os dados.');
  const bring = (chosen: File) =>
    void run(async () => {
      const file = await readAccountFile(chosen);
      const imported = await bringAccount(file);
      const { email } = file.user;
      onBrought(email);
      return `Conta de ${email} importada: entre com a sua senha. ${importedText(imported)}`;
    });
  return (
    <div className={styles.bring}>
      <p className={styles.note}>
        Já tem conta em outro aparelho? Exporte seus dados no perfil de lá e traga o arquivo.
      </p>
      <FileButton label="Arquivo da conta" busy={working} onFile={bring}>
        Trazer minha conta…
      </FileButton>
      <ActionOutcome outcome={outcome} />
    </div>
  );
}
