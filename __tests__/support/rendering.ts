import '@testing-library/jest-dom';
import { cleanup, configure, getConfig } from '@testing-library/react';
import { rememberComputedStyles } from './computed-styles';

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

rememberComputedStyles();

afterEach(() => cleanup());
