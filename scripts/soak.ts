// `npm run soak -- [--minutes N] [--seed N] [--reuse]`: random use of the exported site in two tabs,
// over a service that fails by chance, with a new version in the middle (docs/reliability.md).
// Exits 1 on an uncaught error, a broken rule of lending, or memory that grows by more than 20 %.
// `--reuse` takes the site as it stands in `out/`, built for the fake service.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { soak } from './soak/soak';
import { exportFolder, exportSite, repositoryRoot } from './support/export-site';
import { SERVICE_PATH } from './support/fake-service';
import { firstRelease, nextRelease } from './support/releases';
import { run } from './support/run';

const FOLDER = path.join(repositoryRoot, '.cache', 'soak');

function numberOf(name: string, text: string): number {
  const value = Number(text);
  if (!(value > 0)) throw new Error(`--${name} takes a number over 0, not "${text}".`);
  return value;
}

run(async () => {
  const { values } = parseArgs({
    options: {
      minutes: { type: 'string', default: '30' },
      seed: { type: 'string', default: '1' },
      reuse: { type: 'boolean', default: false },
    },
  });
  const minutes = numberOf('minutes', values.minutes);
  const seed = numberOf('seed', values.seed);
  if (!values.reuse) exportSite({ catalogueUrl: SERVICE_PATH, basePath: '' });
  const first = path.join(FOLDER, 'first');
  const second = path.join(FOLDER, 'second');
  await firstRelease({ build: exportFolder, folder: first, basePath: '' });
  await nextRelease({ build: exportFolder, folder: second, basePath: '' });
  const broken = await soak({ minutes, seed, first, second });
  if (broken.length > 0) throw new Error(`\nBroken:\n${broken.join('\n')}`);
});
