import type { ReactNode } from 'react';
import styles from './reader.module.css';

interface PanelProps {
  /** By which a button opens it (`popoverTarget`). */
  id: string;
  title: string;
  children: ReactNode;
}

/** A panel over the text. The browser closes it on Escape and on a press outside. */
export function Panel({ id, title, children }: PanelProps) {
  return (
    <section id={id} popover="auto" aria-labelledby={`${id}-title`} className={styles.panel}>
      <h2 id={`${id}-title`}>{title}</h2>
      <button
        type="button"
        popoverTarget={id}
        popoverTargetAction="hide"
        aria-label="Fechar"
        className={styles.close}
      >
        ×
      </button>
      {children}
    </section>
  );
}

/** Closes the panel that an element is in; in a browser without popovers it is part of the page. */
export const closePanel = (element: Element): void =>
  element.closest<HTMLElement>('[popover]')?.hidePopover?.();
