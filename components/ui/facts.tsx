import styles from './facts.module.css';

interface FactsProps {
  facts: readonly (readonly [label: string, value: string])[];
}

/** Labels and their values, a line each; `--facts-columns` are the two columns of the grid. */
export function Facts({ facts }: FactsProps) {
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
