/** Each record's text, made once: writing one loan among thousands must not spell out all of them. */
const texts = new WeakMap<object, string>();

/** A record as it is stored. */
export function textOf(raw: object): string {
  const known = texts.get(raw);
  if (known !== undefined) return known;
  const text = JSON.stringify(raw);
  texts.set(raw, text);
  return text;
}
