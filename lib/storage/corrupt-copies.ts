/** The copies kept so far and the new ones, a line each; a text that is there already is not repeated. */
export function joinCopies(kept: string | null, unreadable: readonly string[]): string {
  const lines = kept === null ? [] : [kept];
  const known = `\n${kept ?? ''}\n`;
  const fresh = unreadable.filter((text) => kept === null || !known.includes(`\n${text}\n`));
  return [...lines, ...fresh].join('\n');
}
