import type { Page } from '@playwright/test';

export interface Shift {
  value: number;
  /** Element names with their classes. */
  moved: string[];
}

interface Probes {
  /** Resolves to when a condition that has come true is painted, in ms since navigation began. */
  painted: (condition: () => boolean) => Promise<number>;
  /** Whether a card is visible, and not behind the skeleton. */
  hasCards: () => boolean;
  firstCard: Promise<number>;
  /** The layout shifts that no input caused. */
  shifts: Shift[];
  /** The longest event of each interaction, by its id, in ms. */
  interactions: Map<number, { name: string; target: string; duration: number }>;
  /** Tasks of the main thread over 50 ms. */
  longTasks: { start: number; duration: number }[];
  /** The document and all that it has fetched, except from the browser's cache. */
  fetched: () => PerformanceResourceTiming[];
}

declare global {
  interface Window {
    bench: Probes;
  }
}

type LayoutShift = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: { node?: Node }[];
};

/**
 * Runs the measuring code before the page's own. A paint is the first task after the frame in which
 * the document has changed: Element Timing would need an attribute on the product's elements, and
 * ignores text in a fallback font.
 */
export async function installProbes(page: Page): Promise<void> {
  // tsx names every function through this helper, which a page does not have.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.addInitScript(() => {
    const painted: Probes['painted'] = async (condition) => {
      await new Promise<void>((resolve, reject) => {
        if (condition()) return resolve();
        setTimeout(() => reject(new Error(`Not seen in 30 s: ${condition}`)), 30_000);
        const observer = new MutationObserver(() => {
          if (!condition()) return;
          observer.disconnect();
          resolve();
        });
        observer.observe(document, { childList: true, characterData: true, subtree: true });
      });
      await new Promise(requestAnimationFrame);
      const { port1, port2 } = new MessageChannel();
      return new Promise<number>((resolve) => {
        port1.onmessage = () => resolve(performance.now());
        port2.postMessage(null);
      });
    };
    const hasCards = () =>
      document.querySelector('[data-skeleton]') === null &&
      document.querySelector('article a[href*="/book/"]') !== null;
    const fetched = () =>
      ['navigation', 'resource']
        .flatMap((type) => performance.getEntriesByType(type) as PerformanceResourceTiming[])
        .filter(({ transferSize }) => transferSize > 0);
    const firstCard = painted(hasCards);
    const [shifts, longTasks]: [Probes['shifts'], Probes['longTasks']] = [[], []];
    const interactions: Probes['interactions'] = new Map();
    window.bench = { painted, hasCards, firstCard, shifts, interactions, longTasks, fetched };

    const nameOf = (node: EventTarget | null | undefined) =>
      node instanceof Element
        ? [node.localName, ...node.classList].join('.')
        : 'something that is gone';
    const observe = <Entry extends PerformanceEntry>(type: string, use: (entry: Entry) => void) =>
      new PerformanceObserver((list) => (list.getEntries() as Entry[]).forEach(use)).observe({
        type,
        buffered: true,
        // For events; the minimum.
        durationThreshold: 16,
      } as PerformanceObserverInit);
    observe<LayoutShift>('layout-shift', ({ value, hadRecentInput, sources }) => {
      if (!hadRecentInput) shifts.push({ value, moved: sources.map(({ node }) => nameOf(node)) });
    });
    observe<PerformanceEventTiming & { interactionId: number }>(
      'event',
      ({ interactionId, name, target, duration }) => {
        const known = interactions.get(interactionId)?.duration ?? 0;
        if (interactionId > 0 && duration > known)
          interactions.set(interactionId, { name, target: nameOf(target), duration });
      },
    );
    observe('longtask', ({ startTime, duration }) =>
      longTasks.push({ start: startTime, duration }),
    );
  });
}
