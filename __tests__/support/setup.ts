import '@testing-library/jest-dom';
import { cleanup, configure } from '@testing-library/react';
import * as fc from 'fast-check';
import { server } from './server';

// Long enough for a slow machine.
configure({ asyncUtilTimeout: 15_000 });

// The same examples in every run, so that failures can be reproduced.
fc.configureGlobal({ seed: 20261120 });

/** Console errors and warnings of the current test; any of them fails it. */
let consoleMessages: string[] = [];

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));

beforeEach(() => {
  consoleMessages = [];
  for (const level of ['error', 'warn'] as const) {
    jest.spyOn(console, level).mockImplementation((...args: unknown[]) => {
      consoleMessages.push(args.map(String).join(' '));
    });
  }
  // jsdom has neither layout nor scrolling.
  window.scrollTo = jest.fn();
});

afterEach(() => {
  cleanup();
  server.resetHandlers();
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  expect(consoleMessages).toEqual([]);
});

afterAll(() => server.close());
