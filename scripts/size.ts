// `npm run size`: what the exported site in `out/` sends before it is interactive, compressed, against
// the budgets of docs/decisions/0008-budgets.md, which start from what a minimal app of the same
// Next, React and SWR sends (bench/floor). Ends with status 1 past one of them.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { ensureFloor, floorFolder } from '@/bench/apps';
import { PORTUGUESE_PATH } from '@/lib/paths';
import { exportFolder } from './support/export-site';
import { run } from './support/run';

const KB = 1000;
/** How much more than the floor our site may send. */
const SUM_OVER_FLOOR = 40 * KB;
const STYLE_BUDGET = 11 * KB;
const PAGE_BUDGET = 12 * KB;
/** The one page that lists all Portuguese books: 28 KB for 307 of them. */
const LIST_BUDGET = 100 * KB;
const FONT_BUDGET = 40 * KB;
/** The whole site, with the copy of the whole catalogue. */
const EXPORT_BUDGET = 30_000 * KB;
const MAX_FILES = 8_000;

/** What a page names in its HTML; a font that only a style names loads later. */
const SCRIPTS = /<script[^>]* src="([^"]+\.js)[^"]*"(?![^>]*nomodule)/gi;
const STYLES = /<link[^>]* href="([^"]+\.css)[^"]*"/gi;
const FONTS = /<link[^>]* href="([^"]+\.woff2)[^"]*"/gi;

const sizes = new Map<string, number>();

/** Most pages share their scripts and styles: each file is compressed once. */
function compressed(file: string): number {
  const size = sizes.get(file) ?? gzipSync(readFileSync(file), { level: 9 }).length;
  sizes.set(file, size);
  return size;
}

const sizeOf = (files: readonly string[]) =>
  files.reduce((total, file) => total + compressed(file), 0);

const filesOf = (folder: string, extension: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(extension))
    .map((entry) => path.join(entry.parentPath, entry.name));

/** What each route of an exported app sends before its first card, in compressed bytes by kind. */
const measureRoutes = (folder: string) =>
  [...filesOf(folder, 'index.html'), ...filesOf(folder, '404.html')].map((file) => {
    const html = readFileSync(file, 'utf8');
    const named = (pattern: RegExp) =>
      [...new Set([...html.matchAll(pattern)].map(([, url = '']) => url))].map((url) =>
        path.join(folder, url.replace(/^.*?(?=\/_next\/)/, '')),
      );
    const page = compressed(file);
    const scripts = sizeOf(named(SCRIPTS));
    const styles = sizeOf(named(STYLES));
    return {
      route: `/${path.relative(folder, file).replace(/index\.html$/, '')}`,
      page,
      scripts,
      styles,
      sum: page + scripts + styles + sizeOf(named(FONTS)),
    };
  });

type RouteSize = ReturnType<typeof measureRoutes>[number];

/** The routes; of the pages of single books only the largest. */
function routesToShow(routes: readonly RouteSize[]): RouteSize[] {
  const isBook = ({ route }: RouteSize) => /^\/book\/\d/.test(route);
  const [largest] = routes.filter(isBook).toSorted((a, b) => b.sum - a.sum);
  return [...routes.filter((one) => !isBook(one)), ...(largest ? [largest] : [])];
}

const kb = (bytes: number) => (bytes / KB).toFixed(1);

run(async () => {
  if (!existsSync(exportFolder))
    throw new Error('There is no out/ to measure: run `npm run build` first.');
  ensureFloor();
  const floor = measureRoutes(floorFolder).find(({ route }) => route === '/');
  if (!floor) throw new Error('bench/floor/out has no index.html.');

  const over: string[] = [];
  const check = (where: string, what: string, bytes: number, budget: number) => {
    if (bytes > budget) over.push(`${where} ${what}: ${kb(bytes)} KB of ${kb(budget)} KB`);
    return `${what} ${kb(bytes)}`.padEnd(15);
  };
  console.log(`KB, compressed. The floor: ${kb(floor.sum)}, of it scripts ${kb(floor.scripts)}.`);
  for (const { route, scripts, styles, page, sum } of routesToShow(measureRoutes(exportFolder))) {
    const pageBudget = route === PORTUGUESE_PATH ? LIST_BUDGET : PAGE_BUDGET;
    const sumBudget = floor.sum + SUM_OVER_FLOOR + pageBudget - PAGE_BUDGET;
    console.log(
      route.padEnd(14),
      `scripts ${kb(scripts)}`.padEnd(15),
      check(route, 'styles', styles, STYLE_BUDGET),
      check(route, 'page', page, pageBudget),
      check(route, 'in all', sum, sumBudget),
    );
  }
  const files = filesOf(exportFolder, '');
  console.log(
    `${files.length} files,`,
    check('the site', 'fonts', sizeOf(filesOf(exportFolder, '.woff2')), FONT_BUDGET),
    check('the site', 'in all', sizeOf(files), EXPORT_BUDGET),
  );
  if (files.length > MAX_FILES) over.push(`the site: ${files.length} files of ${MAX_FILES}`);

  if (over.length === 0) return;
  console.error(`\nOver budget (\`npx next analyze\` shows the modules):\n${over.join('\n')}`);
  process.exitCode = 1;
});
