import type * as v from 'valibot';
import { NOTHING, parseContents, type Contents, type Shape } from './contents';
import { readText } from './text';

/** One key of local storage as an external store for React, and what a transaction needs of it. */
export interface Store<T> {
  readonly key: string;
  readonly shape: Shape;
  /** The readable records; the same array until they change. Never throws, never writes. */
  getSnapshot(): readonly T[];
  /** Calls the listener after every change, by this tab or another; returns the unsubscribe function. */
  subscribe(listener: () => void): () => void;
  /** Reads what is stored now. Throws StorageError 'unavailable'. */
  read(): Contents<T>;
  /** Reads what is stored now, or nothing where that cannot be read. Never throws. */
  refresh(): void;
  /** Takes over what has just been written, without reading it again or calling the listeners. */
  adopt(written: Contents<T>): void;
  /** Calls the listeners. */
  emit(): void;
}

/**
 * A store over one key. What was read is cached by its text, so snapshots are stable and reading
 * again costs one comparison. It reads again on storage events, and when the page is shown again: a
 * page in the back/forward cache gets no events.
 */
export function createStore<T extends object>(
  key: string,
  shape: Shape,
  schema: v.GenericSchema<unknown, T>,
): Store<T> {
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
    return contents?.text === text ? contents : replace(parseContents(text, { shape, schema }));
  };

  const refresh = () => {
    try {
      return read();
    } catch {
      return replace(NOTHING);
    }
  };

  const onStorage = (event: StorageEvent) => {
    // The key is null after `localStorage.clear()`.
    if (event.key === null || event.key === key) refresh();
  };

  return {
    key,
    shape,
    emit,
    read,
    refresh,
    adopt: (written) => {
      contents = written;
    },
    // Without listeners no events are received, so the cache may be stale.
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

/**
 * A snapshot for `useSyncExternalStore` that is computed from others: React requires the same
 * object until something changes, so it is computed again only when one of the inputs is another.
 */
export function derivedSnapshot<I extends unknown[], R>(
  inputs: () => [...I],
  compute: (...inputs: I) => R,
): () => R {
  let last: { inputs: I; result: R } | undefined;
  return () => {
    const next = inputs();
    const known = last;
    if (known && next.every((input, index) => input === known.inputs[index])) return known.result;
    last = { inputs: next, result: compute(...next) };
    return last.result;
  };
}
