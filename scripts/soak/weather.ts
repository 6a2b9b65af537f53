import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContext } from '@playwright/test';
import { anyFault, type faultyService } from './faulty-service';
import type { Random } from './random';

interface Weather {
  context: BrowserContext;
  service: ReturnType<typeof faultyService>;
  random: Random;
  /** In ms of `Date.now()`. */
  until: number;
}

/** Lets the service and the network fail by chance, for some seconds each, until the time is over. */
export async function changeWeather({ context, service, random, until }: Weather): Promise<number> {
  let offline = 0;
  while (Date.now() < until) {
    const [kind, share, length] = [random(), random(), random()];
    if (kind < 0.1) {
      offline += 1;
      await context.setOffline(true);
      service.fail('a broken connection', 1);
    } else if (kind < 0.6) {
      service.fail(anyFault(random), 0.3 + 0.7 * share);
    }
    await wait(Math.min(3_000 + 22_000 * length, Math.max(0, until - Date.now())));
    service.recover();
    await context.setOffline(false);
  }
  return offline;
}
