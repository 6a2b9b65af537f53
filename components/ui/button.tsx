import type { ComponentProps } from 'react';
import { AppLink } from './app-link';
import styles from './button.module.css';

type Look = 'plain' | 'primary' | 'quiet' | 'danger';

const classes = (look: Look) => [styles.button, look === 'plain' ? '' : styles[look]].join(' ');

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'> {
  look?: Look;
  /** While its action runs: `aria-disabled`, as a `disabled` button loses focus. */
  busy?: boolean;
}

export function Button({ look = 'plain', type = 'button', busy = false, ...props }: ButtonProps) {
  return (
    <button type={type} className={classes(look)} aria-disabled={busy || undefined} {...props} />
  );
}

export function ButtonLink({
  look = 'plain',
  ...props
}: Omit<ComponentProps<typeof AppLink>, 'className'> & Pick<ButtonProps, 'look'>) {
  return <AppLink className={classes(look)} {...props} />;
}

/** A link to another site, in a new tab, that looks like the primary button. */
export function NewTabLink(props: Omit<ComponentProps<'a'>, 'className'>) {
  const className = `${classes('primary')} ${styles.newTab}`;
  return <a target="_blank" rel="noopener" className={className} {...props} />;
}
