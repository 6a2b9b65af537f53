// `npm run dev [-- --live] [-- --port N]`: Next's development server and the fake Gutendex on one
// port, so that a phone on the same network gets both; the public service with --live.
import next from 'next';
import { repositoryRoot } from './support/export-site';
import { run } from './support/run';
import { SERVICE_PATH, embeddedService, serve } from './support/serve';
import { readServerOptions } from './support/server-options';

run(async () => {
  const { live, port } = await readServerOptions();
  if (!live) process.env.NEXT_PUBLIC_CATALOGUE_URL = SERVICE_PATH;
  process.env.NEXT_TELEMETRY_DISABLED = '1';

  const { server, origin } = await serve({
    site: (request, response) => void handle(request, response),
    service: live ? null : embeddedService(),
    port,
  });
  const app = next({
    dev: true,
    dir: repositoryRoot,
    hostname: 'localhost',
    port,
    httpServer: server,
  });
  const handle = app.getRequestHandler();
  await app.prepare();
  console.log(`\nBookShelfs: ${origin}${process.env.NEXT_PUBLIC_BASE_PATH ?? ''}/`);
});
