import * as v from 'valibot';

/** The id of a record: a UUID or a timestamp (a number in earlier data). Output: a string. */
export const RecordId = v.pipe(
  v.union([v.pipe(v.string(), v.nonEmpty()), v.pipe(v.number(), v.finite())]),
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
export function newId(): string {
  const { crypto } = globalThis as { crypto?: Partial<Crypto> };
  return crypto?.randomUUID?.() ?? String(Date.now());
}
