/** @jest-environment node */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PROSE, filesOf, make, page, textOf, textsFolder, writeSource, type Facts } from './make';

const newPlace = textsFolder();

describe('a book is lent', () => {
  test.each<[string, Facts, number, RegExp | null]>([
    ['whose author died 71 years ago', { author: 'Silva, Ana, 1880-1955' }, 2026, null],
    [
      'whose author died 70 years ago',
      { author: 'Silva, Ana, 1880-1956' },
      2026,
      /left out: Silva, Ana: died in 1956/,
    ],
    ['whose author was born long ago', { author: 'Silva, Ana, 1820-' }, 2026, null],
    ['whose author may live', { author: 'Silva, Ana' }, 2026, /left out: Silva, Ana: nobody knows/],
    ['whose author the table knows', { author: 'Gil Vicente' }, 2026, null],
    [
      'of an author of Orpheu',
      { author: 'Almada Negreiros, José de' },
      2100,
      /left out: .*died in 1970/,
    ],
    [
      'that says so',
      { rights: 'Copyrighted. Read the notice inside.' },
      2026,
      /left out: it says that it is copyrighted/,
    ],
    ['of another language', { language: 'en' }, 2026, /left out: its language is "en"/],
  ])('or not: one %s', async (_, facts, year, reason) => {
    const place = newPlace();
    writeSource(place, '1234.html', page(`<h2>I</h2>${PROSE}`, facts));
    const { code, said } = await make(place, [place.sources], year);
    expect(code).toBe(0);
    const isWritten = filesOf(place).some(([name]) => name.startsWith('1234'));
    expect(isWritten).toBe(reason === null);
    if (reason) expect(said[0]).toMatch(reason);
  });

  test('no more when its translator, or another with a part in it, turns out to be protected', async () => {
    const place = newPlace();
    writeSource(place, '1234.html', page(PROSE));
    await make(place);
    expect(filesOf(place).map(([name]) => name.replace(/-.*\./, '-HASH.'))).toEqual([
      '1234/1-HASH.html',
      '1234/text.json',
      'index.json',
    ]);
    const meta = '<meta name="marcrel.trl" content="Sousa, Rui, 1900-1980"></head>';
    writeSource(place, '1234.html', page(PROSE).replace('</head>', meta));
    expect((await make(place)).said[0]).toBe('1234 Um livro: left out: Sousa, Rui: died in 1980');
    expect(filesOf(place).map(([name]) => name)).toEqual(['index.json']);
  });

  test('with its page at Project Gutenberg, and no other spelling where little would change', async () => {
    const { description } = await textOf(newPlace(), PROSE);
    expect(description).toMatchObject({
      language: 'pt-PT',
      source: { page: 'https://www.gutenberg.org/ebooks/1234' },
      spelling: { file: null, changed: 0, unresolved: 0 },
    });
  });
});

test('of several files of a book the generated one is read, in folders below too', async () => {
  const place = newPlace();
  writeSource(place, '1234.txt', 'not a book');
  writeFileSync(
    path.join(place.sources, 'pg1234-images.html.utf8'),
    page(PROSE, { title: 'O gerado' }),
  );
  expect((await make(place)).said[0]).toMatch(/^1234 O gerado: 1 chapters/);
  expect(readFileSync(path.join(place.folder, 'index.json'), 'utf8')).toContain('O gerado');
});
