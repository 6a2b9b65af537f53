/**
 * Web Locks as tabs share them: one holder of a name at a time, first come first served.
 * jsdom has none, so a test that says nothing of locks runs the fallback without them.
 */
export class FakeLocks {
  /** The names asked for, in order, but for those that only announce a write. */
  readonly asked: string[] = [];
  readonly #held: string[] = [];
  readonly #last = new Map<string, Promise<unknown>>();

  async request<R>(name: string, task: () => R | Promise<R>): Promise<R> {
    if (!name.startsWith('bookshelfs.revision ')) this.asked.push(name);
    const turn = (this.#last.get(name) ?? Promise.resolve()).then(async () => {
      this.#held.push(name);
      try {
        return await task();
      } finally {
        this.#held.splice(this.#held.indexOf(name), 1);
      }
    });
    this.#last.set(
      name,
      turn.catch(() => undefined),
    );
    return turn;
  }

  query(): Promise<LockManagerSnapshot> {
    return Promise.resolve({ held: this.#held.map((name) => ({ name })), pending: [] });
  }
}

/** Gives the browser these locks, until `withoutLocks`. */
export function withLocks(locks: { request: unknown } = new FakeLocks()): void {
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
}

export function withoutLocks(): void {
  Reflect.deleteProperty(navigator, 'locks');
}
