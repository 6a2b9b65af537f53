// Part of `npm run build`: what Next cannot do to the site that it has exported to `out/`. The variable
// SERVICE_WORKER is `on` (or not set), or `off` to remove the worker of earlier builds.
import { appendFileSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { BASE_PATH, CATALOGUE_URL } from '@/lib/environment.mjs';
import { deleteBookData } from './export/book-data';
import { withCompileHint } from './export/compile-hint';
import { finishPage, withoutPreconnect } from './export/finish-page';
import { headerPolicy } from './export/policy';
import { writeSitemap } from './export/sitemap';
import { exportFolder } from './support/export-site';
import { run } from './support/run';
import { WORKER_FILE, buildWorker, buildWorkerRemoval } from './worker/build-worker';

/** Tells the page that there is a worker (lib/offline/registration.ts). */
const WORKER = `<meta name="service-worker" content="${BASE_PATH}/${WORKER_FILE}"/>`;

const nameWorker = (html: string): string => html.replace('</head>', () => `${WORKER}</head>`);

/** Whether the site has a worker. @throws {Error} when the variable makes no sense */
function wantsWorker(): boolean {
  const setting = process.env.SERVICE_WORKER?.trim() || 'on';
  if (setting !== 'on' && setting !== 'off') {
    throw new Error(`SERVICE_WORKER must be "on" or "off"; it is "${setting}".`);
  }
  return setting === 'on';
}

run(async () => {
  const withWorker = wantsWorker();
  deleteBookData(exportFolder);
  for (const name of readdirSync(exportFolder, { recursive: true, encoding: 'utf8' })) {
    const file = path.join(exportFolder, name);
    const change = (finish: (text: string) => string) =>
      writeFileSync(file, finish(readFileSync(file, 'utf8')));
    if (name.endsWith('.html')) {
      change((html) => finishPage(withWorker ? nameWorker(html) : html, CATALOGUE_URL));
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
  // Last: it holds the pages to their contents.
  const site = { folder: exportFolder, basePath: BASE_PATH };
  await (withWorker ? buildWorker(site) : buildWorkerRemoval(site));
});
