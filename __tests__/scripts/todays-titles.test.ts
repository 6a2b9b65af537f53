/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { cleanTitle } from '@/lib/catalogue/text';
import { readTable } from '@/scripts/title-index/read-table';
import { readTodaysTitles } from '@/scripts/title-index/todays-titles';

const todaysTitle = readTodaysTitles();

interface Book {
  id: number;
  title: string;
  languages: string[];
  download_count: number;
}
const books = JSON.parse(readFileSync('fake-gutendex/books.json', 'utf8')) as Book[];

test.each([
  [54829, 'Memorias Posthumas de Braz Cubas', 'Memórias Póstumas de Brás Cubas'],
  [42942, 'O Primo Bazilio: Episodio Domestico', 'O Primo Basílio'],
  [67724, 'O Guarany: romance brazileiro, Vol. 1 (of 2)', 'O Guarani'],
  [68807, 'A confissão de Lucio,: Narrativa.', 'A confissão de Lúcio'],
  [53101, 'A Mao e A Luva', 'A Mão e a Luva'],
  [17927, "A Queda d'um Anjo: Romance", 'A Queda de um Anjo'],
  [69229, 'A fallencia', 'A falência'],
  [22330, 'Clepsydra\nPoêmas de Camillo Pessanha', 'Clepsidra'],
])('%i, %s: %s', (id, title, today) => {
  expect(todaysTitle(id, title)).toBe(today);
});

test.each([
  [55752, 'Dom Casmurro'],
  [3333, 'Os Lusíadas'],
  [40409, 'Os Maias: episodios da vida romantica'],
  [1342, 'Pride and Prejudice'],
])('%i, %s: the same', (id, title) => {
  expect(todaysTitle(id, title)).toBeNull();
});

/** Marks of the old spelling. */
const OLD = /th|ph|y|ct|pt|([bcdfglmnpt])\1|\bsc[ei]|aes\b/i;
/** Names that keep their letters, and words of other languages. */
const STAYS =
  /Notting Hill|Yankees|Orpheu|Ultimatum|Four Plays of Gil Vicente|Electra|Yaginadatta/g;

test('no main title of the 150 most wanted Portuguese books is left in the old spelling', () => {
  const wanted = books
    .filter(({ languages }) => languages.includes('pt'))
    .sort((a, b) => b.download_count - a.download_count)
    .slice(0, 150);
  expect(wanted).toHaveLength(150);
  const left = wanted
    .map(({ id, title }) => {
      const clean = title.split('\n').map(cleanTitle).join('\n');
      return todaysTitle(id, clean) ?? clean.split(/[\n:;(]/)[0] ?? '';
    })
    .filter((title) => OLD.test(title.replace(STAYS, '')));
  expect(left).toEqual([]);
});

test('the tables are sorted, and have no line twice', () => {
  const { compare } = new Intl.Collator('pt');
  const words = readTable('todays-words').map(([old = '']) => old);
  expect(words).toEqual([...new Set(words)].sort(compare));
  expect(words.every((word) => word === word.toLowerCase())).toBe(true);
  const ids = readTable('todays-titles').map(([id]) => Number(id));
  expect(ids).toEqual([...new Set(ids)].sort((a, b) => a - b));
});
