// `npm run test:e2e [-- ARGUMENTS]`: the browser tests, with a browser seen to first.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ensureBrowser } from './support/browser';
import { run } from './support/run';

run(async () => {
  console.log(`Browser: ${ensureBrowser()}`);
  const playwright = path.join(
    path.dirname(require.resolve('@playwright/test/package.json')),
    'cli.js',
  );
  const { status } = spawnSync(process.execPath, [playwright, 'test', ...process.argv.slice(2)], {
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
});
