/** @jest-environment node */
import { findInChapter } from '@/lib/reading/find';

const finder =
  (isBeginning: boolean) =>
  (query: string, ...texts: string[]) =>
    findInChapter(
      query,
      texts.map((text, index) => ({ id: `b${index}`, text })),
      { chapter: 1, keys: new Map(), isBeginning },
    );
const find = finder(false);

test.each([
  ['póstumas', 'As Memorias Posthumas de Braz', 'Posthumas'],
  ['mae de deus', 'Foi a mãi de Deos quem o disse.', 'mãi de Deos'],
  ['elle', 'Era ele.', 'ele'],
  ['capitu', 'No capitulo seguinte, Capitu.', 'Capitu'],
  ['olhos de ress', 'Tinha olhos de ressaca.', null],
  ['de olhos', 'Tinha olhos de ressaca.', null],
  ['', 'Nada.', null],
  ['...', 'Nada...', null],
])('%s in “%s” is %s', (query, text, found) => {
  expect(find(query, text).map((hit) => hit.found)).toEqual(found === null ? [] : [found]);
});

test('the last word may be the beginning of longer ones', () => {
  const text = 'Tinha olhos de ressaca. Olhos de ress, disse.';
  expect(finder(true)('olhos de ress', text).map((hit) => hit.found)).toEqual(['olhos de ressaca']);
});

test('a hit has its sentence, cut where it is long, and its block', () => {
  const long = `${'palavra '.repeat(40)}agulha ${'palavra '.repeat(40)}`;
  const [short, cut] = find('agulha', 'Antes. Perdeu a agulha no palheiro! Depois.', long);
  expect(short).toEqual({
    chapter: 1,
    anchor: { block: 'b0', offset: 16, found: 6, below: 2 },
    before: 'Perdeu a ',
    found: 'agulha',
    after: ' no palheiro!',
  });
  expect(cut?.anchor).toEqual({ block: 'b1', offset: 320, found: 6, below: 2 });
  expect(cut?.before).toMatch(/^…palavra .{60,80}$/);
  expect(cut?.after).toMatch(/^.{60,80} palavra…$/);
});
