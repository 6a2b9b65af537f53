import * as v from 'valibot';

/** A key holds either a list of records or a single one. */
export type Shape = 'list' | 'single';

export type Schema<T> = v.GenericSchema<unknown, T>;

/** What was read from one key; immutable. */
export interface Contents<T> {
  /** The text it was read from; null when the key is absent. */
  readonly text: string | null;
  /** The records that could be read, in their stored order. */
  readonly values: readonly T[];
  /** The same records as they were stored, with the fields this version does not know. */
  readonly raws: readonly object[];
  /** What could not be read, as text: the whole value, or one record each. */
  readonly unreadable: readonly string[];
}

/** The contents of an absent key. */
export const NOTHING: Contents<never> = Object.freeze({
  text: null,
  values: Object.freeze([]),
  raws: Object.freeze([]),
  unreadable: Object.freeze([]),
});

/**
 * Reads a key's text through a schema, record by record, so that a bad record hides no good one.
 * Never throws: what cannot be read is listed as `unreadable`.
 *
 * @param previous what was read before: an unchanged record stays the same object, so that it is
 *   neither rendered nor checked against the schema again
 */
export function parseContents<T>(
  text: string | null,
  { shape, schema }: { readonly shape: Shape; readonly schema: Schema<T> },
  previous: Contents<T> = NOTHING,
): Contents<T> {
  if (text === null) return NOTHING;
  const records = recordsIn(text, shape);
  if (records === null) return { ...NOTHING, text, unreadable: [text] };
  const values: T[] = [];
  const raws: object[] = [];
  const unreadable: string[] = [];
  for (const raw of records) {
    const known = previous.values[values.length];
    const knownRaw = previous.raws[values.length];
    if (known !== undefined && knownRaw && isSameJson(raw, knownRaw)) {
      values.push(known);
      raws.push(knownRaw);
      continue;
    }
    const result = v.safeParse(schema, raw, { abortEarly: true });
    if (result.success && isObject(raw)) {
      values.push(result.output);
      raws.push(raw);
    } else {
      unreadable.push(shape === 'single' ? text : recordText(raw, text));
    }
  }
  return { text, values: Object.freeze(values), raws, unreadable };
}

function recordsIn(text: string, shape: Shape): readonly unknown[] | null {
  try {
    const data: unknown = JSON.parse(text);
    if (shape === 'single') return [data];
    return Array.isArray(data) ? data : null;
  } catch {
    return null;
  }
}

/** JSON.parse accepts deeper nesting than JSON.stringify: then the whole text is kept. */
function recordText(raw: unknown, text: string): string {
  try {
    return JSON.stringify(raw);
  } catch {
    return text;
  }
}

/** A record's fields and the items of a list among them: no known record is deeper. */
const DEPTH = 2;

/**
 * Whether two values read from JSON are equal. False for values nested deeper than `DEPTH`: stored
 * data may be nested so deep that comparing it would overflow the stack.
 */
export function isSameJson(a: unknown, b: unknown, depth = DEPTH): boolean {
  if (a === b) return true;
  if (depth === 0 || !isObject(a) || !isObject(b) || Array.isArray(a) !== Array.isArray(b)) {
    return false;
  }
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && isSameJson(a[key], b[key], depth - 1))
  );
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
