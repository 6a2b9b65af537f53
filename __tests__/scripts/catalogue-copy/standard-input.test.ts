/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { EMBEDDED_BOOKS, readBooks } from '@/fake-gutendex/read-books';
import { run } from '@/scripts/catalogue-copy/run';
import { copyAtHand } from '@/scripts/catalogue-copy/write-copy';
import { copyFolder } from '../../support/copy-host';
import { tarOfRecords } from '../../support/rdf';

const work = copyFolder();
const root = path.join(__dirname, '..', '..', '..');
const portuguese = readBooks(EMBEDDED_BOOKS)
  .filter(({ languages, title }) => languages.includes('pt') && !/[\r\n]/.test(title))
  .slice(0, 40);

/** Where the command, started in a folder, writes what it makes. */
const destinationIn = (folder: string) => ({
  folder: path.join(folder, 'public/copy'),
  titles: {
    folder: path.join(folder, 'public/search'),
    manifest: path.join(folder, 'lib/search/title-index-manifest.json'),
  },
});

/** What `catalogue:copy` says when it is started in a folder and given `input`. */
function command(folder: string, input: Uint8Array, args: readonly string[]) {
  mkdirSync(folder);
  for (const name of ['node_modules', 'scripts']) {
    symlinkSync(path.join(root, name), path.join(folder, name));
  }
  const script = ['--import', 'tsx', 'scripts/build-catalogue-copy.ts'];
  const { status, stderr } = spawnSync(process.execPath, [...script, ...args], {
    cwd: folder,
    env: { ...process.env, TSX_TSCONFIG_PATH: path.join(root, 'tsconfig.json') },
    input,
    encoding: 'utf8',
  });
  return { status, stderr };
}

const sources: [string, () => Uint8Array | Promise<Uint8Array>, string[]][] = [
  ['a tar', () => tarOfRecords(portuguese), []],
  [
    'a tar compressed with bzip2',
    () => readFileSync(path.join(__dirname, 'two-books.tar.bz2')),
    [],
  ],
  [
    'records, an object a line, compressed',
    () => gzipSync(portuguese.map((one) => JSON.stringify(one)).join('\n')),
    ['--date', '2026-11-02'],
  ],
];

test.each(sources)('%s is read from standard input as from a file', async (name, data, options) => {
  const bytes = await data();
  const file = path.join(work, name);
  writeFileSync(file, bytes);
  const ofFile = destinationIn(path.join(work, `${name}, file`));
  const silent = { log: () => undefined, error: () => undefined };
  expect(await run([file, ...options], ofFile, silent)).toBe(0);

  const folder = path.join(work, `${name}, input`);
  expect(command(folder, bytes, ['-', ...options])).toEqual({ status: 0, stderr: '' });
  const ofInput = destinationIn(folder);
  const copy = copyAtHand(ofInput.folder);
  expect(copy?.books).toBeGreaterThan(1);
  // Its version is a hash of all its files.
  expect(copy).toEqual(copyAtHand(ofFile.folder));
});

test('standard input that is cut short makes no copy', async () => {
  const folder = path.join(work, 'cut');
  const tar = (await tarOfRecords(portuguese)).subarray(0, 20_000);
  const { status, stderr } = command(folder, tar, ['-']);
  expect(status).toBe(1);
  expect(stderr).toMatch(/^-: .*truncated[^]*The copy is as it was\.$/m);
  expect(copyAtHand(destinationIn(folder).folder)).toBeNull();
});
