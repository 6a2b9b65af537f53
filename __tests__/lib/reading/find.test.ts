/** @jest-environment node */
import { findInBlocks } from '@/lib/reading/find';

const find = (query: string, ...texts: string[]) =>
  findInBlocks(
    query,
    texts.map((text, index) => ({ chapter: 1, id: `b${index}`, text })),
  );

test.each([
  ['póstumas', 'As Memorias Posthumas de Braz', 'Posthumas'],
  ['mae de deus', 'Foi a mãi de Deos quem o disse.', 'mãi de Deos'],
  ['elle', 'Era ele.', 'ele'],
  ['coracao', 'O coração dela.', 'coração'],
  ['do coracao de', 'Do coração de Deos.', 'Do coração de'],
  ['cabec', 'Duas cabeças.', 'cabeças'],
  ['olhos de ress', 'Tinha olhos de ressaca.', 'olhos de ressaca'],
  ['de ress', 'Tinha ressaca, de olhos.', null],
  ['em 1755', 'Foi em 1755.', 'em 1755'],
  ['1755', 'O terremoto (1755).', '1755'],
  ['1888', 'Foi em 1889.', null],
  ['o rei disse', 'O rei1 disse.', 'O rei1 disse'],
  ['disse lhe', 'E disse-lhe:', 'disse-lhe'],
  ['h', 'Um hotel em Hamburgo.', null],
  ['zzz', 'O S. João.', null],
  ['', 'Nada.', null],
  ['...', 'Nada...', null],
])('%s in “%s” is %s', (query, text, found) => {
  expect(find(query, text).map((hit) => hit.found)).toEqual(found === null ? [] : [found]);
});

test('a word comes before longer ones', () => {
  const hits = find('capitu', 'No capitulo seguinte, Capitu.');
  expect(hits.map(({ found, isWhole }) => [found, isWhole])).toEqual([
    ['Capitu', true],
    ['capitulo', false],
  ]);
});

test('a sentence does not end at an abbreviation', () => {
  const text = 'Boa noite. Vi o Sr. João, o sr. Melo e a rainha D. Maria, de que v. fallou! Fui.';
  expect(find('rainha', text)).toMatchObject([
    { before: 'Vi o Sr. João, o sr. Melo e a ', after: ' D. Maria, de que v. fallou!' },
  ]);
});

test('a hit has its sentence, cut where it is long, and its block', () => {
  const long = `${'palavra '.repeat(40)}agulha ${'palavra '.repeat(40)}`;
  const [short, cut] = find('agulha', 'Antes. Perdeu a agulha no palheiro! Depois.', long);
  expect(short).toEqual({
    chapter: 1,
    anchor: { block: 'b0', offset: 16, found: 6, below: 2 },
    isWhole: true,
    isNear: false,
    before: 'Perdeu a ',
    found: 'agulha',
    after: ' no palheiro!',
  });
  expect(cut?.anchor).toEqual({ block: 'b1', offset: 320, found: 6, below: 2 });
  expect(cut?.before).toMatch(/^…palavra .{60,80}$/);
  expect(cut?.after).toMatch(/^.{60,80} palavra…$/);
});

test('words that are nowhere side by side are found near each other, whole, in any order', () => {
  const text = 'Mariana, a filha do ferreiro João, sorriu.';
  expect(find('joao mariana', text)).toMatchObject([
    { found: 'Mariana, a filha do ferreiro João', after: ', sorriu.', isWhole: true, isNear: true },
  ]);
  expect(find('a filha', text, 'A boa filha.')).toMatchObject([
    { found: 'a filha', isNear: false },
  ]);
  expect(find('mariana ferr', text)).toEqual([]);
  expect(find('mariana pedro', text)).toEqual([]);
  expect(find('mariana fim', `Mariana ${'disse e '.repeat(11)} fim.`)).toEqual([]);
});
