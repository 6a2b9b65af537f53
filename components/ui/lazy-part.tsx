import { lazy, type ComponentType } from 'react';
import { Button } from './button';
import styles from './lazy-part.module.css';

/** Replaces a part of the page whose code failed to load. */
function MissingPart() {
  return (
    <p className={styles.missing}>
      Parte da página não carregou.{' '}
      <Button look="quiet" onClick={() => window.location.reload()}>
        Recarregar
      </Button>
    </p>
  );
}

/**
 * A lazy component. Loading its code fails offline, or in a tab older than the last deployment: then
 * a message replaces this part, and not the whole page.
 */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({
    default: await load().catch((): ComponentType<Props> => MissingPart),
  }));
