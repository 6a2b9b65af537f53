import { Notice } from '@/components/ui/message';
import type { CopyNote } from '@/lib/catalogue/normalise';
import { formatDay } from '@/lib/format';

/** Said of a service that has not answered yet. */
export const SLOW_TEXT = 'O catálogo está demorando…';

interface CopyNoticeProps {
  copy: CopyNote;
  /** Asks the service. */
  onRetry: () => void;
}

/** Says that what is shown is the copy's. A failure beside it has the button that asks again. */
export function CopyNotice({ copy, onRetry }: CopyNoticeProps) {
  return (
    <Notice action={copy.error ? undefined : 'Tentar de novo'} onAction={onRetry}>
      {copy.late && `${SLOW_TEXT} `}Mostrando a cópia de {formatDay(copy.date)}.
    </Notice>
  );
}
