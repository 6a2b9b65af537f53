import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { launchBrowser } from '../support/browser';
import { startHost, workerAtHand } from '../support/changing-host';
import { FOOTER } from '../support/releases';
import { faultyService } from './faulty-service';
import { firstLibrary } from './library';
import { measureMemory } from './memory';
import { randomNumbers } from './random';
import { countsOf, heapGrowth, isFlat, TABLE_HEAD, tableRow, type Sample } from './report';
import { visit } from './visitor';
import { watchStorage } from './watch-storage';
import { watchTabs } from './watch-tabs';
import { changeWeather } from './weather';

interface Soak {
  minutes: number;
  seed: number;
  /** The folders of the site's two versions. */
  first: string;
  second: string;
}

const MINUTE_MS = 60_000;
/** A service that works again is shown by then, without a visitor's doing: the pulse is a minute. */
const RECOVERY_MS = 150_000;

/** Goes to the catalogue without loading a document. */
const goHome = (page: Page) =>
  page.getByRole('link', { name: 'BookShelfs' }).click({ timeout: 10_000 });

/** What is wrong with a tab a while after the service has recovered. */
async function notRecovered(page: Page, tab: string): Promise<string[]> {
  const shown = async () => {
    await goHome(page);
    await page.locator('article').first().waitFor({ timeout: RECOVERY_MS });
    const failure = page.getByRole('alert').filter({ hasText: 'Erro' });
    await failure.waitFor({ state: 'hidden', timeout: RECOVERY_MS });
  };
  return shown().then(
    () => [],
    (error: unknown) => [`${tab} has not recovered: ${String(error)}`],
  );
}

/** Brings the new version to all tabs, where chance has not. @throws {Error} when it does not come */
async function update(pages: readonly Page[]): Promise<void> {
  for (const page of pages) {
    const footer = page.getByRole('contentinfo');
    if ((await footer.textContent())?.includes(FOOTER.second)) continue;
    await page.reload();
    const button = page.getByRole('button', { name: 'Atualizar', exact: true });
    await button.click({ timeout: 30_000 }).catch(() => undefined);
    await footer.getByText(FOOTER.second).waitFor({ timeout: 30_000 });
  }
}

/** Runs the soak, prints its figures, and gives what has broken. */
export async function soak({ minutes, seed, first, second }: Soak): Promise<string[]> {
  const service = faultyService(randomNumbers(-seed));
  const host = await startHost({ root: first, kind: 'netlify', basePath: '' }, service.spoil);
  const browser = await launchBrowser();
  const context = await browser.newContext({
    baseURL: host.address,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
  });
  try {
    const errors = watchTabs(context);
    const broken: string[] = [];
    const storage = await watchStorage(context, host.address, firstLibrary(Date.now()));
    const tabs = [await context.newPage(), await context.newPage()] as const;
    for (const page of tabs) {
      await page.goto(host.address);
      await workerAtHand(page);
    }

    console.log(TABLE_HEAD);
    const start = Date.now();
    const until = start + minutes * MINUTE_MS;
    const samples: Sample[] = [];
    let deployed = false;
    const visitor = (page: Page, tab: string, reloads: boolean, number: number) => {
      let nextSample = 0;
      const onStep = async () => {
        broken.push(...(await storage.check()));
        const minute = (Date.now() - start) / MINUTE_MS;
        if (!deployed && minute > minutes / 2) {
          deployed = true;
          host.deploy(second);
        }
        if (minute < nextSample) return;
        nextSample = minute + minutes / 30;
        const isHome = await goHome(page).then(
          () => true,
          () => false,
        );
        if (!isHome) return;
        const sample = { minute, tab, ...(await measureMemory(page)) };
        samples.push(sample);
        console.log(tableRow(sample));
      };
      return visit({ page, seed: seed * 2 + number, reloads, until, onStep });
    };
    const [weather, ...visits] = await Promise.all([
      changeWeather({ context, service, random: randomNumbers(seed), until }),
      visitor(tabs[0], 'kept', false, 0),
      visitor(tabs[1], 'reloaded', true, 1),
    ]);
    for (const [index, page] of tabs.entries()) {
      broken.push(...(await notRecovered(page, `tab ${index + 1}`)));
    }
    await update(tabs);
    await wait(1_000);
    broken.push(...(await storage.check()));

    const kept = samples.filter(({ tab }) => tab === 'kept');
    const growth = heapGrowth(kept, minutes);
    if (!isFlat(growth)) broken.push(`The heap has grown: ${growth.toFixed(2)}`);
    console.log(`Heap, end : warm start = ${growth.toFixed(2)}`);
    for (const done of visits) console.log(`Actions: ${countsOf(done)}`);
    console.log(`Faults sent: ${countsOf(service.sent)}; offline ${weather} times`);
    console.log(`Storage: ${JSON.stringify(storage.count())}`);
    console.log(`${errors.length} uncaught errors, ${broken.length} broken`);
    return [...errors, ...broken];
  } finally {
    await browser.close();
    host.close();
  }
}
