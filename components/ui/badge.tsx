import type { ReactNode } from 'react';
import styles from './badge.module.css';

interface BadgeProps {
  tone?: 'plain' | 'available' | 'unavailable' | 'late';
  children: ReactNode;
}

export function Badge({ tone = 'plain', children }: BadgeProps) {
  return (
    <span className={tone === 'plain' ? styles.badge : `${styles.badge} ${styles[tone]}`}>
      {children}
    </span>
  );
}
