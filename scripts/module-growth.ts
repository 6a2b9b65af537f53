import { execFileSync } from 'node:child_process';
import { floorRoot } from '@/bench/apps';
import { repositoryRoot } from './support/export-site';

const SHOWN = 40;

/** The records of `next analyze export` that matter here; it writes one a line. */
type Record =
  | { type: 'group'; kind: string; outputs: string[] }
  | { type: 'part'; filename: string; source_path: string; compressed_size: number }
  | { type: 'other' };

/** The compressed bytes of each module that an app's route loads at the start, by its path. */
function modulesOf(root: string, route: string): Map<string, number> {
  const next = (...args: string[]) =>
    execFileSync(process.execPath, [require.resolve('next/dist/bin/next'), 'analyze', ...args], {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
      maxBuffer: 2 ** 30,
    });
  next('--output');
  // What more than one entry of a route leads to is listed once for each.
  const lines = new Set(next('export', '--route', route).split('\n').filter(Boolean));
  const records = [...lines].map((line) => JSON.parse(line) as Record);
  const atStart = new Set(
    records.flatMap((record) =>
      record.type === 'group' && record.kind !== 'async' ? record.outputs : [],
    ),
  );
  const sizes = new Map<string, number>();
  for (const record of records) {
    if (record.type !== 'part' || !/^\[client-fs\].*\.js$/.test(record.filename)) continue;
    if (!atStart.has(record.filename)) continue;
    const name = record.source_path.replace('[project]/', '');
    sizes.set(name, (sizes.get(name) ?? 0) + record.compressed_size);
  }
  return sizes;
}

/** Prints what a route loads at the start and the floor does not, the largest modules first. */
export function printGrowth(page: string): void {
  const route = page
    .replace(/^\/404.*$/, '/_not-found')
    .replace(/^\/book\/[^/]+\/$/, '/book/[id]')
    .replace(/(?<=.)\/$/, '');
  const floor = modulesOf(floorRoot, '/');
  const grown = [...modulesOf(repositoryRoot, route)]
    .map(([name, bytes]) => ({ name, bytes: bytes - (floor.get(name) ?? 0) }))
    .filter(({ bytes }) => bytes > 0)
    .toSorted((a, b) => b.bytes - a.bytes);
  const rest = grown.slice(SHOWN).reduce((sum, { bytes }) => sum + bytes, 0);
  console.log(`\nBytes of ${route} that the floor does not have, by module (compressed):`);
  for (const { name, bytes } of grown.slice(0, SHOWN)) {
    console.log(`${String(bytes).padStart(7)}  ${name}`);
  }
  console.log(`${String(rest).padStart(7)}  ${Math.max(0, grown.length - SHOWN)} smaller ones`);
}
