// `npm start [-- --live] [-- --port N]`: builds the site and serves it as a visitor gets it, with
// the fake Gutendex beside it (no network needed), or for the public service with --live.
import { BASE_PATH } from '@/lib/environment.mjs';
import { exportFolder, exportSite } from './support/export-site';
import { run } from './support/run';
import { SERVICE_PATH, embeddedService, serve } from './support/serve';
import { readServerOptions } from './support/server-options';
import { siteFiles } from './support/site-files';

run(async () => {
  // Before the build, which takes a while, as the port may be in use.
  const { live, port } = await readServerOptions();
  exportSite(live ? {} : { catalogueUrl: SERVICE_PATH });
  const { origin } = await serve({
    site: siteFiles({ root: exportFolder, kind: 'netlify', basePath: BASE_PATH }),
    service: live ? null : embeddedService(),
    port,
  });
  console.log(`\nBookShelfs: ${origin}${BASE_PATH}/`);
});
