// Part of `npm run build`: what Next cannot do to the pages that it has exported to `out/`.
import { appendFileSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CATALOGUE_URL } from '@/lib/environment.mjs';
import { finishPage, withoutPreconnect } from './export/finish-page';
import { headerPolicy } from './export/policy';
import { exportFolder } from './support/export-site';
import { run } from './support/run';

run(async () => {
  for (const name of readdirSync(exportFolder, { recursive: true, encoding: 'utf8' })) {
    const file = path.join(exportFolder, name);
    const change = (finish: (text: string) => string) =>
      writeFileSync(file, finish(readFileSync(file, 'utf8')));
    if (name.endsWith('.html')) change((html) => finishPage(html, CATALOGUE_URL));
    if (name.endsWith('.txt')) change(withoutPreconnect);
  }
  // public/_headers ends with the rule for every address.
  appendFileSync(
    path.join(exportFolder, '_headers'),
    `  Content-Security-Policy: ${headerPolicy(CATALOGUE_URL)}\n`,
  );
});
