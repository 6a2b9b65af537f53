// `npm test`: runs every suite even when one fails. The last line is the sum of all, `N passed,
// N failed, N skipped`: a check such as the linter counts as one, a test runner by its tests. What
// needed a second try is named before it.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { BrowserCount } from '../e2e/support/count-reporter';
import { repositoryRoot } from './support/export-site';
import { SERVICE_PATH } from './support/fake-service';
import { run } from './support/run';

interface Count {
  passed: number;
  failed: number;
  skipped: number;
  /** The names of those among the passed that needed a second try. */
  secondTry?: string[];
}

interface Suite {
  /** Whether it runs in parallel with others, before the rest. */
  parallel?: boolean;
  name: string;
  script: string;
  args?: string[];
  env?: Record<string, string>;
  /** Reads how many tests passed, failed and were skipped; without it the suite counts as one. */
  count?: () => Count;
}

const RESULTS = path.join(repositoryRoot, '.cache', 'test');
const JEST = path.join(RESULTS, 'jest.json');
const BROWSER_COUNT = path.join(RESULTS, 'browser.json');

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
    script: 'test:unit',
    args: ['--json', `--outputFile=${JEST}`],
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

function runSuite({ name, script, args = [], env, parallel }: Suite): Promise<boolean> {
  const title = `\n── ${name} (npm run ${script})`;
  if (!parallel) console.log(title);
  const extra = args.length ? ['--', ...args] : [];
  const child = spawn('npm', ['run', '--silent', script, ...extra], {
    cwd: repositoryRoot,
    stdio: parallel ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env },
    shell: process.platform === 'win32',
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      if (parallel) console.log(`${title}\n${output.trim()}`);
      resolve(code === 0);
    });
  });
}

/** A runner that fails without a failing test, or leaves no count, counts as one failure. */
function countOf(suite: Suite, ok: boolean): Count {
  try {
    const count = suite.count?.() ?? { passed: Number(ok), failed: Number(!ok), skipped: 0 };
    return ok || count.failed > 0 ? count : { ...count, failed: 1 };
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

const lineOf = ({ passed, failed, skipped }: Count) =>
  `${passed} passed, ${failed} failed, ${skipped} skipped`;

run(async () => {
  rmSync(RESULTS, { recursive: true, force: true });
  mkdirSync(RESULTS, { recursive: true });
  const rows: [name: string, count: Count][] = [];
  const record = async (suite: Suite) => {
    const ok = await runSuite(suite);
    rows.push([suite.name, countOf(suite, ok)]);
  };
  await Promise.all(SUITES.filter(({ parallel }) => parallel).map(record));
  for (const suite of SUITES.filter(({ parallel }) => !parallel)) await record(suite);
  console.log('');
  const total: Count = { passed: 0, failed: 0, skipped: 0 };
  for (const [name, count] of rows) {
    console.log(`${name}: ${lineOf(count)}`);
    for (const key of ['passed', 'failed', 'skipped'] as const) total[key] += count[key];
  }
  const secondTry = rows.flatMap(([, count]) => count.secondTry ?? []);
  if (secondTry.length > 0) {
    console.log(`\n${secondTry.length} passed at the second try: ${secondTry.join('; ')}`);
  }
  console.log(`\n${lineOf(total)}`);
  if (total.failed > 0) process.exitCode = 1;
});
