import type { ReactNode } from 'react';
import styles from './facts.module.css';
import { VisuallyHidden } from './visually-hidden';

/** `spoken` is the label for screen readers, where the visible one says too little. */
export type Fact = readonly [label: string, value: ReactNode, spoken?: string];

/** Labels and their values, a line each; `--facts-columns` are the two columns of the grid. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value, spoken]) => (
        <div key={label}>
          <dt>
            {spoken && <VisuallyHidden>{spoken}</VisuallyHidden>}
            {spoken ? <span aria-hidden="true">{label}</span> : label}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
