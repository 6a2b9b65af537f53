/**
 * A function that computes again only when an input is another one, and otherwise gives the same
 * result: React asks of a snapshot that it stay the same until something has changed.
 */
export function memo<I extends unknown[], R>(
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
