import type { Comparison } from './compare';
import type { FirstCard } from './first-card';
import type { Interactions } from './interactions';
import type { Shift } from './probes';
import { median, quantile, spread } from './statistics';
import { KINDS } from './traffic';

/** What varies more than this from run to run says nothing: the floor, in what is compared with it. */
const TOO_NOISY = 0.15;

const ms = (value: number) => Math.round(value).toLocaleString('en');
const kb = (bytes: number) => (bytes / 1000).toFixed(1);
const NOISY = '**too noisy to tell**';
const percent = (share: number) => `${Math.round(share * 100)} %`;
const row = (...cells: string[]) => `| ${cells.join(' | ')} |`;

const shiftOf = (shifts: readonly Shift[]) => shifts.reduce((sum, { value }) => sum + value, 0);
const totalOf = ({ bytes }: FirstCard) => Object.values(bytes).reduce((sum, part) => sum + part, 0);

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
    const [ours, theirs] = [site, floor].map((all) => spread(all.map((run) => run.firstCardMs)));
    const verdict = (theirs ?? 0) > TOO_NOISY ? ` ${NOISY}` : '';
    return `${percent(ours ?? 0)} : ${percent(theirs ?? 0)}${verdict}`;
  });
  return [
    row('ours : floor (ratio)', ...comparisons.map((all) => `${all.profile}, ${all.delayMs} ms`)),
    row('---', ...comparisons.map(() => '--:')),
    line('first card, ms', ms, (run) => run.firstCardMs),
    row('its interquartile range', ...noise),
    line('request left, ms', ms, (run) => run.requestMs),
    line('requests', ms, (run) => run.requests),
    line('KB before the first card', kb, totalOf),
    ...KINDS.map((kind) => line(`of it ${kind}`, kb, (run) => run.bytes[kind])),
    line(
      'layout shift',
      (value) => value.toFixed(4),
      (run) => shiftOf(run.shifts),
    ),
  ].join('\n');
}

/** What visitors do, as a Markdown table. */
export function interactionTable(results: Interactions): string {
  const { searchMs, enterMs, books, visits, manyLoansMs, noLoansMs } = results;
  const taps = books.map(({ tapMs }) => tapMs);
  const backs = books.map(({ backMs }) => backMs);
  const requests = books.map((book) => book.requests.length);
  const kept = books.filter(({ scrollKept }) => scrollKept).length;
  const worst = visits.toSorted((a, b) => b.inpMs - a.inpMs)[0];
  const shifts = visits.map((visit) => shiftOf(visit.shifts));
  const largest = visits.flatMap((visit) => visit.shifts).toSorted((a, b) => b.value - a.value)[0];
  const tasks = visits.map(({ longestTaskMs }) => longestTaskMs);
  const noise = (times: readonly number[]) =>
    spread(times) > TOO_NOISY ? `${percent(spread(times))} ${NOISY}` : percent(spread(times));
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
    row(
      'visit: INP, 75th percentile',
      `${ms(
        quantile(
          visits.map(({ inpMs }) => inpMs),
          0.75,
        ),
      )} ms (worst: ${worst?.slowest})`,
      '',
      '100 ms',
    ),
    row(
      'visit: layout shift, the most',
      `${Math.max(...shifts).toFixed(3)} (most of it ${[...new Set(largest?.moved)].join(', ') || 'none'})`,
      '',
      '0.000',
    ),
    row(
      'visit: longest task after hydration, the most',
      `${ms(Math.max(...tasks))} ms`,
      '',
      '150 ms',
    ),
    row(
      'first card, 10,000 loans : none',
      (median(manyLoansMs) / median(noLoansMs)).toFixed(2),
      noise(noLoansMs),
      '1.05',
    ),
  ].join('\n');
}
