import { lazy, type ComponentType } from 'react';
import { Button } from './button';
import styles from './lazy-part.module.css';

/** In place of a part of the page whose code did not come: the rest stays as it is. */
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
 * A part of a page whose code is another request. That fails offline, or in a tab older than the
 * last deployment: then the visitor is told, and the page stands.
 */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({
    default: await load().catch((): ComponentType<Props> => MissingPart),
  }));
