import * as fc from 'fast-check';

// The same examples in every run, so that failures can be reproduced.
fc.configureGlobal({ seed: 20261120 });

// Every file loads all of its modules again, so each loads only what it needs: a test of a pure rule
// says `@jest-environment node`, only `.tsx` renders, and the network comes with `support/server`.
if (expect.getState().testPath?.endsWith('.tsx')) {
  // Before the rest, so that what a test rendered is gone when its console is looked at.
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- an `import` would not be conditional
  require('./rendering');
}

afterEach(() => jest.useRealTimers());

/** Console errors and warnings of the current test; any of them fails it. */
let consoleMessages: string[] = [];

if (typeof document !== 'undefined') {
  // Requests of a file that has not imported `./server`: as unhandled ones do there, they fail the test.
  window.fetch = (input) => {
    const url = input instanceof Request ? input.url : String(input);
    consoleMessages.push(`a request without a network: ${url}`);
    return Promise.reject(new TypeError('Failed to fetch'));
  };

  beforeEach(() => {
    // jsdom has no layout, and so neither scrolling nor fonts.
    window.scrollTo = jest.fn();
    Element.prototype.scrollIntoView = jest.fn();
    window.IntersectionObserver = class {
      observe() {}
      disconnect() {}
    } as never;
    Object.defineProperty(document, 'fonts', { configurable: true, value: { load: jest.fn() } });
  });
  afterEach(() => {
    // Among them what refuses to store.
    jest.restoreAllMocks();
    localStorage.clear();
    sessionStorage.clear();
    window.history.replaceState(null, '', '/');
    Reflect.deleteProperty(navigator, 'locks');
  });
}

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
