/**
 * Whether `typed` is `meant` with one typo: an inserted, missing or wrong letter, or two neighbours
 * swapped (an optimal string alignment distance of exactly 1).
 */
export function isOneTypo(typed: string, meant: string): boolean {
  const difference = typed.length - meant.length;
  if (Math.abs(difference) > 1 || typed === meant) return false;
  let start = 0;
  while (start < typed.length && typed[start] === meant[start]) start++;
  const rest = (text: string, skip: number) => text.slice(start + skip);
  if (difference === 1) return rest(typed, 1) === rest(meant, 0);
  if (difference === -1) return rest(typed, 0) === rest(meant, 1);
  if (rest(typed, 1) === rest(meant, 1)) return true;
  return (
    typed[start] === meant[start + 1] &&
    typed[start + 1] === meant[start] &&
    rest(typed, 2) === rest(meant, 2)
  );
}
