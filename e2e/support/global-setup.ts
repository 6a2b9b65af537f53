import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { SERVICE_PATH } from '../../scripts/support/fake-service';
import { exportFolder, exportSite } from '../../scripts/support/export-site';
import { BASE_PATH, SITES } from './sites';

/** Builds the site as each kind of host needs it. `E2E_REUSE=1` keeps the last builds. */
export default function globalSetup() {
  if (process.env.E2E_REUSE) return;
  rmSync(SITES, { recursive: true, force: true });
  for (const [name, basePath] of [
    ['base-path', BASE_PATH],
    ['root', ''],
  ] as const) {
    exportSite({ catalogueUrl: SERVICE_PATH, basePath });
    cpSync(exportFolder, path.join(SITES, name), { recursive: true });
  }
}
