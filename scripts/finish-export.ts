// Part of `npm run build`: what Next cannot do to the site that it has exported to `out/`. The variable
// SERVICE_WORKER is `on` (or not set), or `off` to remove the worker of earlier builds.
import { appendFileSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { BASE_PATH, CATALOGUE_URL } from '@/lib/environment.mjs';
import { finishPage, withoutPreconnect } from './export/finish-page';
import { headerPolicy } from './export/policy';
import { writeSitemap } from './export/sitemap';
import { exportFolder } from './support/export-site';
import { run } from './support/run';
import { WORKER_FILE, buildWorker, buildWorkerRemoval } from './worker/build-worker';

/** By this the page knows its worker (lib/offline/register-worker.ts). */
const WORKER_META = `<meta name="service-worker" content="${BASE_PATH}/${WORKER_FILE}"/>`;

const withWorkerMeta = (html: string): string =>
  html.replace('</head>', () => `${WORKER_META}</head>`);

/** Whether the site has a worker. @throws {Error} when the variable makes no sense */
function wantsWorker(): boolean {
  const setting = process.env.SERVICE_WORKER?.trim() || 'on';
  if (setting !== 'on' && setting !== 'off') {
    throw new Error(`SERVICE_WORKER must be "on" or "off"; it is "${setting}".`);
  }
  return setting === 'on';
}

/**
 * Deletes the router's data of the pages of single books, hundreds of files that nothing requests: the
 * app shows a book over the open page (docs/decisions/0003-any-book-on-a-static-host.md).
 */
function deleteBookData(): void {
  const books = path.join(exportFolder, 'book');
  for (const name of readdirSync(books, { recursive: true, encoding: 'utf8' })) {
    if (/^\d.*\.txt$/.test(name)) rmSync(path.join(books, name));
  }
}

/**
 * Makes V8 compile a whole script off the main thread, and not each function at its first call
 * (docs/decisions/0017-scripts-are-compiled-ahead.md).
 */
const withCompileHint = (script: string): string => `//# allFunctionsCalledOnLoad\n${script}`;

run(async () => {
  const withWorker = wantsWorker();
  deleteBookData();
  for (const name of readdirSync(exportFolder, { recursive: true, encoding: 'utf8' })) {
    const file = path.join(exportFolder, name);
    const change = (finish: (text: string) => string) =>
      writeFileSync(file, finish(readFileSync(file, 'utf8')));
    if (/(index|404)\.html$/.test(name)) {
      change((html) => finishPage(withWorker ? withWorkerMeta(html) : html, CATALOGUE_URL));
    }
    if (name.endsWith('.txt')) change(withoutPreconnect);
    if (name.endsWith('.js')) change(withCompileHint);
  }
  // public/_headers ends with the rule for every address.
  appendFileSync(
    path.join(exportFolder, '_headers'),
    `  Content-Security-Policy: ${headerPolicy(CATALOGUE_URL)}\n`,
  );
  console.log(writeSitemap(exportFolder));
  // Last, as it hashes the finished pages.
  const site = { folder: exportFolder, basePath: BASE_PATH };
  await (withWorker ? buildWorker(site) : buildWorkerRemoval(site));
});
