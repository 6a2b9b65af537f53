'use client';

import { useRouter } from 'next/navigation';
import { Suspense, useEffect, useState } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { Facts } from '@/components/ui/facts';
import { lazyPart } from '@/components/ui/lazy-part';
import { ActionOutcome, useAction } from '@/components/messages/use-action';
import { logout } from '@/lib/accounts/accounts';
import { formatDate } from '@/lib/format';
import { AUTH_PATH, HOME_PATH } from '@/lib/paths';
import { useSession } from '@/lib/accounts/session';
import { forgetBook } from '@/lib/lending/remembered-book';
import type { PublicUser } from '@/lib/accounts/user';
import { Loans } from './loans';
import styles from './profile-screen.module.css';

// At the end of the page, and used by few visitors.
const MyData = lazyPart(async () => (await import('./my-data')).MyData);

/** The logged-in user's account and loans; other visitors are sent to the login. */
export function ProfileScreen() {
  const { status, user } = useSession();
  const router = useRouter();
  const [isDeleting, setDeleting] = useState(false);

  useEffect(() => {
    if (status === 'anonymous' && !isDeleting) router.replace(AUTH_PATH);
  }, [status, isDeleting, router]);

  if (status === 'anonymous' && isDeleting) {
    return (
      <div role="alert" className={styles.page}>
        <h1 className={styles.title}>Conta excluída</h1>
        <section className={styles.account}>
          <p>Seus dados foram removidos deste navegador.</p>
          <ButtonLink href={HOME_PATH}>Ver o catálogo</ButtonLink>
        </section>
      </div>
    );
  }
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>Perfil</h1>
      {user && (
        <>
          <Loans />
          <Account user={user} />
          <Suspense>
            <MyData user={user} onDeleting={setDeleting} />
          </Suspense>
        </>
      )}
    </div>
  );
}

function Account({ user }: { user: PublicUser }) {
  const { run, outcome } = useAction('Não foi possível sair.');
  const leave = async () => {
    await logout();
    // Who logs in next may be somebody else.
    forgetBook();
  };
  return (
    <section aria-labelledby="account-heading" className={styles.account} data-screen-only>
      <h2 id="account-heading">Minha conta</h2>
      <Facts
        facts={[
          ['Nome:', user.name || '—'],
          ['E-mail:', user.email],
          ['Desde:', formatDate(user.createdAt)],
        ]}
      />
      <ActionOutcome outcome={outcome} />
      <Button onClick={() => void run(leave)}>Sair</Button>
    </section>
  );
}
