// `npm run test:e2e [-- ARGUMENTS]`: the browser tests, with a browser installed where there is none.
import { spawnSync } from 'node:child_process';
import { PLAYWRIGHT_CLI, ensureBrowser } from './support/browser';
import { run } from './support/run';

run(async () => {
  console.log(`Browser: ${ensureBrowser()}`);
  const command = [PLAYWRIGHT_CLI, 'test', ...process.argv.slice(2)];
  process.exitCode = spawnSync(process.execPath, command, { stdio: 'inherit' }).status ?? 1;
});
