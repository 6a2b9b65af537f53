import type { ComponentProps } from 'react';
import styles from './button.module.css';

/** A link to another site, in a new tab, that looks like a primary button. */
export function NewTabLink(props: Omit<ComponentProps<'a'>, 'className' | 'target' | 'rel'>) {
  return (
    <a {...props} target="_blank" rel="noopener" className={`${styles.button} ${styles.primary}`} />
  );
}
