type Task<R> = (lock: Lock | null) => R | Promise<R>;
type RequestArguments<R> = [Task<R>] | [LockOptions, Task<R>];

/**
 * Web Locks, shared by tabs: a name has one holder at a time, in the order of the requests. jsdom
 * has none, so a test without these is one of a browser without locks.
 */
export class FakeLocks {
  /** The names of the requests, in order. */
  readonly requested: string[] = [];
  readonly #held: string[] = [];
  readonly #last = new Map<string, Promise<unknown>>();

  async request<R>(name: string, ...args: RequestArguments<R>): Promise<R> {
    const task = args[args.length - 1] as Task<R>;
    const { ifAvailable: isOptional, signal }: LockOptions = args.length === 2 ? args[0] : {};
    this.requested.push(name);
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

/** Defines `navigator.locks`, until the end of the test. */
export function withLocks(locks: { request: unknown } = new FakeLocks()): void {
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
}

const addressOf = (request: RequestInfo | URL): string =>
  new URL(request instanceof Request ? request.url : request, 'http://localhost').href;

/** Cache Storage, which jsdom lacks: what the product uses of it, keyed by address. */
class FakeCache {
  readonly entries = new Map<string, Response>();

  constructor(private readonly room: () => number) {}

  async put(request: RequestInfo | URL, response: Response): Promise<void> {
    const whole = new Response(await response.arrayBuffer(), response);
    const isFull = this.entries.size >= this.room();
    if (isFull) throw new DOMException('No room', 'QuotaExceededError');
    this.entries.set(addressOf(request), whole);
  }

  async addAll(urls: readonly string[]): Promise<void> {
    for (const url of urls) await this.put(url, await fetch(new URL(url, 'http://localhost')));
  }

  match = async (request: RequestInfo | URL) => this.entries.get(addressOf(request))?.clone();
  delete = async (request: RequestInfo | URL) => this.entries.delete(addressOf(request));
  keys = async () => [...this.entries.keys()].map((url) => new Request(url));
}

/** The caches of one browser, and how many entries each may have. */
export class FakeCaches {
  room = Infinity;
  readonly #caches = new Map<string, FakeCache>();

  async open(name: string): Promise<FakeCache> {
    const cache = this.#caches.get(name) ?? new FakeCache(() => this.room);
    this.#caches.set(name, cache);
    return cache;
  }

  async match(request: RequestInfo | URL, { cacheName }: { cacheName?: string } = {}) {
    for (const [name, cache] of this.#caches) {
      const found =
        cacheName === undefined || name === cacheName ? await cache.match(request) : null;
      if (found) return found;
    }
    return undefined;
  }

  keys = async () => [...this.#caches.keys()];

  delete = async (name: string) => this.#caches.delete(name);
}

/** Gives the test's browser caches of its own. */
export function withCaches(): FakeCaches {
  const fake = new FakeCaches();
  Object.defineProperty(globalThis, 'caches', { value: fake, configurable: true });
  return fake;
}

/** Gives dialogs the methods that jsdom lacks; Escape and focus are tested in a browser, under e2e/. */
export function withDialogs(): void {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
}

interface Download {
  readonly name: string;
  readonly type: string;
  text(): Promise<string>;
}

/** Collects the files that the page downloads, in order. */
export function catchDownloads(): readonly Download[] {
  const blobs = new Map<string, Blob>();
  const downloads: Download[] = [];
  // jsdom has neither.
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => {
      const url = `blob:test/${blobs.size}`;
      blobs.set(url, blob);
      return url;
    },
    revokeObjectURL: () => undefined,
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    const blob = blobs.get(this.href);
    if (!blob) throw new Error(`nothing to download at ${this.href}`);
    downloads.push({ name: this.download, type: blob.type, text: () => blob.text() });
  });
  return downloads;
}
