import { cpSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildWorker } from '../../scripts/worker/build-worker';
import { SITES } from './sites';

const WORKER_NOTE = /<meta name="service-worker"[^>]*>/;
const CHUNK = /(chunks\/[\w-]+)\.(js|css)/g;

/** What pages of the exported site say, in their HTML and in a part that comes later, and the new words. */
export const FOOTER = { first: 'ficam só neste navegador', second: 'moram só neste navegador' };
export const EXPORT = { first: 'Exportar dados', second: 'Exportar meus dados' };

/**
 * Makes the next version of the site of a build, as one would be after a change: other words, and
 * other names for the scripts and styles.
 *
 * @param name of the folder it is written to
 * @param worker writes its worker
 */
export async function makeRelease(
  name: string,
  worker: typeof buildWorker = buildWorker,
): Promise<string> {
  const folder = path.join(SITES, name);
  rmSync(folder, { recursive: true, force: true });
  cpSync(path.join(SITES, 'root'), folder, { recursive: true });
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = path.join(folder, entry);
    if (!/\.(html|txt|js|css)$/.test(entry)) continue;
    const text = readFileSync(file, 'utf8')
      .replace(CHUNK, '$1-second.$2')
      .replaceAll(FOOTER.first, FOOTER.second)
      .replaceAll(EXPORT.first, EXPORT.second);
    writeFileSync(file, worker === buildWorker ? text : text.replace(WORKER_NOTE, ''));
    const renamed = entry.replace(CHUNK, '$1-second.$2');
    if (renamed !== entry) renameSync(file, path.join(folder, renamed));
  }
  await worker({ folder, basePath: '' });
  return folder;
}
