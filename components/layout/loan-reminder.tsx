import { LoanBadge } from '@/components/books/loan-badge';
import { AppLink } from '@/components/ui/app-link';
import type { Loan } from '@/lib/lending/loan';
import { PROFILE_PATH } from '@/lib/paths';
import styles from './header.module.css';

/** How long the visitor may keep the book they have. */
export function LoanReminder({ loan }: { loan: Loan }) {
  return (
    <AppLink href={PROFILE_PATH} className={styles.reminder} title={loan.title}>
      <LoanBadge loan={loan} />
    </AppLink>
  );
}
