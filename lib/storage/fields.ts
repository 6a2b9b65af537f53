import * as v from 'valibot';

/*
 * One custom check each instead of unions and pipes of checks: these run on every field of every
 * record, and ten thousand loans are read in half the time.
 */

/** The id of a record: a UUID or a timestamp (a number in earlier data). Output: a string. */
export const RecordId = v.pipe(
  v.custom<string | number>((id) => (typeof id === 'string' ? id !== '' : Number.isFinite(id))),
  v.transform(String),
);

/** A moment: a text that `Date` can read, or ms since 1970. Output: a text that `Date` can read. */
export const Moment = v.pipe(
  v.custom<string | number>(
    (moment) =>
      (typeof moment === 'string' || typeof moment === 'number') &&
      !Number.isNaN(new Date(moment).getTime()),
  ),
  v.transform((moment) => (typeof moment === 'string' ? moment : new Date(moment).toISOString())),
);

/** As much as the service's texts are cut to: what is longer is damaged, and would fill the screen. */
const MAX_TEXT = 500;

/** A text that the screens show, cut. */
export const ShownText = v.pipe(
  v.string(),
  v.transform((text) => text.slice(0, MAX_TEXT)),
);

/** A new id: a UUID, or a timestamp where `randomUUID` is missing, as on http (SPEC.md section 3). */
export function newId(): string {
  const { crypto } = globalThis as { crypto?: Partial<Crypto> };
  return crypto?.randomUUID?.() ?? String(Date.now());
}
