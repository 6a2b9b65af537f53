import { createServer } from 'node:http';
import type { CatalogueHandler } from '@/fake-gutendex/node-server';
import { CATALOGUE_PATH } from './embedded-catalogue';
import { listen } from './listen';
import { createStaticHost } from './static-host';
import { exportFolder, exportSite } from '../support/export-site';

/** Builds the site over a catalogue and serves both on a free port, for scripts that look at it. */
export async function serveExport(catalogue: CatalogueHandler) {
  exportSite({ catalogueUrl: CATALOGUE_PATH, basePath: '' });
  const site = createStaticHost({ root: exportFolder, kind: 'netlify' });
  const server = createServer((request, response) => {
    if (!catalogue(request, response)) site(request, response);
  });
  const port = await listen(server, 0);
  return { baseURL: `http://localhost:${port}/`, close: () => server.close() };
}
