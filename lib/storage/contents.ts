import * as v from 'valibot';

/** A key holds either a list of records or a single one. */
export type Shape = 'list' | 'single';

/** What was read from one key; immutable. */
export interface Contents<T> {
  /** The text it was read from; null when the key is absent. */
  readonly text: string | null;
  /** The records that could be read, in their stored order, with the fields this version does not know. */
  readonly values: readonly T[];
  /** What could not be read, as texts: items of the list, or the whole text. */
  readonly damaged: readonly string[];
}

/** The contents of an absent key. */
export const NOTHING: Contents<never> = Object.freeze({
  text: null,
  values: Object.freeze([]),
  damaged: Object.freeze([]),
});

/**
 * Reads a key's text through a schema, record by record, so that a bad record hides no good one.
 * Never throws: what cannot be read is listed apart (docs/decisions/0010).
 */
export function parseContents<T extends object>(
  text: string | null,
  { shape, schema }: { readonly shape: Shape; readonly schema: v.GenericSchema<unknown, T> },
): Contents<T> {
  if (text === null) return NOTHING;
  try {
    const data: unknown = JSON.parse(text);
    const records: unknown = shape === 'single' ? [data] : data;
    if (!Array.isArray(records)) return { ...NOTHING, text, damaged: [text] };
    const values: T[] = [];
    const damaged: string[] = [];
    for (const raw of records as readonly unknown[]) {
      const read = v.safeParse(schema, raw, { abortEarly: true });
      if (read.success) values.push({ ...(raw as object), ...read.output });
      else damaged.push(shape === 'single' ? text : JSON.stringify(raw));
    }
    return { text, values: Object.freeze(values), damaged };
  } catch {
    // Not JSON, or nested deeper than a browser writes.
    return { ...NOTHING, text, damaged: [text] };
  }
}

/** The text to store for these records; null where there is none to store. */
export function formatContents(values: readonly object[], shape: Shape): string | null {
  if (shape === 'list') return JSON.stringify(values);
  const [value] = values;
  return value ? JSON.stringify(value) : null;
}
