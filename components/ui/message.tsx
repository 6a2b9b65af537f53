import type { ReactNode } from 'react';
import styles from './message.module.css';

interface MessageProps {
  kind: 'error' | 'calm-error' | 'success' | 'note';
  children: ReactNode;
  action?: ReactNode;
}

/** A message that screen readers announce: errors at once, the others politely. */
export function Message({ kind, children, action }: MessageProps) {
  return (
    <div
      role={kind.endsWith('error') ? 'alert' : 'status'}
      className={`${styles.message} ${styles[kind]}`}
    >
      <p className={styles.text}>{children}</p>
      {action}
    </div>
  );
}
