import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import {
  PathnameContext,
  SearchParamsContext,
} from 'next/dist/shared/lib/hooks-client-context.shared-runtime';
import { useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { SWRConfig } from 'swr';

const CHANGED = 'test:address-changed';

/** As Next does, notifies the router of changes by the history API. */
for (const method of ['pushState', 'replaceState'] as const) {
  const original = window.history[method].bind(window.history);
  window.history[method] = (...args) => {
    original(...args);
    window.dispatchEvent(new Event(CHANGED));
  };
}

const subscribe = (listener: () => void) => {
  const events = [CHANGED, 'popstate'];
  for (const event of events) window.addEventListener(event, listener);
  return () => {
    for (const event of events) window.removeEventListener(event, listener);
  };
};

const router = {
  push: (href: string) => window.history.pushState(null, '', href),
  replace: (href: string) => window.history.replaceState(null, '', href),
  back: () => window.history.back(),
  forward: () => window.history.forward(),
  refresh: () => undefined,
  prefetch: () => Promise.resolve(),
};

/** Next's router context over jsdom's history and location. */
function AddressBar({ children }: { children: ReactNode }) {
  const href = useSyncExternalStore(subscribe, () => window.location.href);
  const { pathname, searchParams } = useMemo(() => new URL(href), [href]);
  return (
    <AppRouterContext.Provider value={router as never}>
      <PathnameContext.Provider value={pathname}>
        <SearchParamsContext.Provider value={searchParams}>{children}</SearchParamsContext.Provider>
      </PathnameContext.Provider>
    </AppRouterContext.Provider>
  );
}

interface ScreenOptions {
  /** The address to open. */
  at?: string;
  /** Whether timers are fake: then the visitor's delays advance them. */
  fakeTimers?: boolean;
}

/** Renders a screen at an address, with an empty SWR cache, and a visitor with mouse and keyboard. */
export function renderScreen(
  screen: ReactNode,
  { at = '/', fakeTimers = false }: ScreenOptions = {},
) {
  window.history.replaceState(null, '', at);
  const visitor = userEvent.setup(
    fakeTimers ? { advanceTimers: jest.advanceTimersByTime } : undefined,
  );
  const view = render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <AddressBar>
        <main tabIndex={-1}>{screen}</main>
      </AddressBar>
    </SWRConfig>,
  );
  return { visitor, ...view };
}
