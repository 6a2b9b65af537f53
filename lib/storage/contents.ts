import * as v from 'valibot';

/** A key holds either a list of records or a single one. */
export type Shape = 'list' | 'single';

export type Schema<T> = v.GenericSchema<unknown, T> & { readonly entries: object };

/** What was read from one key; immutable. */
export interface Contents<T> {
  /** The text it was read from; null when the key is absent. */
  readonly text: string | null;
  /** The records that could be read, in their stored order. */
  readonly values: readonly T[];
  /** The same records as they were stored, with the fields this version does not know. */
  readonly raws: readonly object[];
  /** Records of a list whose shape this version does not know: they stay as they are. */
  readonly unknown: readonly object[];
  /** What is no record at all: the whole text, or some items of the list. */
  readonly damaged: string | readonly unknown[];
}

/** The contents of an absent key. */
export const NOTHING: Contents<never> = Object.freeze({
  text: null,
  values: Object.freeze([]),
  raws: Object.freeze([]),
  unknown: Object.freeze([]),
  damaged: Object.freeze([]),
});

/**
 * Reads a key's text through a schema, record by record, so that a bad record hides no good one.
 * Never throws: what cannot be read is listed apart (docs/decisions/0010).
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
  const values: T[] = [];
  const raws: object[] = [];
  const unknown: object[] = [];
  const damaged: unknown[] = [];
  for (const raw of records ?? []) {
    const known = previous.values[values.length];
    const knownRaw = previous.raws[values.length];
    if (known !== undefined && knownRaw && isSameJson(raw, knownRaw)) {
      values.push(known);
      raws.push(knownRaw);
      continue;
    }
    const result = v.safeParse(schema, raw, { abortEarly: true });
    if (!isObject(raw) || Array.isArray(raw)) damaged.push(raw);
    else if (!result.success) unknown.push(raw);
    else {
      values.push(result.output);
      raws.push(raw);
    }
  }
  if (!records || (shape === 'single' && raws.length === 0)) {
    return { ...NOTHING, text, damaged: text };
  }
  return { text, values: Object.freeze(values), raws, unknown, damaged };
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

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
