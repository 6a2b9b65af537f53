import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { exportFolder, exportSite, repositoryRoot } from '../scripts/support/export-site';

/** The names that the browser knows the bench's servers by; none of them leaves the machine. */
export const HOSTS = {
  site: 'site.test',
  floor: 'floor.test',
  catalogue: 'catalogue.test',
  covers: 'www.gutenberg.org',
} as const;

export type AppName = 'site' | 'floor';

/** The catalogue's address in both builds: another origin, as in production. */
const CATALOGUE_URL = `https://${HOSTS.catalogue}`;

/** The minimal app of the same Next, React and SWR (bench/floor/README.md), and what it is built to. */
const floorRoot = path.join(repositoryRoot, 'bench', 'floor');
export const floorFolder = path.join(floorRoot, 'out');

/** Builds the floor, unless its build is newer than its sources and the lock file. */
export function ensureFloor(): void {
  const app = path.join(floorRoot, 'app');
  const sources = [
    path.join(repositoryRoot, 'package-lock.json'),
    path.join(floorRoot, 'next.config.mjs'),
    ...readdirSync(app).map((name) => path.join(app, name)),
  ];
  const changedAt = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const builtAt = changedAt(path.join(floorFolder, 'index.html'));
  if (sources.every((file) => changedAt(file) <= builtAt)) return;
  const build = [require.resolve('next/dist/bin/next'), 'build', floorRoot];
  const env = { NEXT_TELEMETRY_DISABLED: '1', NEXT_PUBLIC_CATALOGUE_URL: CATALOGUE_URL };
  const { status } = spawnSync(process.execPath, build, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  if (status !== 0) throw new Error('The build of bench/floor failed.');
}

/** Builds both apps for the bench's catalogue, or reuses the last run's site; returns their folders. */
export function buildApps(reuse: boolean): Record<AppName, string> {
  const site = path.join(repositoryRoot, '.cache', 'bench', 'site');
  if (!reuse || !existsSync(site)) {
    exportSite({ catalogueUrl: CATALOGUE_URL, basePath: '' });
    rmSync(site, { recursive: true, force: true });
    cpSync(exportFolder, site, { recursive: true });
  }
  ensureFloor();
  return { site, floor: floorFolder };
}
