import { lazy, useState, type ComponentType } from 'react';
import { Button } from './button';
import styles from './lazy-part.module.css';

/** Shown instead of a part of the page whose code did not load. */
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
 * A component whose code is another request, made when it is rendered or preloaded. If that fails
 * (offline, or in a tab older than the last deployment) the visitor is told, and the page stays.
 * Inside a Suspense boundary. One that was preloaded renders at once: React shows the fallback of
 * `lazy` for up to 300 ms even if its code is there.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | null = null;
  const Lazy: ComponentType<Props> = lazy(async () => ({
    default: await load().catch((): ComponentType<Props> => MissingPart),
  }));
  function Part(props: Props) {
    // The same for as long as it is mounted.
    const [Component] = useState(() => loaded ?? Lazy);
    return <Component {...props} />;
  }
  Part.preload = () =>
    load().then(
      (component) => {
        loaded = component;
      },
      () => undefined,
    );
  return Part;
}
