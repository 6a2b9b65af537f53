import type { ReactNode } from 'react';
import styles from './message.module.css';

interface MessageProps {
  kind: 'error' | 'success' | 'note';
  children: ReactNode;
  /** What can be done about it. */
  action?: ReactNode;
}

/** What happened, announced: an error interrupts, the rest waits for its turn. */
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
