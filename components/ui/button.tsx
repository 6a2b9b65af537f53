import type { ComponentProps } from 'react';
import { AppLink } from './app-link';
import styles from './button.module.css';

type Look = 'plain' | 'primary' | 'quiet' | 'danger';

interface LookProps {
  look?: Look;
}

const classes = (look: Look) => [styles.button, look === 'plain' ? '' : styles[look]].join(' ');

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'>, LookProps {
  /** While what it does is under way: told to assistive technology, and the focus stays on it. */
  busy?: boolean;
}

export function Button({ look = 'plain', type = 'button', busy = false, ...props }: ButtonProps) {
  return (
    <button type={type} className={classes(look)} aria-disabled={busy || undefined} {...props} />
  );
}

/** A link that looks like a button: where pressing it leads to another page. */
export function ButtonLink({
  look = 'plain',
  ...props
}: Omit<ComponentProps<typeof AppLink>, 'className'> & LookProps) {
  return <AppLink className={classes(look)} {...props} />;
}
