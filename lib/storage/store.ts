import { NOTHING, parseContents, type Contents, type Schema, type Shape } from './contents';
import { readText } from './text';

/** One key of local storage as an external store for React, plus what a change of it needs. */
export interface Store<T> {
  readonly key: string;
  readonly shape: Shape;
  /** The readable records; the same array until they change. Never throws, never writes. */
  getSnapshot(): readonly T[];
  /** Calls the listener after every change, of this tab or another; gives back the way to stop. */
  subscribe(listener: () => void): () => void;
  /** What is stored now, read afresh. Throws StorageError 'unavailable'. */
  read(): Contents<T>;
  /** Takes over what has just been written, without reading it again; `emit` then tells of it. */
  adopt(written: Contents<T>): void;
  emit(): void;
}

/**
 * A store over one key. Reading is cached by the stored text, so that snapshots are stable and a
 * repeated read costs one comparison; storage events, and the page being shown again (events are
 * not delivered to a page in the back/forward cache), make it read again.
 */
export function createStore<T>(key: string, shape: Shape, schema: Schema<T>): Store<T> {
  let contents: Contents<T> | null = null;
  const listeners = new Set<() => void>();

  const emit = () => listeners.forEach((listener) => listener());

  const replace = (next: Contents<T>) => {
    const changed = next !== contents;
    contents = next;
    if (changed) emit();
    return next;
  };

  const read = () => {
    const text = readText(key);
    return contents?.text === text
      ? contents
      : replace(parseContents(text, { shape, schema }, contents ?? undefined));
  };

  const refresh = () => {
    try {
      return read();
    } catch {
      return replace(NOTHING);
    }
  };

  const onStorage = (event: StorageEvent) => {
    // A null key is `localStorage.clear()`: everything changed.
    if (event.key === null || event.key === key) refresh();
  };

  return {
    key,
    shape,
    emit,
    read,
    adopt: (written) => {
      contents = written;
    },
    // With no listener nothing tells of changes, so the cached contents may be old.
    getSnapshot: () => (listeners.size > 0 && contents ? contents : refresh()).values,
    subscribe: (listener) => {
      if (listeners.size === 0) {
        window.addEventListener('storage', onStorage);
        window.addEventListener('pageshow', refresh);
        document.addEventListener('visibilitychange', refresh);
        refresh();
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        window.removeEventListener('storage', onStorage);
        window.removeEventListener('pageshow', refresh);
        document.removeEventListener('visibilitychange', refresh);
      };
    },
  };
}
