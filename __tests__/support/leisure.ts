import { act } from '@testing-library/react';

type Seen = ConstructorParameters<typeof IntersectionObserver>[0];

/** What jsdom has not: a browser that says what is in sight, and when it has nothing to do. */
export function withLeisure() {
  const watched = new Map<IntersectionObserver, { tell: Seen; elements: Set<Element> }>();
  const waiting = new Map<number, IdleRequestCallback>();
  let lastHandle = 0;

  class Observer implements IntersectionObserver {
    readonly root = null;
    readonly rootMargin = '';
    readonly scrollMargin = '';
    readonly thresholds = [];
    private readonly elements = new Set<Element>();
    constructor(tell: Seen) {
      watched.set(this, { tell, elements: this.elements });
    }
    observe(element: Element) {
      this.elements.add(element);
    }
    unobserve(element: Element) {
      this.elements.delete(element);
    }
    disconnect() {
      watched.delete(this);
    }
    takeRecords() {
      return [];
    }
  }
  const replaced = {
    IntersectionObserver: Observer,
    requestIdleCallback: (work: IdleRequestCallback) => {
      waiting.set(++lastHandle, work);
      return lastHandle;
    },
    cancelIdleCallback: (handle: number) => void waiting.delete(handle),
  };
  for (const [name, value] of Object.entries(replaced)) {
    Object.defineProperty(window, name, { value, configurable: true });
  }

  /** Tells every observer whether what it watches is in sight now. */
  const scroll = (isIntersecting: boolean) =>
    act(() => {
      for (const [observer, { tell, elements }] of watched) {
        const entries = [...elements].map((target) => ({ target, isIntersecting }));
        tell(entries as unknown as IntersectionObserverEntry[], observer);
      }
    });
  return {
    watched,
    waiting,
    scrollThere: () => scroll(true),
    scrollElsewhere: () => scroll(false),
    rest: () =>
      act(() => {
        for (const [handle, work] of waiting) {
          waiting.delete(handle);
          work({ didTimeout: false, timeRemaining: () => 50 });
        }
      }),
    end: () => {
      for (const name of Object.keys(replaced)) Reflect.deleteProperty(window, name);
    },
  };
}
