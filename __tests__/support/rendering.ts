import '@testing-library/jest-dom';
import { cleanup, configure, getConfig } from '@testing-library/react';

const { getElementError } = getConfig();

/** Whether Testing Library asks again and again until something is found; only its own types hide it. */
const isWaiting = () => Boolean(Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics'));

/** Prints the page only when it is read, which of a wait's failures only the last one is. */
const lazyError = (message: string | null, container: Element): Error =>
  Object.defineProperties(new Error(), {
    name: { value: 'TestingLibraryElementError' },
    message: { configurable: true, get: () => getElementError(message, container).message },
  });

configure({
  // Long enough for a slow machine.
  asyncUtilTimeout: 15_000,
  getElementError: function failure(message, container) {
    if (isWaiting()) return lazyError(message, container);
    const error = getElementError(message, container);
    // The line of the story, not this one.
    Error.captureStackTrace(error, failure);
    return error;
  },
});

afterEach(() => cleanup());

// jsdom goes through all style sheets for each computed style, and queries by role ask for those of
// every element's ancestors: what it said of an element holds until the document changes.
const compute = window.getComputedStyle;
let known = new WeakMap<Element, CSSStyleDeclaration>();
const forget = () => {
  known = new WeakMap();
};
const changes = new MutationObserver(forget);
changes.observe(document, {
  attributes: true,
  characterData: true,
  childList: true,
  subtree: true,
});

window.getComputedStyle = (element, pseudoElement) => {
  if (pseudoElement || !element.isConnected) return compute(element, pseudoElement);
  if (changes.takeRecords().length > 0) forget();
  const style = known.get(element) ?? compute(element);
  known.set(element, style);
  return style;
};
