import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { fakeGutendex } from '@/fake-gutendex/gutendex';
import { serviceHandler } from '@/fake-gutendex/node-server';
import { EMBEDDED_BOOKS, OWN_BOOK, readBooks } from '@/fake-gutendex/read-books';
import { SERVICE_PATH, serve } from '../../scripts/support/serve';
import { siteFiles, type Site } from '../../scripts/support/site-files';

const COVER = `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="300"><rect width="200" height="300" fill="#3e5c7a"/></svg>`;

/** The origin of covers, on any port; the site's is `localhost`. */
export const COVERS_HOST = 'http://127.0.0.1:*';

/** Serves covers on an origin of their own, without CORS headers. */
async function serveCovers() {
  const server = createServer((request, response) => {
    if (request.url === '/cover/never') return;
    if (!request.url?.startsWith('/cover/')) return void response.writeHead(404).end();
    response.writeHead(200, { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'max-age=86400' });
    response.end(COVER);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return { origin: COVERS_HOST.replace('*', String(port)), close: () => server.close() };
}

/** A host for one site, which may be deployed again or become unreachable. */
export async function startHost(first: Site) {
  const covers = await serveCovers();
  const books = readBooks(EMBEDDED_BOOKS).map((book) => ({
    ...book,
    formats: { ...book.formats, 'image/jpeg': `${covers.origin}/cover/${book.id}` },
  }));
  const catalogue = serviceHandler(fakeGutendex([...books, OWN_BOOK]), SERVICE_PATH);
  let reachable = true;
  let files = siteFiles(first);
  const { origin, close } = await serve({
    service: (request, response) => {
      if (reachable) return catalogue(request, response);
      request.socket.destroy();
      return true;
    },
    site: (request, response) => files(request, response),
  });
  return {
    address: `${origin}${first.basePath}/`,
    coverOf: (id: number) => `${covers.origin}/cover/${id}`,
    hangingCover: `${covers.origin}/cover/never`,
    deploy: (root: string) => {
      files = siteFiles({ ...first, root });
    },
    /** Without a network for the page and its worker; `navigator.onLine` says so too. */
    goOffline: async (page: Page) => {
      reachable = false;
      covers.close();
      await page.context().setOffline(true);
    },
    close: () => {
      covers.close();
      close();
    },
  };
}

/** Waits until the worker has cached the site and controls the page. */
export const waitForWorker = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
