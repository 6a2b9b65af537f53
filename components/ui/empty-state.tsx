import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  title: string;
  children: ReactNode;
  action?: ReactNode;
  /** The level of the heading; 1 if the page has no other. */
  level?: 1 | 3;
}

export function EmptyState({ title, children, action, level = 3 }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.empty}>
      <svg aria-hidden="true" viewBox="0 0 96 64" className={styles.illustration}>
        <path d="M6 58h84" />
        <path d="M20 58V22h10v36M34 58V14h12v44M70 58 60 24l9-3 12 37" />
      </svg>
      <Heading className={styles.title}>{title}</Heading>
      <p className={styles.text}>{children}</p>
      {action}
    </div>
  );
}
