/** The key under which the unreadable data of `key` is kept when `key` is overwritten. */
export const corruptKey = (key: string): string => `${key}.corrupt`;

/**
 * The text to store under a corrupt key: the copies stored so far and the new ones, a line each.
 *
 * @param kept the text stored there, or null
 * @param unreadable texts that could not be read; one that is stored already is not repeated
 */
export function joinCopies(kept: string | null, unreadable: readonly string[]): string {
  const lines = kept === null ? [] : [kept];
  const known = `\n${kept ?? ''}\n`;
  const fresh = unreadable.filter((text) => kept === null || !known.includes(`\n${text}\n`));
  return [...lines, ...fresh].join('\n');
}
