import * as fc from 'fast-check';

// The same examples in every run, so that failures can be reproduced.
fc.configureGlobal({ seed: 20261120 });

// Before the rest, so that what a test rendered is gone when its console is looked at. A test of a
// pure rule says `@jest-environment node`, and starts in a quarter of the time.
if (typeof document !== 'undefined') {
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- an `import` would not be conditional
  require('./browser');
}

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
