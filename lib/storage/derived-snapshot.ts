/**
 * A snapshot for `useSyncExternalStore` that is computed from others: React requires the same
 * object until something changes, so it is computed again only when one of the inputs is another.
 */
export function derivedSnapshot<I extends unknown[], R>(
  inputs: () => [...I],
  compute: (...inputs: I) => R,
): () => R {
  let last: { inputs: I; result: R } | undefined;
  return () => {
    const next = inputs();
    const known = last;
    if (known && next.every((input, index) => input === known.inputs[index])) return known.result;
    last = { inputs: next, result: compute(...next) };
    return last.result;
  };
}
