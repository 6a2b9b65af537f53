'use client';

import { lazy, Suspense, type MouseEvent } from 'react';
import { AppLink } from '@/components/ui/app-link';
import { Badge } from '@/components/ui/badge';
import { ButtonLink } from '@/components/ui/button';
import { ProfileIcon, ShelfMark } from '@/components/ui/icons';
import { useSession } from '@/lib/accounts/session';
import { focusContent, whenPageIsThere } from '@/lib/browser/platform';
import { plural } from '@/lib/format';
import { useActiveLoan, useNow } from '@/lib/lending/hooks';
import type { Loan } from '@/lib/lending/loan';
import { daysRemaining, loanStatus } from '@/lib/lending/rules';
import { AUTH_PATH, HOME_PATH, PROFILE_PATH } from '@/lib/paths';
import { importTasks } from './import-tasks';
import styles from './header.module.css';

/** Loaded once the page is there, or left out. It is to the left of the other reminder, so that nothing moves. */
const ReadingReminder = lazy(async () => {
  await whenPageIsThere();
  const tasks = await importTasks().catch(() => null);
  return { default: tasks?.ReadingReminder ?? (() => null) };
});

/** How long the visitor may keep their book, in fewer words where there is little space. */
function LoanReminder({ loan }: { loan: Loan }) {
  const now = useNow();
  const { state, text } = loanStatus(loan, now);
  const isLate = state === 'overdue';
  return (
    <AppLink href={PROFILE_PATH} className={styles.reminder} title={loan.title} aria-label={text}>
      <Badge tone={isLate ? 'late' : 'available'}>
        <span className={styles.full}>{text}</span>
        <span className={styles.short}>
          {isLate ? 'atraso' : plural(daysRemaining(loan, now), 'dia', 'dias')}
        </span>
      </Badge>
    </AppLink>
  );
}

export function SkipLink() {
  // The browser's own jump would push a history entry, without the book that is open.
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    focusContent();
  };
  return (
    <a href="#conteudo" onClick={skip} className={styles.skip} data-screen-only>
      Pular para o conteúdo
    </a>
  );
}

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
          {loan && (
            <>
              <Suspense>
                <ReadingReminder loan={loan} styles={styles} />
              </Suspense>
              <LoanReminder loan={loan} />
            </>
          )}
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
