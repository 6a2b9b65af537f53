'use client';

import { Badge } from '@/components/ui/badge';
import { useNow } from '@/lib/lending/clock';
import type { Loan } from '@/lib/lending/loan';
import { loanStatus } from '@/lib/lending/status';

const TONES = { returned: 'plain', overdue: 'late', active: 'available' } as const;

/** The state of a loan now, with the same text and colour everywhere. */
export function LoanBadge({ loan }: { loan: Loan }) {
  const { state, text } = loanStatus(loan, useNow());
  return <Badge tone={TONES[state]}>{text}</Badge>;
}
