// Part of `npm run build`: what Next cannot do to the pages that it has exported to `out/`.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { exportFolder } from './support/export-site';
import { run } from './support/run';

const EARLY_REQUEST = /<script id="early-request">.*?<\/script>/s;
const FIRST_OF_HEAD = '<meta charSet="utf-8"/>';

/**
 * Puts the script that asks the catalogue before the stylesheets: a script that follows one waits until it is loaded.
 * Throws an Error for a page of another form.
 */
function moveEarlyRequest(html: string): string {
  const [script] = EARLY_REQUEST.exec(html) ?? [];
  if (!script || !html.includes(FIRST_OF_HEAD)) throw new Error('no early request, or no head');
  return html.replace(script, '').replace(FIRST_OF_HEAD, () => FIRST_OF_HEAD + script);
}

run(async () => {
  for (const name of readdirSync(exportFolder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.html')) continue;
    const file = path.join(exportFolder, name);
    writeFileSync(file, moveEarlyRequest(readFileSync(file, 'utf8')));
  }
});
