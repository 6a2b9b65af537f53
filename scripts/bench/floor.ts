import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '../support/export-site';
import { CATALOGUE_URL } from './addresses';

/** The minimal app of the same Next, React and SWR (bench/floor/README.md). */
export const floorRoot = path.join(repositoryRoot, 'bench', 'floor');
export const floorFolder = path.join(floorRoot, 'out');

function buildFloor(): void {
  const next = require.resolve('next/dist/bin/next');
  const { status } = spawnSync(process.execPath, [next, 'build'], {
    cwd: floorRoot,
    stdio: 'inherit',
    env: {
      ...process.env,
      NEXT_TELEMETRY_DISABLED: '1',
      NEXT_PUBLIC_CATALOGUE_URL: CATALOGUE_URL,
    },
  });
  if (status !== 0) throw new Error('The build of bench/floor failed.');
}

/**
 * Builds the floor into `bench/floor/out`, unless what is there is newer than its sources and the
 * lock file.
 *
 * @throws {Error} when the build fails
 */
export function ensureFloor(): void {
  const page = path.join(floorFolder, 'index.html');
  const app = path.join(floorRoot, 'app');
  const sources = [
    path.join(repositoryRoot, 'package-lock.json'),
    path.join(floorRoot, 'next.config.mjs'),
    ...readdirSync(app).map((name) => path.join(app, name)),
  ];
  const changed = Math.max(...sources.map((file) => statSync(file).mtimeMs));
  if (!existsSync(page) || statSync(page).mtimeMs < changed) buildFloor();
}
