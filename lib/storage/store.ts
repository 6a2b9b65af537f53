import { useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { onEvents } from '@/lib/browser/platform';
import { readText } from './text';

export interface Contents<T> {
  /** Null when the key is absent. */
  readonly text: string | null;
  /** The records that could be read, with the fields that this version does not know. */
  readonly values: readonly T[];
  /** What could not be read, as texts: items of the list, or the whole text. */
  readonly damaged: readonly string[];
}

export interface Store<T> {
  readonly key: string;
  /** Whether the key holds a list of records, or a single one. */
  readonly shape: 'list' | 'single';
  /** What is stored now. Throws StorageError 'unavailable'. */
  read(): Contents<T>;
  /** The readable records; the same array until they change. Never throws, never writes. */
  getSnapshot(): readonly T[];
}

const NOTHING: Contents<never> = { text: null, values: [], damaged: [] };

/** A store over one key. The text is parsed again only when it is another one. */
export function createStore<T extends object>(
  key: string,
  shape: Store<T>['shape'],
  schema: v.GenericSchema<unknown, T>,
): Store<T> {
  let contents: Contents<T> = NOTHING;
  const read = () => {
    const text = readText(key);
    if (text !== contents.text) contents = text === null ? NOTHING : parse(text, shape, schema);
    return contents;
  };
  const getSnapshot = () => {
    try {
      return read().values;
    } catch {
      return NOTHING.values;
    }
  };
  return { key, shape, read, getSnapshot };
}

/** Reads a text record by record, so that a bad one does not hide the others (docs/decisions/0010). */
function parse<T extends object>(
  text: string,
  shape: Store<T>['shape'],
  schema: v.GenericSchema<unknown, T>,
): Contents<T> {
  try {
    const data: unknown = JSON.parse(text);
    if (shape === 'list' && !Array.isArray(data)) return { text, values: [], damaged: [text] };
    const records = shape === 'list' ? (data as unknown[]) : [data];
    const values: T[] = [];
    const damaged: string[] = [];
    for (const raw of records) {
      const read = v.safeParse(schema, raw, { abortEarly: true });
      if (read.success) values.push({ ...(raw as object), ...read.output });
      else damaged.push(shape === 'single' ? text : JSON.stringify(raw));
    }
    return { text, values, damaged };
  } catch {
    // Not JSON, or nested deeper than a browser writes.
    return { text, values: [], damaged: [text] };
  }
}

/** Dispatched on the window after a change by this tab: `storage` events fire in the other tabs only. */
const CHANGED = 'bookshelfs:changed';

/** Calls all listeners of this tab. */
export const announceChange = (): void => void window.dispatchEvent(new Event(CHANGED));

/**
 * Calls the listener when something stored may have changed, by this tab or another; returns the
 * unsubscribe function. A page in the back/forward cache gets no events, so it reads again when shown.
 */
export const subscribe = onEvents('storage', CHANGED, 'pageshow', 'visibilitychange');

/** The readable records of a store; null in the exported page and while it hydrates. */
export const useRecords = <T>({ getSnapshot }: Store<T>): readonly T[] | null =>
  useSyncExternalStore(subscribe, getSnapshot, () => null);

/** The id of a record: a UUID or a timestamp (a number in earlier data). Output: a string. */
export const RecordId = v.pipe(
  v.union([v.pipe(v.string(), v.minLength(1)), v.pipe(v.number(), v.finite())]),
  v.transform(String),
);

/** A moment: a text that `Date` can read, or ms since 1970. Output: a text that `Date` can read. */
export const Moment = v.pipe(
  v.union([v.string(), v.number()]),
  v.check((moment) => !Number.isNaN(new Date(moment).getTime())),
  v.transform((moment) => (typeof moment === 'string' ? moment : new Date(moment).toISOString())),
);

/** A text that the screens show, cut as the service's texts are: a longer one would fill the screen. */
export const ShownText = v.pipe(
  v.string(),
  v.transform((text) => text.slice(0, 500)),
);

/** A new id: a UUID, or a timestamp where `randomUUID` is missing, as on http (SPEC.md section 3). */
export const newId = (): string => (crypto as Partial<Crypto>).randomUUID?.() ?? String(Date.now());
