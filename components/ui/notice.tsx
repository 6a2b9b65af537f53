import type { ReactNode } from 'react';
import { Button } from './button';
import { Message } from './message';
import styles from './notice.module.css';

interface NoticeProps {
  children: ReactNode;
  /** The label of the button beside it, if there is one. */
  action?: string | undefined;
  onAction: () => void;
}

/** A calm word above what it is about. */
export function Notice({ children, action, onAction }: NoticeProps) {
  return (
    <div className={styles.notice}>
      <Message kind="note" action={action && <Button onClick={onAction}>{action}</Button>}>
        {children}
      </Message>
    </div>
  );
}
