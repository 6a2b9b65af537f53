import path from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { embeddedService, serve } from '../../scripts/support/serve';
import { siteFiles } from '../../scripts/support/site-files';
import { recordCalls, type Service } from './service';
import { HOSTS, SITES, type HostName } from './sites';

/** 200 × 300 brown pixels. Each SVG would be a document of its own to the browser, and 32 of them are on a page. */
const COVER = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAMgAAAEsCAMAAACxJAyMAAAAA1BMVEV6XD4pc9+vAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAUklEQVR4nO3BAQ0AAADCoPdPbQ43oAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAADo1ADrjAABI3FhwwAAAABJRU5ErkJggg==',
  'base64',
);

interface Expected {
  /** Failures that the test is about, matched against the message: they do not fail it. */
  allow: (pattern: RegExp) => void;
}

interface WorkerFixtures {
  /** The address of the site on each host, without a slash at its end. */
  hosts: Record<HostName, string>;
}

interface TestFixtures {
  /** The host that `page` opens relative addresses on. */
  host: HostName;
  expected: Expected;
  /** What the page has asked of the service. */
  service: Service;
}

async function serveHost(name: HostName) {
  const { build, kind, basePath } = HOSTS[name];
  const site = siteFiles({ root: path.join(SITES, build), kind, basePath });
  const { origin, close } = await serve({ site, service: embeddedService() });
  return { name, address: `${origin}${basePath}`, close };
}

/** Chromium's warning about styles that Next has prefetched and the page does not use yet, and Playwright's. */
const NO_FAULT =
  /was preloaded using link preload but not used|Service Worker registration blocked by Playwright/;

/** What a policy has refused, as Chromium tells it on the console. */
const VIOLATION = /Content Security Policy|Permissions policy/i;

/** Records errors and warnings on the console, failed requests, and requests to other sites. */
function watch(page: Page, origin: string, faults: string[], violations: string[]) {
  page.on('pageerror', (error) => faults.push(`page error: ${error.message}`));
  page.on('console', (message) => {
    if (VIOLATION.test(message.text())) violations.push(message.text());
    if (!['error', 'warning'].includes(message.type()) || NO_FAULT.test(message.text())) return;
    faults.push(`console: ${message.text()} (${message.location().url})`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()} ${response.url()}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    if (reason !== 'net::ERR_ABORTED') faults.push(`${reason} ${request.url()}`);
  });
  page.on('request', (request) => {
    const url = request.url();
    const known =
      url.startsWith(origin) ||
      url.startsWith('https://www.gutenberg.org/') ||
      /^(data|blob):/.test(url);
    if (!known) faults.push(`request to ${url}`);
  });
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  hosts: [
    async ({}, provide) => {
      const served = await Promise.all((Object.keys(HOSTS) as HostName[]).map(serveHost));
      const addresses = served.map(({ name, address }) => [name, address]);
      await provide(Object.fromEntries(addresses) as Record<HostName, string>);
      for (const { close } of served) close();
    },
    { scope: 'worker' },
  ],
  host: ['Netlify', { option: true }],
  baseURL: async ({ hosts, host }, provide) => provide(`${hosts[host]}/`),
  expected: async ({}, provide) => provide({ allow: () => undefined }),
  service: async ({ page }, provide) => provide(await recordCalls(page)),
  page: async ({ page, context, hosts, host, expected }, provide) => {
    const faults: string[] = [];
    const violations: string[] = [];
    const allowed: RegExp[] = [];
    expected.allow = (pattern) => allowed.push(pattern);
    await context.route('https://www.gutenberg.org/**', (route) =>
      route.fulfill({ contentType: 'image/png', body: COVER }),
    );
    const { origin } = new URL(hosts[host]);
    // Not every violation is told on the console.
    await context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        const { effectiveDirective, blockedURI, disposition } = event;
        console.warn(`Content Security Policy: ${effectiveDirective} ${blockedURI} ${disposition}`);
      });
    });
    context.on('page', (opened) => watch(opened, origin, faults, violations));
    watch(page, origin, faults, violations);
    await provide(page);
    // No test may allow these.
    expect(violations).toEqual([]);
    expect(faults.filter((fault) => !allowed.some((pattern) => pattern.test(fault)))).toEqual([]);
  },
});

export { expect };
