/**
 * `npm run bench:storage`: how long a borrow and a return take with 1,000 users and 10,000 loans
 * stored, the preview of a file with all of them, and the profile's render in a browser, also when all loans
 * are of one account. It prints the medians, and ends with 1 when one of `LIMITS` is over the limit.
 *
 * The storage of the first two is an in-memory stand-in (no jsdom) that keeps bytes, Latin-1 as browsers keep a text
 * that fits in it, and makes a new string on every read: a plain Map would make reading look free. The lock is
 * granted at once, since with nobody else waiting a browser's is too.
 */
import { performance } from 'node:perf_hooks';
import { register } from '@/lib/accounts/accounts';
import { borrowBook, returnLoan } from '@/lib/lending/borrow';
import { KEYS } from '@/fixtures/storage-keys';
import { loansStore } from '@/lib/lending/loan';
import { loansSnapshot } from '@/lib/lending/snapshots';
import { aBook } from '@/fixtures/records';
import { exportData } from '@/lib/my-data/export';
import { previewImport } from '@/lib/my-data/import';
import { manyLoans, USERS } from './storage-bench/many-loans';
import { profileRenderTimes } from './storage-bench/profile-render';

const ROUNDS = 41;
const FEW_ROUNDS = 9;
/** Limits in ms; the other figures say what a change of another tab costs on top. */
const LIMITS = {
  borrow: 50,
  return: 50,
  "the profile's render": 50,
  "the profile's render, all loans its own": 300,
  'preview of an import of all': 1_000,
};

class ByteStorage {
  readonly #bytes = new Map<string, Buffer>();
  getItem(key: string): string | null {
    return this.#bytes.get(key)?.toString('latin1') ?? null;
  }
  setItem(key: string, text: string): void {
    this.#bytes.set(key, Buffer.from(text, 'latin1'));
  }
  removeItem(key: string): void {
    this.#bytes.delete(key);
  }
}

const storage = new ByteStorage();
const locks = {
  // The task is the last argument, after the options if there are any.
  request: async (name: string, ...args: unknown[]) =>
    (args.at(-1) as (lock: { name: string }) => unknown)({ name }),
  query: async () => ({ held: [], pending: [] }),
};
Object.defineProperty(globalThis, 'localStorage', { value: storage, configurable: true });
Object.defineProperty(globalThis, 'navigator', { value: { locks }, configurable: true });

const book = aBook({ id: 999_999 });

/** Changes the stored text as another tab would, so that the next read has to parse all of it. */
function touchFromAnotherTab(): void {
  const text = storage.getItem(KEYS.loans) ?? '[]';
  storage.setItem(KEYS.loans, text.endsWith(' ') ? text.trimEnd() : `${text} `);
}

async function timed<R>(times: number[], task: () => R | Promise<R>): Promise<R> {
  const start = performance.now();
  const result = await task();
  times.push(performance.now() - start);
  return result;
}

const median = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;

async function measure(): Promise<Record<string, number>> {
  const times = {
    borrow: [] as number[],
    return: [] as number[],
    'borrow after another tab wrote': [] as number[],
    'return after another tab wrote': [] as number[],
    "read the profile's loans afresh": [] as number[],
    'preview of an import of all': [] as number[],
  };
  for (const [key, text] of Object.entries(manyLoans())) storage.setItem(key, text);
  const ana = await register({ name: 'Ana', email: 'ana@exemplo.com', password: 'segredo' });
  for (let round = 0; round < ROUNDS; round++) {
    const warm = await timed(times.borrow, () => borrowBook(book));
    await timed(times.return, () => returnLoan(warm.id));
    touchFromAnotherTab();
    const cold = await timed(times['borrow after another tab wrote'], () => borrowBook(book));
    touchFromAnotherTab();
    await timed(times['return after another tab wrote'], () => returnLoan(cold.id));
    touchFromAnotherTab();
    await timed(times["read the profile's loans afresh"], loansSnapshot);
  }
  const file = exportData(Date.now());
  const importer = { ownId: ana.id, now: Date.now() };
  for (let round = 0; round < FEW_ROUNDS; round++) {
    await timed(times['preview of an import of all'], () => previewImport(file, importer));
  }
  const all = {
    ...times,
    "the profile's render": await profileRenderTimes(ROUNDS),
    "the profile's render, all loans its own": await profileRenderTimes(FEW_ROUNDS, 1),
  };
  return Object.fromEntries(Object.entries(all).map(([name, list]) => [name, median(list)]));
}

async function main(): Promise<void> {
  const medians = await measure();
  const length = storage.getItem(KEYS.loans)?.length ?? 0;
  console.log(
    `${USERS} users, ${loansStore.getSnapshot().length} loans (${(length / 1e6).toFixed(1)} M characters), median of ${ROUNDS}:`,
  );
  for (const [name, ms] of Object.entries(medians)) {
    console.log(`${ms.toFixed(1).padStart(8)} ms  ${name}`);
  }
  const over = Object.entries(LIMITS).filter(
    ([name, limit]) => !((medians[name] ?? Number.NaN) < limit),
  );
  console.log(
    over.length > 0
      ? over.map(([name, limit]) => `Over ${limit} ms: ${name}.`).join('\n')
      : 'All within their limits.',
  );
  process.exitCode = over.length > 0 ? 1 : 0;
}

void main();
