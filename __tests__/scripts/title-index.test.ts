/** @jest-environment node */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { TitleData } from '@/lib/search/title-data';
import { authorsOf } from '@/scripts/title-index/read-catalogue';
import { buildTitleIndex } from '@/scripts/title-index/run';

const HEADER = 'Text#,Type,Issued,Title,Language,Authors,Subjects,LoCC,Bookshelves';
const row = (id: number | string, title: string, language = 'pt', authors = '', type = 'Text') =>
  [id, type, '2020-01-01', title, language, authors, '', '', '']
    .map((field) => `"${String(field).replaceAll('"', '""')}"`)
    .join(',');
const csv = (...rows: string[]) => `${[HEADER, ...rows].join('\r\n')}\r\n`;

const GOOD = csv(
  row(
    20574,
    'O Mysterio da Estrada de Cintra. Cartas ao Diário de Noticias',
    'pt',
    'Queirós, Eça de, 1845-1900; Ortigão, Ramalho, 1836-1915; Silva, Ana, 1900- [Editor]',
  ),
  row(84, 'Frankenstein', 'en', 'Shelley, Mary Wollstonecraft, 1797-1851'),
  row(
    23620,
    'Orpheu Nº1\nRevista Trimestral\r\nde Literatura',
    'pt',
    'Ortigão, Ramalho, 1836-1915',
  ),
  row(73440, 'Canto "heróico" : $b sobre as façanhas', 'la; pt', 'Cardoso, José Francisco'),
  row(99999, 'Os Lusíadas, lidos', 'pt', 'Camões, Luís de, 1524?-1580', 'Sound'),
);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'titles-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs the script on a file with these contents; it writes to a temporary folder. */
function build(contents: string | Uint8Array, name = 'pg_catalog.csv') {
  const file = path.join(folder, name);
  writeFileSync(file, contents);
  return buildFrom([file]);
}

function buildFrom(args: string[]) {
  const log = jest.fn<void, unknown[]>();
  const error = jest.fn<void, unknown[]>();
  const destination = {
    folder: path.join(folder, 'public'),
    manifest: path.join(folder, 'lib', 'manifest.json'),
  };
  const code = buildTitleIndex(args, destination, { log, error });
  return { code, said: log.mock.calls.join('\n'), complained: error.mock.calls.join('\n') };
}

const published = () => readdirSync(path.join(folder, 'public'));
const readManifest = () =>
  JSON.parse(readFileSync(path.join(folder, 'lib', 'manifest.json'), 'utf8')) as { file: string };
const readIndex = () =>
  JSON.parse(readFileSync(path.join(folder, 'public', readManifest().file), 'utf8')) as TitleData;

describe('a good catalogue', () => {
  test('gives an index of its Portuguese texts, with authors named as in Gutendex', () => {
    expect(build(GOOD).code).toBe(0);
    const cintra = 'O Mysterio da Estrada de Cintra. Cartas ao Diário de Noticias';
    expect(readIndex()).toMatchObject({
      books: [
        { id: 20574, title: cintra, authors: ['Queirós, Eça de', 'Ortigão, Ramalho'] },
        {
          id: 23620,
          title: 'Orpheu Nº1\nRevista Trimestral de Literatura',
          authors: ['Ortigão, Ramalho'],
        },
        {
          id: 73440,
          title: 'Canto "heróico": sobre as façanhas',
          authors: ['Cardoso, José Francisco'],
          isMixed: true,
        },
      ],
      today: { 20574: 'O Mistério da Estrada de Sintra. Cartas ao Diário de Notícias' },
    });
  });

  test('may be compressed, begin with a byte order mark, or have other columns', () => {
    build(GOOD);
    const plainIndex = readIndex();
    expect(build(gzipSync(GOOD), 'pg_catalog.csv.gz').code).toBe(0);
    expect(readIndex()).toEqual(plainIndex);
    expect(build(`\uFEFF${GOOD}`).code).toBe(0);
    expect(readIndex()).toEqual(plainIndex);
    expect(build('Language,Title,New,Authors,Type,Text#\npt,Iracema,?,,Text,67740\n').code).toBe(0);
    expect(readIndex().books).toEqual([{ id: 67740, title: 'Iracema', authors: [] }]);
  });

  test('gives a manifest, and its index replaces the earlier one and no other file', () => {
    const { said } = build(GOOD);
    const first = readManifest();
    expect(published()).toEqual([first.file]);
    expect(first).toEqual({ file: expect.stringMatching(/^titles-[0-9a-f]{12}\.json$/) as string });
    expect(said).toContain('3 Portuguese books');
    build(GOOD);
    expect(readManifest()).toEqual(first);

    writeFileSync(path.join(folder, 'public', 'titles-of-mine.json'), '');
    build(csv(row(67740, 'Iracema')));
    expect(readManifest().file).not.toBe(first.file);
    expect(published().toSorted()).toEqual([readManifest().file, 'titles-of-mine.json']);
  });
});

describe('a bad catalogue is refused, and the index is not changed', () => {
  const NO_TEXTS = /no texts in Portuguese/;
  const of = (id: number | string, title = 'Iracema') => row(id, title);

  test.each<[string, string | Uint8Array, RegExp]>([
    ['nothing.csv', '', NO_TEXTS],
    ['a-renamed-column.csv', GOOD.replace('Language', 'Languages'), /no column Language/],
    ['a-row-cut-short.csv', GOOD.slice(0, -7), /Record Length/],
    ['other-bytes.csv', Buffer.from([0x89, 0x50, 0xff, 0xfe]), /utf-8/],
    ['an-id-of-zero.csv', csv(of(1), of(0)), /Record 2: the id/],
    ['an-id-that-comes-twice.csv', csv(of(7), of(7)), /id 7 comes twice/],
    ['a-text-without-a-title.csv', csv(of(7, ' \n $b ')), /text 7 has no title/],
    ['cut-short.json', '[{"id": 1', /not JSON/],
    ['of-another-form.json', '[{"id": 1}]', /book 1: title/],
  ])('%s', (name, contents, complaint) => {
    build(GOOD);
    const before = [readManifest(), readIndex()];
    const { code, complained, said } = build(contents, name);
    expect({ code, said }).toEqual({ code: 1, said: '' });
    expect(complained).toMatch(complaint);
    expect([readManifest(), readIndex()]).toEqual(before);
    expect(published()).toHaveLength(1);
  });

  test.each([[['nowhere.csv']], [['one.csv', 'another.csv']], [['--fast']]])('%j', (args) => {
    const { code, complained } = buildFrom(args);
    expect(code).toBe(1);
    expect(complained).toContain(args.join(' '));
  });
});

test.each([
  ['Queirós, Eça de, 1845-1900', ['Queirós, Eça de']],
  ['Camões, Luís de, 1524?-1580', ['Camões, Luís de']],
  ['Homer, 751? BCE-651? BCE', ['Homer']],
  ['Silva, Ana, 1950-; Reis, Rui, -1903', ['Silva, Ana', 'Reis, Rui']],
  ['Sousa, Francisco de, active 1570', ['Sousa, Francisco de, active 1570']],
  ['Lopes Neto, J. Simões (João Simões), 1865-1916', ['Lopes Neto, J. Simões (João Simões)']],
  ['Pato, Bulhão [Translator]; Reis, Rui', ['Reis, Rui']],
  ['', []],
  ['Someone, 1845-1900 [Editor]; Other [Translator]', ['Someone']],
])('the authors of %j, without their dates', (people, names) => {
  expect(authorsOf(people)).toEqual(names);
});

test('the index of the site is made from the repository’s books', () => {
  expect(buildFrom([]).code).toBe(0);
  expect(readManifest()).toEqual(
    JSON.parse(readFileSync('lib/search/title-index-manifest.json', 'utf8')),
  );
});
