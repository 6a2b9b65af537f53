import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { OWN_BOOK } from '@/fake-gutendex/read-books';
import { textPath } from '@/lib/paths';
import { readTextDescription } from '@/lib/reading/text';
import { exportFolder, exportSite, repositoryRoot } from '../scripts/support/export-site';

/** The names that the browser knows the bench's servers by; none of them leaves the machine. */
export const HOSTS = {
  site: 'site.test',
  floor: 'floor.test',
  catalogue: 'catalogue.test',
  covers: 'www.gutenberg.org',
} as const;

export type AppName = 'site' | 'floor';

/** The catalogue's address in both builds: another origin, as in production. */
const CATALOGUE_URL = `https://${HOSTS.catalogue}`;

/** The minimal app of the same Next, React and SWR (bench/floor/README.md), and what it is built to. */
const floorRoot = path.join(repositoryRoot, 'bench', 'floor');
export const floorFolder = path.join(floorRoot, 'out');

/** Builds the floor, unless its build is newer than its sources and the lock file. */
export function ensureFloor(): void {
  const app = path.join(floorRoot, 'app');
  const sources = [
    path.join(repositoryRoot, 'package-lock.json'),
    path.join(floorRoot, 'next.config.mjs'),
    ...readdirSync(app).map((name) => path.join(app, name)),
  ];
  const changedAt = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const builtAt = changedAt(path.join(floorFolder, 'index.html'));
  if (sources.every((file) => changedAt(file) <= builtAt)) return;
  const build = [require.resolve('next/dist/bin/next'), 'build', floorRoot];
  const env = { NEXT_TELEMETRY_DISABLED: '1', NEXT_PUBLIC_CATALOGUE_URL: CATALOGUE_URL };
  const { status } = spawnSync(process.execPath, build, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  if (status !== 0) throw new Error('The build of bench/floor failed.');
}

/** The number of a book whose last chapter has 100 KB, the longest that there is: it repeats the others. */
export const LONG_BOOK_ID = OWN_BOOK.id + 1;

function addLongBook(site: string): void {
  const own = path.join(site, textPath(OWN_BOOK.id));
  const long = path.join(site, textPath(LONG_BOOK_ID));
  cpSync(path.dirname(own), path.dirname(long), { recursive: true });
  const text = readTextDescription(JSON.parse(readFileSync(own, 'utf8')));
  const html = text.parts.map((file) => readFileSync(path.join(own, '..', file), 'utf8')).join('');
  const blocks = html.replace(/<\/?section[^>]*>| id="[^"]*"/g, '');
  const times = Math.ceil(100_000 / blocks.length);
  const chapters = [...text.chapters, { name: 'Tudo', words: text.words * times, part: 1 }];
  const part = `<section id="c${chapters.length}">${blocks.repeat(times)}</section>`;
  const parts = [...text.parts, '2-000000000000.html'];
  writeFileSync(path.join(long, '..', '2-000000000000.html'), part);
  writeFileSync(long, JSON.stringify({ ...text, id: LONG_BOOK_ID, chapters, parts }));
}

/** Builds both apps for the bench's catalogue; returns their folders. */
export function buildApps(): Record<AppName, string> {
  const site = path.join(repositoryRoot, '.cache', 'bench', 'site');
  exportSite({ catalogueUrl: CATALOGUE_URL, basePath: '' });
  rmSync(site, { recursive: true, force: true });
  cpSync(exportFolder, site, { recursive: true });
  addLongBook(site);
  ensureFloor();
  return { site, floor: floorFolder };
}
