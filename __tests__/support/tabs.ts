async function loadTab() {
  return {
    accounts: await import('@/lib/accounts/accounts'),
    session: await import('@/lib/accounts/session'),
    lending: await import('@/lib/lending/borrow'),
    loans: await import('@/lib/lending/loan'),
    snapshots: await import('@/lib/lending/snapshots'),
  };
}

/** The modules of one page, with memory of their own. */
export type Tab = Awaited<ReturnType<typeof loadTab>>;

/** Loads the modules again, as another tab with the same local storage would. */
export async function openTab(): Promise<Tab> {
  const tabs: Tab[] = [];
  await jest.isolateModulesAsync(async () => void tabs.push(await loadTab()));
  const [tab] = tabs;
  if (!tab) throw new Error('the tab did not open');
  return tab;
}

/** The event that a browser dispatches in other tabs after a write; null for a clear. */
export function storageEvent(key: string | null): void {
  window.dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }));
}
