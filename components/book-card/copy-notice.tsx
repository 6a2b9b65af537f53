import { SLOW_TEXT } from '@/components/messages/catalogue-failures';
import { Button } from '@/components/ui/button';
import { Message } from '@/components/ui/message';
import type { CopyNote } from '@/lib/catalogue/normalise';
import { formatDay } from '@/lib/format';
import styles from './copy-notice.module.css';

interface CopyNoticeProps {
  copy: CopyNote | undefined;
  /** What is said of the service's failure, if it failed. */
  failure: string | undefined;
  /** Whether there is something to show all the same. */
  isCalm?: boolean;
  /** Asks the service. */
  onRetry: () => void;
}

/** Above books: that the service failed, that they are the copy's; calm where there are books. */
export function CopyNotice({ copy, failure, isCalm = !!copy, onRetry }: CopyNoticeProps) {
  if (!copy && !failure) return null;
  const kind = failure ? (isCalm ? 'calm-error' : 'error') : 'note';
  return (
    <div className={styles.notice}>
      <Message
        kind={kind}
        action={
          failure && (
            <Button look={isCalm ? 'quiet' : 'plain'} onClick={onRetry}>
              Tentar de novo
            </Button>
          )
        }
      >
        <span>{failure}</span>{' '}
        {copy && (
          <span>
            {copy.late && `${SLOW_TEXT} `}Catálogo guardado em {formatDay(copy.date)}.
          </span>
        )}
      </Message>
    </div>
  );
}
