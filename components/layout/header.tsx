'use client';

import { AppLink } from '@/components/ui/app-link';
import { ButtonLink } from '@/components/ui/button';
import { ProfileIcon, ShelfMark } from '@/components/ui/icons';
import { AUTH_PATH, HOME_PATH, PROFILE_PATH } from '@/lib/paths';
import { useSession } from '@/lib/accounts/hooks';
import { useActiveLoan } from '@/lib/lending/hooks';
import styles from './header.module.css';
import { LoanReminder } from './loan-reminder';

export function Header() {
  const { status } = useSession();
  const loggedIn = status === 'logged-in';
  const loan = useActiveLoan();
  const href = loggedIn ? PROFILE_PATH : AUTH_PATH;
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <AppLink href={HOME_PATH} className={styles.logo}>
          <ShelfMark />
          <span>BookShelfs</span>
        </AppLink>
        {/* While the session is unknown the links are hidden but keep their space. */}
        <nav aria-label="Conta" className={styles.account} data-unknown={status === 'unknown'}>
          {loan && <LoanReminder loan={loan} />}
          <span className={styles.wide}>
            <ButtonLink href={href}>{loggedIn ? 'Perfil' : 'Login'}</ButtonLink>
          </span>
          <AppLink
            href={href}
            className={styles.icon}
            aria-label={loggedIn ? 'Abrir perfil' : 'Fazer login'}
          >
            <ProfileIcon />
          </AppLink>
        </nav>
      </div>
    </header>
  );
}
