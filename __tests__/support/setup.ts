import '@testing-library/jest-dom';
import { cleanup, configure } from '@testing-library/react';
import * as fc from 'fast-check';
import { server } from './server';

// What comes is waited for, however slow and busy the machine.
configure({ asyncUtilTimeout: 15_000 });

// The same examples on every run: what fails here fails everywhere.
fc.configureGlobal({ seed: 20261120 });

/** Console messages of the test at hand: an error or a warning that nobody expected fails it. */
let complaints: string[] = [];

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));

beforeEach(() => {
  complaints = [];
  for (const level of ['error', 'warn'] as const) {
    jest.spyOn(console, level).mockImplementation((...args: unknown[]) => {
      complaints.push(args.map(String).join(' '));
    });
  }
  // jsdom has neither layout nor scrolling.
  window.scrollTo = jest.fn();
});

afterEach(() => {
  cleanup();
  server.resetHandlers();
  localStorage.clear();
  window.history.replaceState(null, '', '/');
  expect(complaints).toEqual([]);
});

afterAll(() => server.close());
