import { cpSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pagePolicy } from '../../scripts/export/policy';
import { SERVICE_PATH } from '../../scripts/support/fake-service';
import { buildWorker } from '../../scripts/worker/build-worker';
import { COVERS_HOST } from './changing-host';
import { SITES } from './sites';

const PROJECT_GUTENBERG = 'https://www.gutenberg.org';
const POLICY = /(<meta http-equiv="Content-Security-Policy" content=")[^"]+/;
const WORKER_NOTE = /<meta name="service-worker"[^>]*>/;
const CHUNK = /(chunks\/[\w-]+)\.(js|css)/g;

/** What pages of the exported site say, in their HTML and in a part that comes later, and the new words. */
export const FOOTER = { first: 'ficam só neste navegador', second: 'moram só neste navegador' };
export const EXPORT = { first: 'Exportar meus dados', second: 'Salvar meus dados' };

/** Nothing can answer for Project Gutenberg where a worker asks: the policy names the tests' own host in its place. */
const withTestCovers = (policy: string) => policy.replaceAll(PROJECT_GUTENBERG, COVERS_HOST);

/** The page with the policy that its build would give it, but for the host of covers. */
const withPolicy = (html: string): string =>
  html.replace(POLICY, (_, start: string) => {
    return start + withTestCovers(pagePolicy(html, SERVICE_PATH));
  });

function change(file: string, rewrite: (text: string) => string) {
  writeFileSync(file, rewrite(readFileSync(file, 'utf8')));
}

/** A copy of a build in a folder of that name, each of whose files `rewrite` may change. */
function copyBuild(build: string, name: string, rewrite: (file: string) => void): string {
  const folder = path.join(SITES, name);
  rmSync(folder, { recursive: true, force: true });
  cpSync(path.join(SITES, build), folder, { recursive: true });
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = path.join(folder, entry);
    if (/\.(html|txt|js|css)$/.test(entry)) rewrite(file);
    if (entry.endsWith('.html')) change(file, withPolicy);
    if (entry === '_headers') change(file, withTestCovers);
  }
  return folder;
}

/**
 * Makes the version of the site that the stories begin with: a build as it is, with covers allowed
 * from the tests' own host.
 *
 * @param name of the folder it is written to
 */
export async function firstRelease(name: string, build: string, basePath: string): Promise<string> {
  const folder = copyBuild(build, name, () => undefined);
  await buildWorker({ folder, basePath });
  return folder;
}

/**
 * Makes the next version of the site at the root of its host, as one would be after a change: other
 * words, and other names for the scripts and styles.
 *
 * @param name of the folder it is written to
 * @param worker writes its worker
 */
export async function makeRelease(
  name: string,
  worker: typeof buildWorker = buildWorker,
): Promise<string> {
  const folder = copyBuild('root', name, (file) => {
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
  await worker({ folder, basePath: '' });
  return folder;
}
