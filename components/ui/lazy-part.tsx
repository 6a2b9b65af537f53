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

const Nothing = () => null;

/**
 * A part of a page that comes after the first picture. Its code is another request, which fails
 * offline, or in a tab older than the last deployment: then the visitor is told, and the page stands.
 */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({
    default: await load().catch((): ComponentType<Props> => MissingPart),
  }));

/** The same for what nobody misses: then there is nothing in its place. */
export const lazyExtra = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({
    default: await load().catch((): ComponentType<Props> => Nothing),
  }));
