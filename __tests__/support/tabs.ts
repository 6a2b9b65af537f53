async function loadTab() {
  return {
    accounts: await import('@/lib/accounts/accounts'),
    session: await import('@/lib/accounts/session'),
    lending: await import('@/lib/lending/borrow'),
    loans: await import('@/lib/lending/loan'),
    views: await import('@/lib/lending/views'),
  };
}

/** What one page of the product has loaded: modules, and with them memory, of its own. */
export type Tab = Awaited<ReturnType<typeof loadTab>>;

/** Opens another tab over the same local storage: the modules are loaded anew. */
export async function openTab(): Promise<Tab> {
  const tabs: Tab[] = [];
  await jest.isolateModulesAsync(async () => void tabs.push(await loadTab()));
  const [tab] = tabs;
  if (!tab) throw new Error('the tab did not open');
  return tab;
}

/** What a browser does in the other tabs after a write; a null key stands for a clear. */
export function storageEvent(key: string | null): void {
  window.dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }));
}
