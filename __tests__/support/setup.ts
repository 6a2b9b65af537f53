import * as fc from 'fast-check';

// The same examples in every run, so that failures can be reproduced.
fc.configureGlobal({ seed: 20261120 });

// Every file loads all of its modules again, so each loads only what it needs: a test of a pure rule
// says `@jest-environment node`, only `.tsx` renders, and the network comes with `support/server`.
// Before the rest, so that what a test rendered is gone when its console is looked at.
/* eslint-disable @typescript-eslint/no-require-imports -- an `import` would not be conditional */
if (expect.getState().testPath?.endsWith('.tsx')) require('./rendering');
if (typeof document !== 'undefined') require('./browser');
/* eslint-enable @typescript-eslint/no-require-imports */

/** Console errors and warnings of the current test; any of them fails it. */
let consoleMessages: string[] = [];

beforeEach(() => {
  consoleMessages = [];
  for (const level of ['error', 'warn'] as const) {
    jest.spyOn(console, level).mockImplementation((...args: unknown[]) => {
      consoleMessages.push(args.map(String).join(' '));
    });
  }
});

afterEach(() => {
  expect(consoleMessages).toEqual([]);
});
