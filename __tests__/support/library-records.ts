import { KEYS } from '@/fixtures/storage-keys';

export * from '@/fixtures/records';

interface Stored {
  readonly users?: readonly unknown[];
  readonly session?: object;
  readonly loans?: readonly unknown[];
}

/** Writes records to local storage, as an earlier visit would have. */
export function store(stored: Stored): void {
  for (const [name, records] of Object.entries(stored)) {
    localStorage.setItem(KEYS[name as keyof typeof KEYS], JSON.stringify(records));
  }
}

/** What is stored under a key, or null. */
export function stored(name: keyof typeof KEYS): unknown {
  return JSON.parse(localStorage.getItem(KEYS[name]) ?? 'null');
}
