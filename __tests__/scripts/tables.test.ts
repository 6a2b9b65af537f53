/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { EMBEDDED_BOOKS, readBooks } from '@/fake-gutendex/read-books';
import { cleanTitle } from '@/lib/catalogue/titles';
import { CATEGORIES } from '@/lib/categories/categories';
import { TitleIndex } from '@/lib/search/title-index';
import { SHELF_BOOKS } from '@/lib/shelves/shelf-books';
import { packTitles } from '@/scripts/title-index/pack-titles';
import { readCatalogue } from '@/scripts/title-index/read-catalogue';
import {
  readKinds,
  readKnownNames,
  readRows,
  readTodaysTitles,
} from '@/scripts/title-index/tables';

const { compare } = new Intl.Collator('pt');

describe.each(['known-titles', 'known-contents'] as const)('the table %s', (table) => {
  const titles = readKnownNames(table);

  test('has a name, a number, a language and a title in each line, by name', () => {
    const odd = titles.filter(
      ({ name, id, language, title }) =>
        !name || !title || !Number.isSafeInteger(id) || id < 1 || !/^[a-z]{2}$/.test(language),
    );
    expect(odd).toEqual([]);
    const names = titles.map(({ name }) => name);
    expect(names).toEqual([...names].sort(compare));
  });
});

test('the tables of names have no line twice, and the same of a book in every line', () => {
  const lines = [...readKnownNames('known-titles'), ...readKnownNames('known-contents')];
  expect(new Set(lines.map(({ name, id }) => `${name} ${id}`)).size).toBe(lines.length);
  const known = new Map<number, string>();
  for (const { id, language, title, authors } of lines) {
    const line = [language, title, ...authors].join(' | ');
    expect(known.get(id) ?? line).toBe(line);
    known.set(id, line);
  }
});

test('the table of authors’ names has other names of authors who are known', () => {
  const { books, knownTitles, knownContents } = packTitles(readCatalogue(EMBEDDED_BOOKS));
  const known = [...books, ...knownTitles, ...knownContents];
  const authors = new Set(known.flatMap((it) => it.authors));
  for (const [name, other] of readRows('author-names')) {
    expect(authors).toContain(name);
    expect(other).not.toBe('');
  }
});

describe('titles in today’s spelling', () => {
  const todaysTitle = readTodaysTitles();

  test.each([
    [54829, 'Memorias Posthumas de Braz Cubas', 'Memórias Póstumas de Brás Cubas'],
    [42942, 'O Primo Bazilio: Episodio Domestico', 'O Primo Basílio'],
    [67724, 'O Guarany: romance brazileiro, Vol. 1 (of 2)', 'O Guarani, vol. 1'],
    [68807, 'A confissão de Lucio,: Narrativa.', 'A confissão de Lúcio'],
    [17927, "A Queda d'um Anjo: Romance", 'A Queda de um Anjo'],
    [22330, 'Clepsydra\nPoêmas de Camillo Pessanha', 'Clepsidra'],
    [55752, 'Dom Casmurro', null],
    [40409, 'Os Maias: episodios da vida romantica', null],
    [1342, 'Pride and Prejudice', null],
  ])('%i, %s: %s', (id, title, today) => {
    expect(todaysTitle(id, title)).toBe(today);
  });

  /** Marks of the old spelling; and names that keep their letters, and words of other languages. */
  const OLD = /th|ph|y|ct|pt|([bcdfglmnpt])\1|\bsc[ei]|aes\b/i;
  const STAYS =
    /Notting Hill|Yankees|Orpheu|Ultimatum|Four Plays of Gil Vicente|Electra|Yaginadatta/g;

  test('no main title of the 150 most wanted Portuguese books is left in the old spelling', () => {
    const wanted = readBooks(EMBEDDED_BOOKS)
      .filter(({ languages }) => languages.includes('pt'))
      .sort((a, b) => b.download_count - a.download_count)
      .slice(0, 150)
      .map(({ id, title }) => {
        const clean = title.split('\n').map(cleanTitle).join('\n');
        return todaysTitle(id, clean) ?? clean.split(/[\n:;(]/)[0] ?? '';
      });
    expect(wanted).toHaveLength(150);
    expect(wanted.filter((title) => OLD.test(title.replace(STAYS, '')))).toEqual([]);
  });

  test('the tables are sorted, and have no line twice', () => {
    const words = readRows('todays-words').map(([old = '']) => old);
    expect(words).toEqual([...new Set(words)].sort(compare));
    expect(words.every((word) => word === word.toLowerCase())).toBe(true);
    const ids = readRows('todays-titles').map(([id]) => Number(id));
    expect(ids).toEqual([...new Set(ids)].sort((a, b) => a - b));
  });
});

test('the table of kinds leads to categories, shelves and Portuguese books that exist, from no word twice', () => {
  const words = readRows('kinds').flatMap(([cell = '']) => cell.split(' '));
  expect(words).toEqual([...new Set(words)]);
  for (const { category, shelf } of readKinds()) {
    expect(['', ...CATEGORIES.map(({ key }) => key)]).toContain(category);
    expect(['', ...Object.keys(SHELF_BOOKS)]).toContain(shelf);
  }
  const portuguese = readBooks(EMBEDDED_BOOKS).filter(({ languages }) => languages.includes('pt'));
  const titles = portuguese.map(({ id, title }) => `${id} ${cleanTitle(title)}`);
  const listed = readRows('kinds').flatMap(([, , , , books = '']) => books.split('; '));
  expect(listed.filter((book) => !titles.some((title) => title.startsWith(book)))).toEqual([]);
});

// What a search finds depends on the tables as much as on its rules; `npm run bench:search` has the figures.
test.each(['search-queries', 'known-title-queries'])(
  'of bench/%s.json, 97 questions in 100 have their book in the first three, and at most 3 in 100 foreign ones any',
  (name) => {
    const titles = packTitles(readCatalogue(EMBEDDED_BOOKS));
    const { books, knownTitles, knownContents } = titles;
    const known = new Set([...books, ...knownTitles, ...knownContents].map(({ id }) => id));
    const questions = (
      JSON.parse(readFileSync(`bench/${name}.json`, 'utf8')) as { q: string; id: number[] | null }[]
    ).filter(({ id }) => !id || id.some((one) => known.has(one)));
    const index = new TitleIndex(titles);
    const answers = questions.map(({ q, id }) => ({
      id,
      found: (id === null ? index.hints(q, true) : index.suggest(q)).slice(0, 3),
    }));
    const asked = answers.filter(({ id }) => id);
    const right = asked.filter(({ id, found }) => found.some((one) => id?.includes(one.id)));
    const disturbed = answers.filter(({ id, found }) => !id && found.length > 0);
    expect(asked.length).toBeGreaterThanOrEqual(80);
    expect(right.length / asked.length).toBeGreaterThanOrEqual(0.97);
    expect(disturbed.length).toBeLessThanOrEqual(0.03 * (questions.length - asked.length));
  },
);
