import '@testing-library/jest-dom';
import { cleanup, configure, getConfig } from '@testing-library/react';
import { rememberComputedStyles } from './computed-styles';

const { getElementError } = getConfig();

/** Whether Testing Library is asking again and again, until something is found or the time is over. */
const isWaiting = () =>
  '_disableExpensiveErrorDiagnostics' in getConfig() &&
  Boolean(Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics'));

configure({
  // Long enough for a slow machine.
  asyncUtilTimeout: 15_000,
  // Printing the page for each failure of a wait is a sixth of a story's time; only the last one is
  // seen, and waiting adds the page to that one itself.
  getElementError: (message, container) => {
    if (!isWaiting()) return getElementError(message, container);
    return Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' });
  },
});

rememberComputedStyles();

afterEach(() => cleanup());
