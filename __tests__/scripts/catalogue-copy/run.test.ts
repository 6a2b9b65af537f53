/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { EMBEDDED_BOOKS, readBooks } from '@/fake-gutendex/read-books';
import { COPY_META_PATH } from '@/lib/paths';
import { copyFiles } from '@/lib/copy/meta';
import { buildCopy } from '@/scripts/catalogue-copy/run';
import { presentCopy } from '@/scripts/catalogue-copy/write-copy';
import { temporaryFolder } from '../../support/copy-host';
import { rdfOf, rdfProperties, tarOf, tarOfRecords } from '../../support/rdf';

const work = temporaryFolder();
const books = readBooks(EMBEDDED_BOOKS);
/** Titles of one line: of more, RDF has the lines and the service joins them. */
const some = books
  .filter(({ languages, title }) => languages.includes('pt') && !/[\r\n]/.test(title))
  .slice(0, 40);

const TWO_BOOKS = path.join(__dirname, 'two-books.tar.bz2');

let place = 0;

/** A folder of its own for each test's copy and index of titles. */
function destination() {
  const folder = path.join(work, String(++place), 'copy');
  const titles = {
    folder: path.join(work, String(place), 'search'),
    manifest: path.join(work, String(place), 'manifest.json'),
  };
  return { folder, titles };
}

function fileOf(name: string, contents: string | Uint8Array): string {
  const file = path.join(work, name);
  writeFileSync(file, contents);
  return file;
}

const lines = (records: readonly unknown[]) => records.map((one) => JSON.stringify(one)).join('\n');

async function make(args: string[], where: ReturnType<typeof destination>) {
  const said: string[] = [];
  const complaints: string[] = [];
  const code = await buildCopy(args, where, {
    log: (line: string) => said.push(line),
    error: (line: string) => complaints.push(line),
  });
  return { code, said: said.join('\n'), complaints };
}

/** Every file below a folder, with its contents. */
const contentsOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => [name, readFileSync(path.join(folder, name), 'utf8')] as const);

test('the meta file names every file of the copy', async () => {
  const where = destination();
  expect(await make([EMBEDDED_BOOKS], where)).toMatchObject({ code: 0, complaints: [] });
  const meta = presentCopy(where.folder);
  if (!meta) throw new Error('There is no copy.');
  expect(copyFiles(meta)[0]).toBe(COPY_META_PATH);
  const named = copyFiles(meta).map((address) => address.replace('/copy/', ''));
  const contents = contentsOf(where.folder);
  expect(named.toSorted()).toEqual(contents.map(([name]) => name));
  const bytes = contents
    .filter(([name]) => name !== 'meta.json')
    .reduce((sum, [, text]) => sum + Buffer.byteLength(text), 0);
  expect(meta).toMatchObject({ books: 730, bytes });
  expect(meta.compressedBytes).toBeLessThan(bytes / 2);
});

test.each<[string, () => string | Uint8Array | Promise<Uint8Array>]>([
  ['an array over several lines', () => JSON.stringify(some, null, 2)],
  ['an object a line, compressed', () => gzipSync(lines(some))],
  ['a tar of RDF', () => tarOfRecords(some)],
])('the copy made of %s is that of a plain array', async (name, contents) => {
  const [where, reference] = [destination(), destination()];
  await make([fileOf('reference.json', JSON.stringify(some))], reference);
  const { code, complaints } = await make([fileOf(name, await contents())], where);
  expect({ code, complaints }).toEqual({ code: 0, complaints: [] });
  expect(presentCopy(where.folder)?.version).toBe(presentCopy(reference.folder)?.version);
});

/** Runs the command in a folder of its own, with some standard input. */
function command(input: Uint8Array) {
  const folder = path.join(work, 'command');
  mkdirSync(folder);
  const root = path.join(__dirname, '..', '..', '..');
  for (const part of ['node_modules', 'scripts']) {
    symlinkSync(path.join(root, part), path.join(folder, part));
  }
  const script = ['--import', 'tsx', 'scripts/build-catalogue-copy.ts', '-'];
  const { status, stderr } = spawnSync(process.execPath, script, {
    cwd: folder,
    env: { ...process.env, TSX_TSCONFIG_PATH: path.join(root, 'tsconfig.json') },
    input,
    encoding: 'utf8',
  });
  return { status, stderr, copy: presentCopy(path.join(folder, 'public', 'copy')) };
}

test('a tar compressed with bzip2 is read from standard input as from a file', async () => {
  const where = destination();
  expect(await make([TWO_BOOKS], where)).toMatchObject({ code: 0, complaints: [] });
  const copy = presentCopy(where.folder);
  expect(copy).toMatchObject({ books: 2, date: '2026-11-16' });
  // Its version is a hash of all its files.
  expect(command(readFileSync(TWO_BOOKS))).toEqual({ status: 0, stderr: '', copy });
});

test('the day of the data is that of the newest entry of a tar, or what --date says', async () => {
  const where = destination();
  const tar = await tarOfRecords(some.slice(0, 2), new Date('2026-11-02T23:00:00Z'));
  await make([fileOf('dated.tar', tar)], where);
  expect(presentCopy(where.folder)?.date).toBe('2026-11-02');
  await make([fileOf('dated.tar', tar), '--date', '2026-06-25'], where);
  expect(presentCopy(where.folder)?.date).toBe('2026-06-25');
});

test('the index of Portuguese titles is made in the same run, and keeps the lines of a title', async () => {
  const where = destination();
  const [one, other] = some;
  if (!one || !other) throw new Error('There are no books.');
  const properties = rdfProperties({ ...one, title: 'Iracema\r\nLenda do Ceará\r\nRomance' });
  const tar = await tarOf([
    [one.id, rdfOf(one.id, properties)],
    [other.id, rdfOf(other.id, rdfProperties({ ...other, languages: ['fr'] }))],
  ]);
  const { said } = await make([fileOf('titles.tar', tar)], where);
  expect(said).toMatch(/1 Portuguese titles/);
  const manifest = JSON.parse(readFileSync(where.titles.manifest, 'utf8')) as { file: string };
  const index = readFileSync(path.join(where.titles.folder, manifest.file), 'utf8');
  expect(JSON.parse(index)).toMatchObject({
    books: [{ id: one.id, title: 'Iracema\nLenda do Ceará Romance' }],
  });
  const [page] = contentsOf(where.folder).filter(([name]) => name.endsWith('pages/1.json'));
  expect(page?.[1]).toContain('Iracema: Lenda do Ceará; Romance');
});

test('a copy without Portuguese books leaves the index of titles', async () => {
  const where = destination();
  const french = books.filter(({ languages }) => String(languages) === 'fr');
  const { code, said } = await make([fileOf('french.json', JSON.stringify(french))], where);
  expect({ code, said }).toEqual({ code: 0, said: expect.stringMatching(/titles is as it was/) });
  expect(existsSync(where.titles.manifest)).toBe(false);
});

describe('broken entries are named, counted and left out', () => {
  test('of a tar', async () => {
    const where = destination();
    const [one, other] = some;
    if (!one || !other) throw new Error('There are no books.');
    const tar = await tarOf([
      [1, '<rdf:RDF><cut'],
      [one.id, rdfOf(one.id, rdfProperties(one))],
      [2, '<?xml version="1.0"?><nothing/>'],
      [other.id, rdfOf(one.id, rdfProperties(other))],
    ]);
    const { code, complaints } = await make([fileOf('broken.tar', tar)], where);
    expect(code).toBe(0);
    expect(complaints).toEqual([
      expect.stringMatching(/^cache\/epub\/1\/pg1\.rdf: /),
      'cache/epub/2/pg2.rdf: It has no pgterms:ebook with a number.',
      `cache/epub/${other.id}/pg${other.id}.rdf: the book ${one.id} comes twice`,
      '3 entries left out.',
    ]);
    expect(presentCopy(where.folder)?.books).toBe(1);
  });

  test('of lines', async () => {
    const where = destination();
    const text = `${lines(some)}\n{"id": 7, "tit\n{"id":"x","title":"No number"}\nnull\n`;
    const { code, complaints } = await make([fileOf('broken.ndjson', text)], where);
    expect(code).toBe(0);
    expect(complaints).toEqual([
      expect.stringMatching(/^line 41: .*JSON/),
      'line 42: no book with a number',
      'line 43: no book with a number',
      '3 entries left out.',
    ]);
    expect(presentCopy(where.folder)?.books).toBe(40);
  });
});

describe('the present copy stays whole when the file is', () => {
  const where = destination();
  let before: ReturnType<typeof contentsOf>;
  beforeAll(async () => {
    await make([fileOf('whole.json', JSON.stringify(some))], where);
    before = contentsOf(where.folder);
  });
  afterEach(() => expect(contentsOf(where.folder)).toEqual(before));

  const bad: [string, () => string | Uint8Array | Promise<Uint8Array>, RegExp][] = [
    ['of another kind', () => 'Text#,Type', /neither a tar nor JSON/],
    ['an array cut short', () => JSON.stringify(some).slice(0, -20), /JSON/],
    ['gzip cut short', () => gzipSync(lines(some)).subarray(0, -20), /unexpected end of file/],
    ['a tar cut short', async () => (await tarOfRecords(some)).subarray(0, 20_000), /truncated/i],
    ['bzip2 cut short', () => readFileSync(TWO_BOOKS).subarray(0, -300), /bzip2 data is damaged/],
    ['without books', () => '[]', /no books/],
    ['of less than nine tenths of its books', () => lines(some.slice(5)), /35 books.*40.*--force/],
  ];

  test.each(bad)('%s', async (name, contents, complaint) => {
    const { code, said, complaints } = await make([fileOf(name, await contents())], where);
    expect({ code, said }).toEqual({ code: 1, said: '' });
    expect(complaints.at(-2)).toMatch(complaint);
    expect(complaints.at(-1)).toBe('The copy is as it was.');
  });

  test.each([[['nowhere']], [[]], [['a', 'b']], [['a', '--date', 'monday']], [['a', '--fast']]])(
    'asked for with %j',
    async (args) => expect(await make(args, where)).toMatchObject({ code: 1 }),
  );
});

test('nine tenths are enough, fewer with --force, and the old copy goes when the new one is whole', async () => {
  const where = destination();
  const makeOf = async (count: number, ...options: string[]) =>
    (await make([fileOf('some.json', lines(some.slice(-count))), ...options], where)).code;
  expect(await makeOf(40)).toBe(0);
  const old = presentCopy(where.folder)?.version;
  expect(await makeOf(36)).toBe(0);
  expect(await makeOf(3, '--force')).toBe(0);
  const meta = presentCopy(where.folder);
  expect(meta?.books).toBe(3);
  expect(meta?.version).not.toBe(old);
  expect(readdirSync(where.folder).toSorted()).toEqual([meta?.version, 'meta.json'].toSorted());
});

test('an index of titles that cannot be written is not told as an old copy', async () => {
  const { folder, titles } = destination();
  const where = { folder, titles: { ...titles, folder: fileOf('in-its-place', '') } };
  const { code, said, complaints } = await make([fileOf('some.json', JSON.stringify(some))], where);
  expect(code).toBe(1);
  expect(said).toMatch(/^40 books/);
  expect(complaints.at(-1)).toBe('The copy is new; the index of titles was not written.');
});
