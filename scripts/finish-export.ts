// Part of `npm run build`: what Next cannot do to the site that it has exported to `out/`. The variable
// SERVICE_WORKER is `on` (or not set), or `off` to remove the worker of earlier builds.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { BASE_PATH } from '@/lib/environment.mjs';
import { exportFolder } from './support/export-site';
import { run } from './support/run';
import { WORKER_FILE, buildWorker, buildWorkerRemoval } from './worker/build-worker';

const EARLY_REQUEST = /<script id="early-request">.*?<\/script>/s;
const FIRST_OF_HEAD = '<meta charSet="utf-8"/>';
/** Tells the page that there is a worker (lib/offline/registration.ts). */
const WORKER = `<meta name="service-worker" content="${BASE_PATH}/${WORKER_FILE}"/>`;

/**
 * Puts the script that asks the catalogue before the stylesheets: a script that follows one waits until it is loaded.
 * Throws an Error for a page of another form.
 */
function moveEarlyRequest(html: string): string {
  const [script] = EARLY_REQUEST.exec(html) ?? [];
  if (!script || !html.includes(FIRST_OF_HEAD)) throw new Error('no early request, or no head');
  return html.replace(script, '').replace(FIRST_OF_HEAD, () => FIRST_OF_HEAD + script);
}

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
  for (const name of readdirSync(exportFolder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.html')) continue;
    const file = path.join(exportFolder, name);
    const html = moveEarlyRequest(readFileSync(file, 'utf8'));
    writeFileSync(file, withWorker ? nameWorker(html) : html);
  }
  // Last: it holds the pages to their contents.
  const site = { folder: exportFolder, basePath: BASE_PATH };
  await (withWorker ? buildWorker(site) : buildWorkerRemoval(site));
});
