import type { ReactNode } from 'react';
import { Button } from './button';
import styles from './message.module.css';

interface MessageProps {
  kind: 'error' | 'success' | 'note';
  children: ReactNode;
  action?: ReactNode;
}

/** A message that screen readers announce: an error at once, the others politely. */
export function Message({ kind, children, action }: MessageProps) {
  return (
    <div
      role={kind === 'error' ? 'alert' : 'status'}
      className={`${styles.message} ${styles[kind]}`}
    >
      <p className={styles.text}>{children}</p>
      {action}
    </div>
  );
}

interface NoticeProps {
  children: ReactNode;
  action?: string | undefined;
  onAction: () => void;
}

/** A note above what it is about, with a button for an action. */
export function Notice({ children, action, onAction }: NoticeProps) {
  return (
    <div className={styles.notice}>
      <Message kind="note" action={action && <Button onClick={onAction}>{action}</Button>}>
        {children}
      </Message>
    </div>
  );
}
