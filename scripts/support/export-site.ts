import { spawnSync } from 'node:child_process';
import path from 'node:path';

export const repositoryRoot = path.join(__dirname, '..', '..');
export const exportFolder = path.join(repositoryRoot, 'out');

interface Settings {
  catalogueUrl?: string;
  basePath?: string;
  /** The address of the host, where the build is to know it. */
  siteOrigin?: string;
}

/** Builds the site into `out/`. @throws {Error} when the build fails; its output says why */
export function exportSite({ catalogueUrl, basePath, siteOrigin }: Settings): void {
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], {
    cwd: repositoryRoot,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: {
      ...process.env,
      NEXT_TELEMETRY_DISABLED: '1',
      ...(catalogueUrl !== undefined && { NEXT_PUBLIC_CATALOGUE_URL: catalogueUrl }),
      ...(basePath !== undefined && { NEXT_PUBLIC_BASE_PATH: basePath }),
      ...(siteOrigin !== undefined && { SITE_ORIGIN: siteOrigin }),
    },
  });
  if (status !== 0) throw new Error('The build failed.');
}
