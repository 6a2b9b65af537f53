import { writeFileSync } from 'node:fs';
import type { Reporter, Suite } from '@playwright/test/reporter';

/** What a run of the browser tests came to, as `npm test` adds it up. */
export interface BrowserCount {
  passed: number;
  failed: number;
  skipped: number;
  /** The names of those among the passed that needed a second try. */
  secondTry: string[];
}

/** Writes the count of a run to the file that its option names. */
export default class CountReporter implements Reporter {
  private tests: Suite | undefined;
  private errors = 0;

  constructor(private readonly options: { file: string }) {}

  onBegin(_config: unknown, suite: Suite) {
    this.tests = suite;
  }

  /** An error outside of any test, such as a site that could not be built. */
  onError() {
    this.errors += 1;
  }

  onEnd() {
    const count: BrowserCount = { passed: 0, failed: this.errors, skipped: 0, secondTry: [] };
    for (const test of this.tests?.allTests() ?? []) {
      const outcome = test.outcome();
      if (outcome === 'skipped') count.skipped += 1;
      else if (outcome === 'unexpected') count.failed += 1;
      else count.passed += 1;
      // The first two name the whole run and its project.
      if (outcome === 'flaky') count.secondTry.push(test.titlePath().slice(2).join(' › '));
    }
    writeFileSync(this.options.file, JSON.stringify(count));
  }
}
