/** A record's fields, and what a list among them holds: all the depth that known records have. */
const DEPTH = 2;

/**
 * Whether two values read from JSON are the same. Deeper than `DEPTH` it says no, though they may
 * be: stored data may be nested so deep that following it would exhaust the stack.
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
