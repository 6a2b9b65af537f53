import { createServer } from 'node:http';
import type { ServiceHandler } from '@/fake-gutendex/node-server';
import { SERVICE_PATH } from './fake-gutendex';
import { listen } from './listen';
import { createStaticHost } from './static-host';
import { exportFolder, exportSite } from '../support/export-site';

/** Builds the site over a catalogue and serves both on a free port, for scripts that look at it. */
export async function serveExport(catalogue: ServiceHandler) {
  exportSite({ catalogueUrl: SERVICE_PATH, basePath: '' });
  const site = createStaticHost({ root: exportFolder, kind: 'netlify' });
  const server = createServer((request, response) => {
    if (!catalogue(request, response)) site(request, response);
  });
  const port = await listen(server, 0);
  return { baseURL: `http://localhost:${port}/`, close: () => server.close() };
}
