/** Where what could not be read under a key is kept before the key is overwritten. */
export const corruptKey = (key: string): string => `${key}.corrupt`;

/**
 * What to keep under a corrupt key: the copies kept so far and the new ones, a line each.
 *
 * @param kept the text stored there, or null
 * @param unreadable texts that could not be read; one that is kept already is not repeated
 */
export function joinCopies(kept: string | null, unreadable: readonly string[]): string {
  const lines = kept === null ? [] : [kept];
  const known = `\n${kept ?? ''}\n`;
  const fresh = unreadable.filter((text) => kept === null || !known.includes(`\n${text}\n`));
  return [...lines, ...fresh].join('\n');
}
