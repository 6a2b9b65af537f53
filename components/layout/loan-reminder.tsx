import { AppLink } from '@/components/ui/app-link';
import { Badge } from '@/components/ui/badge';
import { loanStatus } from '@/lib/lending/status';
import { PROFILE_PATH } from '@/lib/paths';
import type { Loan } from '@/lib/lending/loan';
import { useNow } from '@/lib/lending/clock';
import styles from './header.module.css';

/** How the borrower's loan stands, on every screen. */
export function LoanReminder({ loan }: { loan: Loan }) {
  const { state, text } = loanStatus(loan, useNow());
  return (
    <AppLink href={PROFILE_PATH} className={styles.reminder} title={loan.title}>
      <Badge tone={state === 'overdue' ? 'late' : 'available'}>{text}</Badge>
    </AppLink>
  );
}
