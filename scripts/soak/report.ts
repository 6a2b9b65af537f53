import type { Memory } from './memory';

const MAX_GROWTH = 1.2;

/** Memory of a tab that is never loaded anew, over the run. */
export interface Sample extends Memory {
  /** Minutes since the start. */
  minute: number;
  tab: string;
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

/** The end of a tab's heap over its warm start: medians of the last tenth and of the second. */
export function heapGrowth(samples: readonly Sample[], minutes: number): number {
  const heap = (from: number, to: number) =>
    median(
      samples
        .filter(({ minute }) => minute >= from * minutes && minute <= to * minutes)
        .map((sample) => sample.heap),
    );
  return heap(0.9, 1.1) / heap(0.1, 0.2);
}

/** Whether memory has stayed flat. */
export const isFlat = (growth: number): boolean => growth <= MAX_GROWTH;

/** The head of a table of samples. */
export const TABLE_HEAD =
  '| minute | tab | heap, MB | nodes | listeners |\n| --: | -- | --: | --: | --: |';

/** A sample as a row of that table. */
export const tableRow = ({ minute, tab, heap, nodes, listeners }: Sample): string =>
  `| ${minute.toFixed(1)} | ${tab} | ${heap.toFixed(1)} | ${nodes} | ${listeners} |`;

/** `3 search, 2 borrow`, the most frequent first. */
export const countsOf = (counts: ReadonlyMap<string, number>): string =>
  [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .map(([name, count]) => `${count} ${name}`)
    .join(', ');
