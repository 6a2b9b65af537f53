type Task<R> = (lock: Lock | null) => R | Promise<R>;
type RequestArguments<R> = [Task<R>] | [LockOptions, Task<R>];

/**
 * Web Locks, shared by tabs: a name has one holder at a time, in the order of the requests. jsdom
 * has none, so a test without these is one of a browser without locks.
 */
export class FakeLocks {
  /** The names of the requests, in order, without the locks that only announce a write. */
  readonly requested: string[] = [];
  readonly #held: string[] = [];
  readonly #last = new Map<string, Promise<unknown>>();

  async request<R>(name: string, ...args: RequestArguments<R>): Promise<R> {
    const task = args[args.length - 1] as Task<R>;
    const { ifAvailable: isOptional, signal }: LockOptions = args.length === 2 ? args[0] : {};
    if (!name.startsWith('bookshelfs.revision ')) this.requested.push(name);
    if (isOptional && this.#held.includes(name)) return task(null);
    const turn = (this.#last.get(name) ?? Promise.resolve()).then(async () => {
      signal?.throwIfAborted();
      this.#held.push(name);
      try {
        return await task({ name, mode: 'exclusive' });
      } finally {
        this.#held.splice(this.#held.indexOf(name), 1);
      }
    });
    this.#last.set(
      name,
      turn.catch(() => undefined),
    );
    const aborted = new Promise<never>((_, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason as Error));
    });
    return Promise.race([turn, aborted]);
  }

  query(): Promise<LockManagerSnapshot> {
    return Promise.resolve({ held: this.#held.map((name) => ({ name })), pending: [] });
  }
}

/** Defines `navigator.locks`, until `withoutLocks`. */
export function withLocks(locks: { request: unknown } = new FakeLocks()): void {
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
}

export function withoutLocks(): void {
  Reflect.deleteProperty(navigator, 'locks');
}
