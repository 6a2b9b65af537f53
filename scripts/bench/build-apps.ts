import { cpSync, existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { exportFolder, exportSite, repositoryRoot } from '../support/export-site';
import { CATALOGUE_URL, type AppName } from './addresses';
import { ensureFloor, floorFolder } from './floor';

/** Where the bench keeps what it makes. */
export const benchCache = path.join(repositoryRoot, '.cache', 'bench');
const siteFolder = path.join(benchCache, 'site');

/**
 * Builds both apps for the bench's catalogue and gives their folders.
 *
 * @param reuse whether to take the site as it was built the last time, if it was; the floor is built
 *   only when it has changed
 */
export function buildApps(reuse: boolean): Record<AppName, string> {
  if (!reuse || !existsSync(siteFolder)) {
    exportSite({ catalogueUrl: CATALOGUE_URL, basePath: '' });
    rmSync(siteFolder, { recursive: true, force: true });
    cpSync(exportFolder, siteFolder, { recursive: true });
  }
  ensureFloor();
  return { site: siteFolder, floor: floorFolder };
}
