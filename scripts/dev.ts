// `npm run dev [-- --live] [-- --port N]`: Next's development server and the embedded catalogue on
// one port, so that a phone on the same network gets both; the public service with --live.
import { createServer } from 'node:http';
import next from 'next';
import { SERVICE_PATH, embeddedService } from './hosting/fake-gutendex';
import { listen } from './hosting/listen';
import { repositoryRoot } from './support/export-site';
import { readServerOptions } from './support/options';
import { run } from './support/run';

run(async () => {
  const { live, port } = readServerOptions(process.argv.slice(2), process.env);
  if (!live) process.env.NEXT_PUBLIC_CATALOGUE_URL = SERVICE_PATH;
  process.env.NEXT_TELEMETRY_DISABLED = '1';

  const catalogue = live ? null : embeddedService();
  const server = createServer((request, response) => {
    if (!catalogue?.(request, response)) void handle(request, response);
  });
  const used = await listen(server, port);
  const app = next({
    dev: true,
    dir: repositoryRoot,
    hostname: 'localhost',
    port: used,
    httpServer: server,
  });
  const handle = app.getRequestHandler();
  await app.prepare();
  console.log(`\nBookShelfs: http://localhost:${used}${process.env.NEXT_PUBLIC_BASE_PATH ?? ''}/`);
});
