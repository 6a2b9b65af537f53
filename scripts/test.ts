// `npm test`: runs every suite even when one fails. The last line is the sum of all, `N passed,
// N failed, N skipped`: a check such as the linter counts as one, a test runner by its tests. What
// needed a second try is named before it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import type { BrowserCount } from '../e2e/support/count-reporter';
import { SERVICE_PATH } from './support/serve';
import { run } from './support/run';

/** Without the names of those that needed a second try where there is none. */
type Count = Omit<BrowserCount, 'secondTry'> & Partial<BrowserCount>;

interface Suite {
  name: string;
  /** Whether it runs in parallel with others, before the rest. */
  parallel?: boolean;
  /** Its script, perhaps with arguments, as for `npm run`. */
  script: string;
  env?: Record<string, string>;
  /** Reads how many tests passed, failed and were skipped; without it the suite counts as one. */
  count?: () => Count;
}

/** From the repository's root, where npm runs every script. */
const RESULTS = '.cache/test';
const JEST = `${RESULTS}/jest.json`;
const BROWSER_COUNT = `${RESULTS}/browser.json`;

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

interface JestResult {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
  numPendingTests: number;
  numTodoTests: number;
}

/** For the builds, as 'types' has run before them. */
const CHECKED = { TYPES_CHECKED: '1' };

const SUITES: readonly Suite[] = [
  { name: 'types', script: 'typecheck', parallel: true },
  { name: 'lint', script: 'lint', parallel: true },
  { name: 'format', script: 'format:check', parallel: true },
  {
    name: 'unit and story tests',
    script: `test:unit -- --json --outputFile=${JEST}`,
    count: () => {
      const result = readJson(JEST) as JestResult;
      return {
        passed: result.numPassedTests,
        failed: result.numFailedTests + result.numRuntimeErrorTestSuites,
        skipped: result.numPendingTests + result.numTodoTests,
      };
    },
  },
  // For the fake service, so that the browser tests need not build it again.
  {
    name: 'production build',
    script: 'build',
    env: { NEXT_PUBLIC_CATALOGUE_URL: SERVICE_PATH, NEXT_PUBLIC_BASE_PATH: '', ...CHECKED },
  },
  { name: 'size budgets', script: 'size' },
  {
    name: 'browser tests',
    script: 'test:e2e',
    env: { E2E_COUNT_FILE: BROWSER_COUNT, E2E_BUILT: '1', ...CHECKED },
    count: () => readJson(BROWSER_COUNT) as BrowserCount,
  },
];

/** Runs a suite, and returns its count. What it writes is printed as it comes, or, in parallel, at its end. */
async function runSuite({ name, script, env, parallel, count }: Suite): Promise<Count> {
  const title = `\n── ${name} (npm run ${script})`;
  if (!parallel) console.log(title);
  const child = spawn('npm', ['run', '--silent', ...script.split(' ')], {
    stdio: parallel ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env },
    shell: process.platform === 'win32',
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  const [code] = (await once(child, 'close')) as [number | null];
  if (parallel) console.log(`${title}\n${output.trim()}`);
  const ok = code === 0;
  if (!count) return { passed: Number(ok), failed: Number(!ok), skipped: 0 };
  try {
    // A runner that fails without a failing test counts as one failure, and so does one without a count.
    const counted = count();
    return { ...counted, failed: Math.max(counted.failed, Number(!ok)) };
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

const lineOf = ({ passed, failed, skipped }: Count) =>
  `${passed} passed, ${failed} failed, ${skipped} skipped`;

run(async () => {
  rmSync(RESULTS, { recursive: true, force: true });
  mkdirSync(RESULTS, { recursive: true });
  const total = { passed: 0, failed: 0, skipped: 0, secondTry: [] as string[] };
  const lines: string[] = [];
  const record = async (suite: Suite) => {
    const count = await runSuite(suite);
    lines.push(`${suite.name}: ${lineOf(count)}`);
    for (const key of ['passed', 'failed', 'skipped'] as const) total[key] += count[key];
    total.secondTry.push(...(count.secondTry ?? []));
  };
  await Promise.all(SUITES.filter(({ parallel }) => parallel).map(record));
  for (const suite of SUITES.filter(({ parallel }) => !parallel)) await record(suite);
  console.log(`\n${lines.join('\n')}`);
  if (total.secondTry.length > 0) {
    const { length } = total.secondTry;
    console.log(`\n${length} passed at the second try: ${total.secondTry.join('; ')}`);
  }
  console.log(`\n${lineOf(total)}`);
  if (total.failed > 0) process.exitCode = 1;
});
