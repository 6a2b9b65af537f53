const addressOf = (request: RequestInfo | URL): string =>
  new URL(request instanceof Request ? request.url : request, 'http://localhost').href;

/** Cache Storage, which jsdom lacks: what the product uses of it, keyed by address. */
class FakeCache {
  readonly entries = new Map<string, Response>();

  constructor(private readonly room: () => number) {}

  async put(request: RequestInfo | URL, response: Response): Promise<void> {
    const isFull = this.entries.size >= this.room();
    if (isFull) throw new DOMException('No room', 'QuotaExceededError');
    this.entries.set(addressOf(request), new Response(await response.arrayBuffer(), response));
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

  match = async (request: RequestInfo | URL, { cacheName }: { cacheName: string }) =>
    this.#caches.get(cacheName)?.match(request);

  delete = async (name: string) => this.#caches.delete(name);
}

/** Gives the test's browser caches of its own. */
export function withCaches(): FakeCaches {
  const fake = new FakeCaches();
  Object.defineProperty(globalThis, 'caches', { value: fake, configurable: true });
  return fake;
}
