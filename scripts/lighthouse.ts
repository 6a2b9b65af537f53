// `npm run lighthouse`: Lighthouse (mobile) on the exported site's routes. Not part of
// `npm test`: npx downloads it, and it needs Node 22. Exits 1 when accessibility, best practices or
// SEO is under 100 anywhere.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CHROMIUM_ARGS, ensureBrowser } from './support/browser';
import { coverlessService } from './support/fake-service';
import { run } from './support/run';
import { serveExport } from './support/serve';

const LIGHTHOUSE = 'lighthouse@13.5.0';
const ROUTES = ['/', '/portugues/', '/book/55752/', '/auth/', '/profile/'];
const MUST_BE_PERFECT = ['accessibility', 'best-practices', 'seo'];

interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { title: string; score: number | null; scoreDisplayMode: string }>;
}

function lighthouse(url: string, output: string): Promise<Report> {
  const child = spawn(
    'npx',
    [
      '--yes',
      LIGHTHOUSE,
      url,
      '--quiet',
      '--output=json',
      `--output-path=${output}`,
      '--only-categories=performance,accessibility,best-practices,seo',
      `--chrome-flags=${['--headless=new', ...CHROMIUM_ARGS].join(' ')}`,
    ],
    { stdio: 'inherit', env: { ...process.env, CHROME_PATH: ensureBrowser() } },
  );
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => {
      if (code === 0) resolve(JSON.parse(readFileSync(output, 'utf8')) as Report);
      else reject(new Error(`Lighthouse failed on ${url}.`));
    });
  });
}

run(async () => {
  const { origin, close } = await serveExport(coverlessService());
  const folder = mkdtempSync(path.join(tmpdir(), 'lighthouse-'));
  let imperfect = false;
  try {
    for (const [index, route] of ROUTES.entries()) {
      const output = path.join(folder, `${index}.json`);
      const { categories, audits } = await lighthouse(new URL(route, origin).href, output);
      const scores = Object.entries(categories).map(
        ([name, { score }]) => `${name} ${Math.round((score ?? 0) * 100)}`,
      );
      console.log(`${route.padEnd(16)} ${scores.join(', ')}`);
      const low = MUST_BE_PERFECT.some((name) => categories[name]?.score !== 1);
      imperfect ||= low;
      if (!low) continue;
      for (const { title, score, scoreDisplayMode } of Object.values(audits)) {
        if (scoreDisplayMode === 'binary' && score === 0) console.log(`  - ${title}`);
      }
    }
  } finally {
    close();
  }
  if (imperfect) throw new Error('Not all scores are 100.');
});
