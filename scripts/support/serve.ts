import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ServiceHandler } from '@/fake-gutendex/node-server';
import { exportFolder, exportSite } from './export-site';
import { SERVICE_PATH } from './fake-service';
import { siteFiles } from './site-files';

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
