import { Fragment } from 'react';
import { AppLink } from '@/components/ui/app-link';
import { isSomebody, naturalName, readableName } from '@/lib/format';
import { catalogueHref } from '@/lib/paths';
import styles from './names.module.css';

interface NamesProps {
  names: readonly string[];
  /** Whether they lead to the books of each. */
  linked?: boolean;
}

/** Names in a line that breaks between them: by their own commas alone, eight would read as sixteen; a dash when there are none (SPEC section 2). */
export function Names({ names, linked = false }: NamesProps) {
  const shown = (name: string) =>
    linked && isSomebody(name) ? (
      <AppLink href={catalogueHref({ search: naturalName(name) })}>{name}</AppLink>
    ) : (
      readableName(name)
    );
  const [first = ''] = names;
  if (names.length < 2) return first ? shown(first) : '—';
  return names.map((name, index) => (
    <Fragment key={name}>
      {index > 0 && ' '}
      <span className={styles.name}>
        {shown(name)}
        {index < names.length - 1 && ','}
      </span>
    </Fragment>
  ));
}
