import { Badge } from '@/components/ui/badge';
import { AppLink } from '@/components/ui/app-link';
import { useNow } from '@/lib/lending/hooks';
import type { Loan } from '@/lib/lending/loan';
import { daysRemaining, loanStatus } from '@/lib/lending/rules';
import { PROFILE_PATH } from '@/lib/paths';
import { plural } from '@/lib/format';
import styles from './header.module.css';

/** How long the visitor may keep the book they have, in few words where there is little room. */
export function LoanReminder({ loan }: { loan: Loan }) {
  const now = useNow();
  const { state, text } = loanStatus(loan, now);
  const isLate = state === 'overdue';
  return (
    <AppLink href={PROFILE_PATH} className={styles.reminder} title={loan.title}>
      <Badge tone={isLate ? 'late' : 'available'}>
        <span className={styles.full}>{text}</span>
        <span className={styles.short} aria-hidden="true">
          {isLate ? 'atrasado' : plural(daysRemaining(loan, now), 'dia', 'dias')}
        </span>
      </Badge>
    </AppLink>
  );
}
