import { cpSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { COVERS_ORIGIN, pagePolicy } from '../../scripts/export/policy';
import { SERVICE_PATH } from '../../scripts/support/serve';
import { buildWorker } from '../../scripts/worker/build-worker';
import { COVERS_HOST } from './changing-host';

const POLICY = /(<meta http-equiv="Content-Security-Policy" content=")[^"]+/;
const WORKER_NOTE = /<meta name="service-worker"[^>]*>/;
const CHUNK = /(chunks\/[\w-]+)\.(js|css)/g;

/** Texts of the exported site, in its HTML and in a lazy part, and what they are in the next release. */
export const FOOTER = { first: 'ficam só neste navegador', second: 'moram só neste navegador' };
export const EXPORT = { first: 'Exportar meus dados', second: 'Salvar meus dados' };

/** Playwright cannot answer a worker's requests to Project Gutenberg, so the policy allows another host. */
const withTestCovers = (policy: string) => policy.replaceAll(COVERS_ORIGIN, COVERS_HOST);

/** The page with the policy that its build would give it, but for the host of covers. */
const withPolicy = (html: string): string =>
  html.replace(POLICY, (_, start: string) => {
    return start + withTestCovers(pagePolicy(html, SERVICE_PATH));
  });

function change(file: string, rewrite: (text: string) => string) {
  writeFileSync(file, rewrite(readFileSync(file, 'utf8')));
}

function copyBuild(build: string, folder: string, rewrite: (file: string) => void): void {
  rmSync(folder, { recursive: true, force: true });
  cpSync(build, folder, { recursive: true });
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = path.join(folder, entry);
    if (/\.(html|txt|js|css)$/.test(entry)) rewrite(file);
    if (entry.endsWith('.html')) change(file, withPolicy);
    if (entry === '_headers') change(file, withTestCovers);
  }
}

interface Release {
  build: string;
  folder: string;
  basePath: string;
}

/** Makes the version of the site that is deployed first: a build as it is, but for the host of covers. */
export async function firstRelease({ build, folder, basePath }: Release): Promise<void> {
  copyBuild(build, folder, () => undefined);
  await buildWorker({ folder, basePath });
}

/**
 * Makes the next version of the site, with other texts, and other names for the scripts and styles.
 *
 * @param worker writes its worker
 */
export async function nextRelease(
  { build, folder, basePath }: Release,
  worker: typeof buildWorker = buildWorker,
): Promise<void> {
  copyBuild(build, folder, (file) => {
    change(file, (text) => {
      const next = text
        .replace(CHUNK, '$1-second.$2')
        .replaceAll(FOOTER.first, FOOTER.second)
        .replaceAll(EXPORT.first, EXPORT.second);
      return worker === buildWorker ? next : next.replace(WORKER_NOTE, '');
    });
    const renamed = file.replace(CHUNK, '$1-second.$2');
    if (renamed !== file) renameSync(file, renamed);
  });
  await worker({ folder, basePath });
}
