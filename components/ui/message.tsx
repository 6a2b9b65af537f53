import type { ReactNode } from 'react';
import styles from './message.module.css';

interface MessageProps {
  kind: 'error' | 'success' | 'note';
  children: ReactNode;
  /** A button or link for what to do about it. */
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
