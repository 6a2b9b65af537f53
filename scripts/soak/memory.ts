import type { Page } from '@playwright/test';

/** What a tab holds after its garbage was collected. */
export interface Memory {
  /** JavaScript's heap in MB. */
  heap: number;
  /** Nodes of the DOM, those that are only referenced included. */
  nodes: number;
  listeners: number;
}

/** Collects a tab's garbage, and measures what is left. */
export async function measureMemory(page: Page): Promise<Memory> {
  const session = await page.context().newCDPSession(page);
  // The first leaves what waits for finalisers.
  for (let turn = 0; turn < 2; turn += 1) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  await session.detach();
  return { heap: usedSize / 1e6, nodes, listeners: jsEventListeners };
}
