import { chromium, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { CHROMIUM_ARGS, ensureBrowser } from '../support/browser';
import { HOSTS } from './addresses';
import { installProbes } from './probes';
import type { Servers } from './servers';
import { recordTraffic, type Traffic } from './traffic';

export type ProfileName = 'phone' | 'desktop';

const KBIT_PER_S = 1000 / 8;

interface Profile {
  options: BrowserContextOptions;
  /** How many times slower than this machine's the processor is. */
  slowdown: number;
  network: { latency: number; downloadThroughput: number; uploadThroughput: number } | null;
}

const PROFILES: Record<ProfileName, Profile> = {
  phone: {
    options: {
      viewport: { width: 360, height: 740 },
      deviceScaleFactor: 2,
      isMobile: true,
      hasTouch: true,
    },
    slowdown: 4,
    network: {
      latency: 150,
      downloadThroughput: 1_600 * KBIT_PER_S,
      uploadThroughput: 750 * KBIT_PER_S,
    },
  },
  desktop: {
    options: { viewport: { width: 1280, height: 740 } },
    slowdown: 1,
    network: null,
  },
};

/** Chromium, in which the bench's names lead to its own servers and every other name nowhere. */
export function launchBrowser({ port, fingerprint }: Servers): Promise<Browser> {
  const rules = [
    ...Object.values(HOSTS).map((host) => `MAP ${host}:443 127.0.0.1:${port}`),
    'MAP * ~NOTFOUND',
  ];
  return chromium.launch({
    executablePath: ensureBrowser(),
    args: [
      ...CHROMIUM_ARGS,
      `--host-resolver-rules=${rules.join(', ')}`,
      `--ignore-certificate-errors-spki-list=${fingerprint}`,
    ],
  });
}

export type StorageState = BrowserContextOptions['storageState'];

/**
 * Opens a page with an empty cache, does the work in it, and closes it.
 *
 * @param storageState what the visitor's browser has stored
 */
export async function withVisitor<Result>(
  browser: Browser,
  profileName: ProfileName,
  work: (page: Page, traffic: Traffic) => Promise<Result>,
  storageState?: StorageState,
): Promise<Result> {
  const { options, slowdown, network } = PROFILES[profileName];
  const context = await browser.newContext({ ...options, locale: 'pt-BR', storageState });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    // Of the whole page: what it asks of other origins is slowed down as well.
    if (network) {
      await session.send('Network.emulateNetworkConditions', { offline: false, ...network });
    }
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await installProbes(page);
    return await work(page, recordTraffic(session));
  } finally {
    await context.close();
  }
}
