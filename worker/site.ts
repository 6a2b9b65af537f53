import { SITE_CACHE } from '@/lib/offline/caches';

/** A file of the site. One without a hash in its name has its integrity checked. */
export interface SiteFile {
  url: string;
  integrity?: string;
}

/** One version of the site, in a cache of its own. */
export class Site {
  private readonly cacheName: string;

  constructor(
    private readonly files: readonly SiteFile[],
    version: string,
  ) {
    this.cacheName = `${SITE_CACHE}#${version}`;
  }

  has = (path: string): boolean => this.files.some(({ url }) => url === path);

  /** A file of this version, from the host if the browser has evicted it. */
  async match(path: string): Promise<Response> {
    return (await caches.match(path, { cacheName: this.cacheName })) ?? fetch(path);
  }

  /** @throws at once when a file is missing or of another version; the others stay for the next try */
  async install(): Promise<void> {
    const cache = await caches.open(this.cacheName);
    await Promise.all(this.files.map((file) => this.keep(file, cache)));
  }

  private async keep({ url, integrity = '' }: SiteFile, cache: Cache): Promise<void> {
    if (await cache.match(url)) return;
    // A file with a hash in its name is the same in an earlier version, or in the HTTP cache.
    const known = integrity ? undefined : await caches.match(url);
    const fresh = integrity ? 'reload' : 'default';
    const options = { integrity, cache: fresh, priority: 'low' } as const;
    const response = known ?? (await fetch(new URL(url, location.href), options));
    if (!response.ok) throw new TypeError(`${url}: HTTP ${response.status}`);
    // Browsers refuse a redirected response as the answer to a navigation.
    await cache.put(url, response.redirected ? new Response(response.body, response) : response);
  }

  async deleteOtherVersions(): Promise<void> {
    const isOther = (name: string) => name.split('#')[0] === SITE_CACHE && name !== this.cacheName;
    await Promise.all((await caches.keys()).filter(isOther).map((name) => caches.delete(name)));
  }
}
