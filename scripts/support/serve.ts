import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fakeGutendex } from '@/fake-gutendex/gutendex';
import { serviceHandler, type ServiceHandler } from '@/fake-gutendex/node-server';
import { EMBEDDED_BOOKS, OWN_BOOK, readBooks } from '@/fake-gutendex/read-books';
import { exportFolder, exportSite } from './export-site';
import { siteFiles } from './site-files';

/** The path of the fake service on the servers of development, demo and tests. */
export const SERVICE_PATH = '/catalogue';

export const embeddedService = (): ServiceHandler =>
  serviceHandler(fakeGutendex([...readBooks(EMBEDDED_BOOKS), OWN_BOOK]), SERVICE_PATH);

interface Serving {
  site: RequestListener;
  /** The fake service, on the site's own origin; null for the public one. */
  service: ServiceHandler | null;
  /** 0 for any free one. */
  port?: number;
}

export async function serve({ site, service, port = 0 }: Serving) {
  const server = createServer((request, response) => {
    if (!service?.(request, response)) site(request, response);
  });
  await once(server.listen(port), 'listening');
  const address = server.address() as AddressInfo;
  return { server, origin: `http://localhost:${address.port}`, close: () => server.close() };
}

/** Builds the site over a fake service and serves both, for scripts that look at it. */
export async function serveExport(service: ServiceHandler) {
  exportSite({ catalogueUrl: SERVICE_PATH, basePath: '' });
  return serve({ site: siteFiles({ root: exportFolder, kind: 'netlify', basePath: '' }), service });
}
