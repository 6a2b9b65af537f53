'use client';

import { Badge } from '@/components/ui/badge';
import { useNow } from '@/lib/lending/clock';
import type { Loan } from '@/lib/lending/loan';
import { loanStatus } from '@/lib/lending/status';

const TONES = { returned: 'plain', overdue: 'late', active: 'available' } as const;

/** How a loan stands now, in the words and the colour it has everywhere. */
export function LoanBadge({ loan }: { loan: Loan }) {
  const { state, text } = loanStatus(loan, useNow());
  return <Badge tone={TONES[state]}>{text}</Badge>;
}
