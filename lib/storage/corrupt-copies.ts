import { isObject, type Contents } from './contents';
import { jsonText } from './json-text';
import type { Store } from './store';

/** The key under which the damaged data of `key` is kept when `key` is overwritten. */
export const corruptKey = (key: string): string => `${key}.corrupt`;

/** What is no record in the contents of a key, as texts. */
export const damagedTexts = ({ damaged }: Contents<unknown>): readonly string[] =>
  typeof damaged === 'string' ? [damaged] : damaged.map((item) => jsonText(item));

/**
 * The text to store under a corrupt key: the copies stored so far and the new ones, a line each.
 *
 * @param kept the text stored there, or null
 * @param damaged texts that could not be read; one that is stored already is not repeated
 */
export function joinCopies(kept: string | null, damaged: readonly string[]): string {
  if (kept === null) return damaged.join('\n');
  const lines = new Set(kept.split('\n'));
  // A text of several lines is always the whole of a key, so there is only one.
  const isKept = (text: string) =>
    text.includes('\n') ? `\n${kept}\n`.includes(`\n${text}\n`) : lines.has(text);
  return [kept, ...damaged.filter((text) => !isKept(text))].join('\n');
}

/**
 * Whether the contents of a key, none of which could be read, are those of a newer version and not
 * damaged: JSON that holds something, in another shape than ours. A single record that has one of our
 * fields is damaged.
 */
export function isOfNewerVersion(
  { damaged }: Contents<unknown>,
  { shape, fields }: Pick<Store<unknown>, 'shape' | 'fields'>,
): boolean {
  if (typeof damaged !== 'string') return false;
  try {
    const data: unknown = JSON.parse(damaged);
    const names = isObject(data) ? Object.keys(data) : [];
    return names.length > 0 && (shape === 'list' || !names.some((name) => fields.includes(name)));
  } catch {
    return false;
  }
}
