import { defineConfig } from '@playwright/test';
import { findBrowser, launchOptions } from './scripts/support/browser';

/** Where `npm test` wants the count of the run. */
const countFile = process.env.E2E_COUNT_FILE;

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  globalSetup: './e2e/support/global-setup.ts',
  fullyParallel: true,
  // More than there are cores: a test waits (for a skeleton, a frame) about as much as it works.
  workers: 4,
  forbidOnly: Boolean(process.env.CI),
  // `npm test` names what needed it.
  retries: 1,
  // Far more than any story takes alone: four at once on two cores take up to seven times as long.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: countFile
    ? [['list'], ['./e2e/support/count-reporter.ts', { file: countFile }]]
    : [['list']],
  outputDir: 'test-results',
  use: {
    // Playwright's routes do not see what a worker asks for; offline.e2e.ts and deploys.e2e.ts allow them.
    serviceWorkers: 'block',
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    // Motion is a tenth of the time; the stories that it matters to ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace of every story costs half as much time again: `E2E_TRACE=1` when one is wanted.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: launchOptions(findBrowser()),
  },
});
