import type { Page } from '@playwright/test';

interface Probes {
  /** Resolves to when a condition that has come true is painted, in ms since navigation began. */
  painted: (condition: () => boolean) => Promise<number>;
  /** The same, in ms since the last key or click. */
  sinceInput: (condition: () => boolean) => Promise<number>;
  /** Whether a card is to be seen; cards may be in the document behind the skeleton before. */
  hasCards: () => boolean;
  firstCard: Promise<number>;
  /** When the first book was painted, of the home page's rows, or a card: it is in the document a frame before. */
  firstBook: Promise<number>;
  /** When the largest image or text so far was painted, in ms. */
  largestPaint: () => number;
  /** The sum of the layout shifts that no input caused. */
  shift: () => number;
  /** The events of interactions that took 16 ms or more, the least that browsers tell. */
  interactions: () => PerformanceEntry[];
  /** Tasks of the main thread over 50 ms. */
  longTasks: PerformanceEntry[];
  /** The document and all that it has fetched until now, but for what the browser's cache had. */
  fetched: () => PerformanceResourceTiming[];
}

declare global {
  interface Window {
    bench: Probes;
  }
}

type LayoutShift = PerformanceEntry & { value: number; hadRecentInput: boolean };

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
      do await new Promise(requestAnimationFrame);
      while (!condition());
      const { port1, port2 } = new MessageChannel();
      return new Promise<number>((resolve) => {
        port1.onmessage = () => resolve(performance.now());
        port2.postMessage(null);
      });
    };
    let lastInput = 0;
    const noteInput = ({ timeStamp }: Event) => (lastInput = timeStamp);
    addEventListener('keydown', noteInput, true);
    addEventListener('click', noteInput, true);
    const sinceInput: Probes['sinceInput'] = async (condition) =>
      (await painted(condition)) - lastInput;
    const hasCards = () =>
      document.querySelector('[data-skeleton]') === null &&
      document.querySelector('article a[href*="/book/"]') !== null;
    const fetched = () =>
      ['navigation', 'resource']
        .flatMap((type) => performance.getEntriesByType(type) as PerformanceResourceTiming[])
        .filter(({ transferSize }) => transferSize > 0);
    const collect = <Entry extends PerformanceEntry>(type: string): Entry[] => {
      const entries: Entry[] = [];
      // The threshold is of events.
      const options = { type, buffered: true, durationThreshold: 16 };
      new PerformanceObserver((list) => entries.push(...(list.getEntries() as Entry[]))).observe(
        options,
      );
      return entries;
    };
    const shifts = collect<LayoutShift>('layout-shift');
    const shift = () =>
      shifts.reduce((all, { value, hadRecentInput }) => all + (hadRecentInput ? 0 : value), 0);
    const events = collect<PerformanceEventTiming & { interactionId: number }>('event');
    const paints = collect('largest-contentful-paint');
    window.bench = {
      painted,
      sinceInput,
      hasCards,
      firstCard: painted(hasCards),
      firstBook: painted(() => !!document.querySelector('main a[href*=book]')?.checkVisibility()),
      largestPaint: () => paints.at(-1)?.startTime ?? Number.NaN,
      shift,
      interactions: () => events.filter(({ interactionId }) => interactionId > 0),
      longTasks: collect('longtask'),
      fetched,
    };
  });
}
