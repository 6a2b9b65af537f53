// `npm start [-- --live] [-- --port N]`: builds the site and serves it as a visitor gets it, with
// the embedded catalogue beside it (no network needed), or for the public service with --live.
import { createServer } from 'node:http';
import { BASE_PATH } from '@/lib/environment.mjs';
import { SERVICE_PATH, embeddedService } from './hosting/fake-gutendex';
import { listen } from './hosting/listen';
import { createStaticHost } from './hosting/static-host';
import { exportFolder, exportSite } from './support/export-site';
import { readServerOptions } from './support/options';
import { run } from './support/run';

run(async () => {
  const { live, port } = readServerOptions(process.argv.slice(2), process.env);
  exportSite(live ? {} : { catalogueUrl: SERVICE_PATH });

  const site = createStaticHost({ root: exportFolder, kind: 'netlify', basePath: BASE_PATH });
  const catalogue = live ? null : embeddedService();
  const server = createServer((request, response) => {
    if (!catalogue?.(request, response)) site(request, response);
  });
  const used = await listen(server, port);
  console.log(`\nBookShelfs: http://localhost:${used}${BASE_PATH}/`);
});
