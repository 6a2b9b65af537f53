import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';

/** The headless shells first: without a window to draw, the browser tests take half as long. */
const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell'];
const CHROMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const APPLICATIONS = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];
const DOWNLOAD_TIMEOUT_MS = 240_000;

export const PLAYWRIGHT_CLI = require.resolve('@playwright/test/cli');

const isRoot = process.getuid?.() === 0;

/** As root Chromium does not start with its sandbox; the rest keeps it off the network. */
export const CHROMIUM_ARGS = [
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** The path of an installed Chromium or Chrome, else of Playwright's own; null if there is none. */
export function findBrowser(): string | null {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  const onPath = folders.flatMap((folder) =>
    [...SHELLS, ...CHROMES].map((name) => path.join(folder, name)),
  );
  const candidates = [...onPath, ...APPLICATIONS, chromium.executablePath()];
  return candidates.find((candidate) => candidate && existsSync(candidate)) ?? null;
}

/** The same, but installs one if there is none: Playwright's, else Debian's package. */
export function ensureBrowser(): string {
  const apt = isRoot ? 'apt-get' : 'sudo -n apt-get';
  const install = `${apt} install -y -q --no-install-recommends`;
  const attempts = [
    'npx playwright install chromium',
    `${apt} update -q && ${install} chromium-headless-shell`,
    `${install} chromium`,
  ];
  for (const command of attempts) {
    if (findBrowser()) break;
    console.log(`No Chromium found: trying \`${command}\``);
    spawnSync(command, { shell: true, stdio: 'inherit', timeout: DOWNLOAD_TIMEOUT_MS });
  }
  const installed = findBrowser();
  if (installed) return installed;
  throw new Error(
    'The browser tests need Chromium or Chrome, and none could be installed here. Install one (on Debian: apt-get install chromium-headless-shell) and run the tests again.',
  );
}

/** How Playwright starts the browser at `found`; without a path it prefers its own headless shell. */
export const launchOptions = (found: string | null) => ({
  executablePath: found === null || found === chromium.executablePath() ? undefined : found,
  args: CHROMIUM_ARGS,
});

/** Starts a browser for a script; the browser tests start theirs by playwright.config.ts. */
export const launchBrowser = (): Promise<Browser> =>
  chromium.launch(launchOptions(ensureBrowser()));
