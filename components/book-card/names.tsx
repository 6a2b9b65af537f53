import { Fragment } from 'react';
import { formatNames, readableName } from '@/lib/format';
import styles from './names.module.css';

/** Names in a line that breaks between them: by their own commas alone, eight would read as sixteen. */
export function Names({ names }: { names: readonly string[] }) {
  if (names.length < 2) return formatNames(names);
  return names.map((name, index) => (
    <Fragment key={name}>
      <span className={styles.name}>
        {readableName(name)}
        {index < names.length - 1 && ','}
      </span>{' '}
    </Fragment>
  ));
}
