/** Cache Storage, which jsdom lacks: what the product uses of it, keyed by address. */
class FakeCache {
  readonly entries = new Map<string, Response>();

  constructor(private readonly room: () => number) {}

  async put(request: RequestInfo | URL, response: Response): Promise<void> {
    if (this.entries.size >= this.room()) {
      throw new DOMException('No room', 'QuotaExceededError');
    }
    this.entries.set(addressOf(request), new Response(await response.arrayBuffer(), response));
  }

  async match(request: RequestInfo | URL): Promise<Response | undefined> {
    return this.entries.get(addressOf(request))?.clone();
  }

  async delete(request: RequestInfo | URL): Promise<boolean> {
    return this.entries.delete(addressOf(request));
  }

  async keys(): Promise<Request[]> {
    return [...this.entries.keys()].map((url) => new Request(url));
  }
}

const addressOf = (request: RequestInfo | URL): string =>
  new URL(request instanceof Request ? request.url : request, 'http://localhost').href;

/** The caches of one browser, and how many entries each may have. */
export class FakeCaches {
  room = Infinity;
  readonly #caches = new Map<string, FakeCache>();

  async open(name: string): Promise<FakeCache> {
    const cache = this.#caches.get(name) ?? new FakeCache(() => this.room);
    this.#caches.set(name, cache);
    return cache;
  }

  async match(request: RequestInfo | URL, { cacheName }: { cacheName: string }) {
    return this.#caches.get(cacheName)?.match(request);
  }

  async delete(name: string): Promise<boolean> {
    return this.#caches.delete(name);
  }
}

/** Gives the test's browser caches of its own. */
export function withCaches(): FakeCaches {
  const fake = new FakeCaches();
  Object.defineProperty(globalThis, 'caches', { value: fake, configurable: true });
  return fake;
}
