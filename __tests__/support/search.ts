import { act, screen } from '@testing-library/react';

export const searchField = () => screen.getByRole('combobox', { name: 'Buscar livros' });

/** Lets the time of the page pass, in ms. */
export const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** Waits for what comes over the network or as code, while the page's own time stands still. */
export async function untilSeen<Found>(find: () => Found | null): Promise<Found> {
  for (;;) {
    const found = find();
    if (found !== null) return found;
    await pass(0);
  }
}

/** Stops the time of the page, but not what the test's network stands on. */
export const stopTime = () =>
  void jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
