import type { ProfileName } from './browser';
import { median, quantile, spread, sum } from './common';
import type { Shift } from './probes';
import { KINDS, type FirstCard, type OpenedBook, type Visit } from './visits';

export interface Comparison {
  profile: ProfileName;
  delayMs: number;
  site: FirstCard[];
  floor: FirstCard[];
}

export interface Interactions {
  searchMs: number[];
  enterMs: number[];
  books: OpenedBook[];
  visits: Visit[];
  /** First cards with 10,000 loans stored, and with none, in ms. */
  manyLoansMs: number[];
  noLoansMs: number[];
}

/** What varies more than this from run to run says nothing: the floor, in what is compared with it. */
const TOO_NOISY = 0.15;
const NOISY = '**too noisy to tell**';

const ms = (value: number) => Math.round(value).toLocaleString('en');
const kb = (bytes: number) => (bytes / 1000).toFixed(1);
const percent = (share: number) => `${Math.round(share * 100)} %`;
const row = (...cells: string[]) => `| ${cells.join(' | ')} |`;
const shiftOf = (shifts: readonly Shift[]) => sum(shifts.map(({ value }) => value));

/** Ours beside the floor's, as a Markdown table: `ours : floor (ratio)` in each situation. */
export function comparisonTable(comparisons: readonly Comparison[]): string {
  const line = (what: string, print: (value: number) => string, of: (run: FirstCard) => number) =>
    row(
      what,
      ...comparisons.map(({ site, floor }) => {
        const [ours, theirs] = [median(site.map(of)), median(floor.map(of))];
        const ratio = theirs > 0 ? ` (${(ours / theirs).toFixed(2)})` : '';
        return `${print(ours)} : ${print(theirs)}${ratio}`;
      }),
    );
  const noise = comparisons.map(({ site, floor }) => {
    const spreadOf = (runs: readonly FirstCard[]) => spread(runs.map((run) => run.firstCardMs));
    const verdict = spreadOf(floor) > TOO_NOISY ? ` ${NOISY}` : '';
    return `${percent(spreadOf(site))} : ${percent(spreadOf(floor))}${verdict}`;
  });
  const shift = (value: number) => value.toFixed(4);
  return [
    row('ours : floor (ratio)', ...comparisons.map((all) => `${all.profile}, ${all.delayMs} ms`)),
    row('---', ...comparisons.map(() => '--:')),
    line('first card, ms', ms, (run) => run.firstCardMs),
    row('its interquartile range', ...noise),
    line('request left, ms', ms, (run) => run.requestMs),
    line('requests', ms, (run) => run.requests),
    line('KB before the first card', kb, (run) => sum(Object.values(run.bytes))),
    ...KINDS.map((kind) => line(`of it ${kind}`, kb, (run) => run.bytes[kind])),
    line('layout shift', shift, (run) => shiftOf(run.shifts)),
  ].join('\n');
}

/** What visitors do, as a Markdown table. */
export function interactionTable(results: Interactions): string {
  const { searchMs, enterMs, books, visits, manyLoansMs, noLoansMs } = results;
  const kept = books.filter(({ scrollKept }) => scrollKept).length;
  const taps = books.map(({ tapMs }) => tapMs);
  const backs = books.map(({ backMs }) => backMs);
  const requests = books.map((book) => book.requests.length);
  const inp = quantile(
    visits.map(({ inpMs }) => inpMs),
    0.75,
  );
  const worst = visits.toSorted((a, b) => b.inpMs - a.inpMs)[0];
  const mostShift = Math.max(...visits.map((visit) => shiftOf(visit.shifts))).toFixed(3);
  const largest = visits.flatMap((visit) => visit.shifts).toSorted((a, b) => b.value - a.value)[0];
  const moved = [...new Set(largest?.moved)].join(', ') || 'none';
  const longestTask = Math.max(...visits.map(({ longestTaskMs }) => longestTaskMs));
  const loansRatio = (median(manyLoansMs) / median(noLoansMs)).toFixed(2);
  const noise = (times: readonly number[]) =>
    `${percent(spread(times))}${spread(times) > TOO_NOISY ? ` ${NOISY}` : ''}`;
  const timed = (what: string, times: readonly number[], target: string) =>
    row(what, `${ms(median(times))} ms`, noise(times), target);
  return [
    row('phone, 0 ms', 'median', 'spread', 'target'),
    row('---', '--:', '--:', '--:'),
    timed('search: last key to cards', searchMs, '960 ms'),
    timed('search: Enter to cards', enterMs, '560 ms'),
    timed('card tapped to whole book', taps, '100 ms'),
    row('requests of the tap', String(median(requests)), '', '0'),
    timed('back to cards', backs, '50 ms'),
    row('scroll kept', `${kept} of ${books.length}`, '', 'all'),
    row('visit: INP, 75th percentile', `${ms(inp)} ms (worst: ${worst?.slowest})`, '', '100 ms'),
    row('visit: layout shift, the most', `${mostShift} (most of it ${moved})`, '', '0.000'),
    row('visit: longest task after hydration, the most', `${ms(longestTask)} ms`, '', '150 ms'),
    row('first card, 10,000 loans : none', loansRatio, noise(noLoansMs), '1.05'),
  ].join('\n');
}
