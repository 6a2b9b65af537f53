// `npm run size`: what the exported site in `out/` sends before it can be used, compressed, against
// the budgets of docs/decisions/0008-budgets.md. Ends with status 1 past one of them.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { exportFolder } from './support/export-site';
import { run } from './support/run';

const KB = 1000;
/** What a minimal app of this Next, React and SWR sends (measured), and what ours may add. */
const SCRIPT_BUDGET = (138.5 + 20) * KB;
const STYLE_BUDGET = 10 * KB;
const PAGE_BUDGET = 12 * KB;
const FONT_BUDGET = 40 * KB;

const compressed = (file: string) => gzipSync(readFileSync(file), { level: 9 }).length;

const files = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));

/** The files that a page names in attributes of its tags, such as `<script src>`. */
const named = (html: string, pattern: RegExp): string[] =>
  [...new Set([...html.matchAll(pattern)].map(([, url]) => url ?? ''))].map((url) =>
    path.join(exportFolder, url.replace(/^.*?(?=\/_next\/)/, '')),
  );

run(async () => {
  if (!existsSync(exportFolder))
    throw new Error('There is no out/ to measure: run `npm run build` first.');
  const over: string[] = [];
  const check = (what: string, bytes: number, budget: number) => {
    const line = `${what.padEnd(34)} ${(bytes / KB).toFixed(1).padStart(7)} KB of ${(budget / KB).toFixed(1)} KB`;
    console.log(line);
    if (bytes > budget) over.push(line.trim());
  };

  const pages = files(exportFolder).filter((file) => file.endsWith('.html'));
  for (const page of pages) {
    const html = readFileSync(page, 'utf8');
    const route = `/${path.relative(exportFolder, page).replace(/index\.html$/, '')}`;
    const scripts = named(html, /<script[^>]* src="([^"]+\.js)[^"]*"(?![^>]*nomodule)/gi);
    check(
      `${route} scripts`,
      scripts.reduce((sum, file) => sum + compressed(file), 0),
      SCRIPT_BUDGET,
    );
    check(`${route} page`, compressed(page), PAGE_BUDGET);
  }
  const sheets = files(exportFolder).filter((file) => file.endsWith('.css'));
  check(
    'all styles',
    sheets.reduce((sum, file) => sum + compressed(file), 0),
    STYLE_BUDGET,
  );
  const fonts = files(exportFolder).filter((file) => file.endsWith('.woff2'));
  check(
    'all fonts',
    fonts.reduce((sum, file) => sum + readFileSync(file).length, 0),
    FONT_BUDGET,
  );

  if (over.length) throw new Error(`\nOver budget:\n${over.join('\n')}`);
});
