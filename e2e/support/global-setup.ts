import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { SERVICE_PATH } from '../../scripts/support/serve';
import { exportFolder, exportSite } from '../../scripts/support/export-site';
import { BASE_PATH, ORIGIN, SITES } from './sites';

/**
 * Builds the site as each kind of host needs it. `E2E_REUSE=1` keeps the last builds; with
 * `E2E_BUILT=1` the site at the root of its host is the one in `out/`, built for the fake service.
 */
export default function globalSetup() {
  if (process.env.E2E_REUSE) return;
  rmSync(SITES, { recursive: true, force: true });
  const keepAs = (name: string) =>
    cpSync(exportFolder, path.join(SITES, name), { recursive: true });
  if (!process.env.E2E_BUILT) exportSite({ catalogueUrl: SERVICE_PATH, basePath: '' });
  keepAs('root');
  exportSite({ catalogueUrl: SERVICE_PATH, basePath: BASE_PATH, siteOrigin: ORIGIN });
  keepAs('base-path');
}
