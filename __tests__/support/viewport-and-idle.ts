import { act } from 'react';

type ObserverCallback = ConstructorParameters<typeof IntersectionObserver>[0];

/** Defines what jsdom lacks, IntersectionObserver and requestIdleCallback, for tests to trigger. */
export function fakeViewportAndIdle() {
  const observers = new Map<object, { callback: ObserverCallback; elements: Set<Element> }>();
  const idleCallbacks = new Map<number, IdleRequestCallback>();
  let lastHandle = 0;

  class Observer {
    private readonly elements = new Set<Element>();
    constructor(callback: ObserverCallback) {
      observers.set(this, { callback, elements: this.elements });
    }
    observe(element: Element) {
      this.elements.add(element);
    }
    unobserve(element: Element) {
      this.elements.delete(element);
    }
    disconnect() {
      observers.delete(this);
    }
  }
  const replaced = {
    IntersectionObserver: Observer,
    requestIdleCallback: (callback: IdleRequestCallback) => {
      idleCallbacks.set(++lastHandle, callback);
      return lastHandle;
    },
    cancelIdleCallback: (handle: number) => void idleCallbacks.delete(handle),
  };
  for (const [name, value] of Object.entries(replaced)) {
    Object.defineProperty(window, name, { value, configurable: true });
  }

  /** Notifies every observer that its elements are, or are not, in the viewport. */
  const scroll = (isIntersecting: boolean) =>
    act(() => {
      for (const [observer, { callback, elements }] of observers) {
        const entries = [...elements].map((target) => ({ target, isIntersecting }));
        callback(entries as never, observer as never);
      }
    });
  return {
    observers,
    idleCallbacks,
    scrollIntoView: () => scroll(true),
    scrollOutOfView: () => scroll(false),
    becomeIdle: () =>
      act(() => {
        for (const [handle, callback] of idleCallbacks) {
          idleCallbacks.delete(handle);
          callback({ didTimeout: false, timeRemaining: () => 50 });
        }
      }),
    restore: () => {
      for (const name of Object.keys(replaced)) Reflect.deleteProperty(window, name);
    },
  };
}
