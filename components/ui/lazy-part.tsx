import { lazy, useState, type ComponentType } from 'react';
import { Button } from './button';
import styles from './lazy-part.module.css';

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
 * A component whose code is loaded when it is rendered or preloaded, inside a Suspense boundary; a
 * message replaces one that fails to load. A preloaded one renders at once: React shows the fallback
 * of `lazy` for up to 300 ms even if its code has loaded.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | null = null;
  const Lazy: ComponentType<Props> = lazy(async () => ({
    default: await load().catch((): ComponentType<Props> => MissingPart),
  }));
  function Part(props: Props) {
    // In state, as another component type would remount it.
    const [Component] = useState(() => loaded ?? Lazy);
    return <Component {...props} />;
  }
  Part.preload = async () => {
    loaded = await load().catch(() => loaded);
  };
  return Part;
}
