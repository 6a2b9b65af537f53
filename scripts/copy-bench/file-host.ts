import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

/** What was fetched since the last time it was asked. */
export interface Traffic {
  requests: number;
  /** As a host that compresses with gzip sends them. */
  bytes: number;
}

/**
 * Stands in for the browser's `fetch` and `location`: the addresses below `/copy/` are the files of
 * a folder. Returns what tells the traffic.
 */
export function serveCopy(folder: string): () => Traffic {
  let traffic: Traffic = { requests: 0, bytes: 0 };
  const sizes = new Map<string, number>();
  const sizeOf = (file: string, contents: Buffer) => {
    const size = sizes.get(file) ?? gzipSync(contents).length;
    sizes.set(file, size);
    return size;
  };
  const answer = async (address: URL | RequestInfo): Promise<Response> => {
    const { pathname } = new URL(String(address));
    const file = path.join(folder, pathname.replace('/copy/', ''));
    traffic.requests++;
    if (!existsSync(file)) return new Response(null, { status: 404 });
    const contents = readFileSync(file);
    traffic.bytes += sizeOf(file, contents);
    return new Response(contents);
  };
  Object.assign(globalThis, {
    fetch: answer,
    location: { origin: 'http://localhost', href: 'http://localhost/' },
  });
  return () => {
    const told = traffic;
    traffic = { requests: 0, bytes: 0 };
    return told;
  };
}
