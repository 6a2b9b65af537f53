/**
 * Returns a function that gives an id which is neither taken nor given before: the id itself, or with
 * the first number added that makes it so and none of the `reserved` ones. The next number of each id
 * is remembered, so that many equal ids are not counted through again and again.
 */
export function freeIds(
  taken: Iterable<string>,
  reserved: ReadonlySet<string> = new Set(),
): (id: string) => string {
  const used = new Set(taken);
  const nextNumbers = new Map<string, number>();
  return (id) => {
    let free = id;
    let number = nextNumbers.get(id) ?? 2;
    while (used.has(free) || (free !== id && reserved.has(free))) free = `${id}-${number++}`;
    nextNumbers.set(id, number);
    used.add(free);
    return free;
  };
}
