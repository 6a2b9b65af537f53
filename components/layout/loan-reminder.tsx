import { LoanBadge } from '@/components/books/loan-badge';
import { AppLink } from '@/components/ui/app-link';
import { PROFILE_PATH } from '@/lib/paths';
import type { Loan } from '@/lib/lending/loan';
import styles from './header.module.css';

/** How the borrower's loan stands, on every screen. */
export function LoanReminder({ loan }: { loan: Loan }) {
  return (
    <AppLink href={PROFILE_PATH} className={styles.reminder} title={loan.title}>
      <LoanBadge loan={loan} />
    </AppLink>
  );
}
