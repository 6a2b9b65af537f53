/** @jest-environment node */
import * as fc from 'fast-check';
import judgedBooks from '@/fixtures/judged-books.json';
import knownBooks from '@/fixtures/known-books.json';
import {
  CATEGORIES,
  categoriesOf,
  categoryLabels,
  TABLE,
  type CategoryKey,
} from '@/lib/categories/categories';
import { anyText } from '../../support/any-text';

const NOVELS = 'Category: Novels';
const HISTORY = 'Category: History - American';
const CRIME = 'Category: Crime, Thrillers and Mystery';

const keys = (subjects: string[], bookshelves: string[] = []): readonly CategoryKey[] =>
  categoriesOf({ subjects, bookshelves });

test.each(knownBooks)('$title is labelled $labels', ({ labels, subjects, bookshelves }) => {
  expect(categoryLabels({ subjects, bookshelves })).toEqual(labels);
});

// The last word of form decides what a heading is of. Words are found by their beginnings, phrases
// before the words in them.
test.each([
  ['Science fiction', 'Ficção, Fantasia'],
  ['Fairy tales', 'Ficção, Infantil, Fantasia'],
  ['Detective and mystery stories', 'Ficção, Mistério/Crime'],
  ['Animals -- Juvenile fiction', 'Ficção, Infantil'],
  ['Animals -- Juvenile literature', 'Infantil, Ciência'],
  ['World War, 1914-1918 -- Poetry', 'Poesia'],
  ['Rome -- History -- Drama', 'Drama/Teatro'],
  ['English poetry -- History and criticism', 'Poesia'],
  ['English fiction -- History and criticism', 'Geral'],
  ['Bible stories, English', 'Religião'],
  ['Botanists', 'Ciência'],
  ['Ethics', 'Filosofia'],
  ['Art, Italian', 'Arte'],
  ['Arthur, Chester Alan', 'Geral'],
  ['Political science', 'Geral'],
  ['Natural history', 'Ciência'],
  ['Crimean War, 1853-1856', 'História'],
  ['Voyages around the world -- History -- 19th century', 'Viagem'],
  ['Edison, Thomas A. (Thomas Alva), 1847-1931 -- Correspondence', 'Biografia'],
])('the heading “%s” is labelled %s', (heading, labels) => {
  expect(categoryLabels({ subjects: [heading], bookshelves: [] }).join(', ')).toBe(labels);
});

test.each<[string, CategoryKey[]]>([
  [NOVELS, ['fiction']],
  ['Browsing: Fiction', ['fiction']],
  ['Category: Science - Biology', ['science']],
  ['Category: Science-Fiction & Fantasy', ['fiction', 'fantasy']],
  [HISTORY, ['history']],
  ['Category: British Literature', []],
  // No assigned shelves: these are read as headings.
  ['PT Poesia', []],
  ["Children's Fiction", ['fiction', 'children']],
])('the bookshelf “%s”', (shelf, expected) => {
  expect(keys([], [shelf])).toEqual(expected);
});

test.each<[string, string[], string[], CategoryKey[]]>([
  ['a story is not of what it is set in', ['Rome -- History -- Fiction'], [HISTORY], ['fiction']],
  ['a life is no novel', ['Poets, English -- Biography'], [NOVELS], ['biography']],
  ['a shelf of facts outweighs novels', [], [NOVELS, 'Category: Travel Writing'], ['travel']],
  ['crime makes a story one of crime', ['London -- Fiction'], [CRIME], ['fiction', 'mystery']],
  ['but no ghost story', ['Ghost stories'], [CRIME], ['fiction', 'fantasy']],
  ['a periodical goes by its headings', ['Birds -- Periodicals'], [HISTORY], ['science']],
  ['cookery is of none', ['Cooking'], ['Category: Cooking & Drinking', 'Category: Art'], []],
])('%s', (_, subjects, shelves, expected) => {
  expect(keys(subjects, shelves)).toEqual(expected);
});

const textOf = (field: 'subjects' | 'bookshelves') =>
  fc.oneof(fc.constantFrom(...knownBooks.flatMap((book) => book[field])), anyText());
const anyBook = fc.record({
  subjects: fc.array(textOf('subjects'), { maxLength: 8 }),
  bookshelves: fc.array(textOf('bookshelves'), { maxLength: 8 }),
});

test('of any book the first four categories, in their order, are its labels, or Geral alone', () => {
  fc.assert(
    fc.property(anyBook, (book) => {
      const found = categoriesOf(book);
      const all = CATEGORIES.filter(({ key }) => found.includes(key));
      expect(found).toEqual(all.map(({ key }) => key));
      const labels = all.slice(0, 4).map(({ label }) => label);
      expect(categoryLabels(book)).toEqual(labels.length > 0 ? labels : ['Geral']);
    }),
  );
});

describe('the judgements of readers', () => {
  interface JudgedBook {
    /** Categories that a reader found right for the book, and those found wrong. */
    right: string[];
    wrong: string[];
    subjects: string[];
    bookshelves: string[];
  }
  const BOOKS: readonly JudgedBook[] = judgedBooks;

  /** The books of which readers judged a category so, and how many of them have it today. */
  function count(judgement: 'right' | 'wrong', key: CategoryKey) {
    const judged = BOOKS.filter((book) => book[judgement].includes(key));
    const labelled = judged.filter((book) => categoriesOf(book).includes(key)).length;
    return { judged: judged.length, labelled };
  }

  const all = BOOKS.flatMap((book) => [...book.right, ...book.wrong]);
  const judgedCategories = CATEGORIES.filter(({ key }) => all.includes(key));

  test.each(judgedCategories)('$label: most of what was right is kept', ({ key }) => {
    const [right, wrong] = [count('right', key), count('wrong', key)];
    expect(right.judged + wrong.judged).toBe(160);
    expect(right.labelled / right.judged).toBeGreaterThanOrEqual(0.85);
    expect(wrong.labelled / (right.labelled + wrong.labelled)).toBeLessThanOrEqual(0.05);
  });

  test('90 in 100 of the judged books are right', () => {
    const isRight = (book: JudgedBook) => {
      const found: readonly string[] = categoriesOf(book);
      return (
        book.right.every((key) => found.includes(key)) &&
        !book.wrong.some((key) => found.includes(key))
      );
    };
    expect(BOOKS.filter(isRight).length / BOOKS.length).toBeGreaterThanOrEqual(0.9);
  });
});

describe('the table', () => {
  /** Real shelves, and one that only the live service's newer records have. */
  const SHELVES = [
    'Fiction',
    ...judgedBooks
      .flatMap(({ bookshelves }) => bookshelves)
      .filter((name) => name.startsWith('Category: '))
      .map((name) => name.replace('Category: ', '')),
  ];
  const listed = (list = '') => (list ? list.split(/;\s+/) : []);

  test.each(Object.values(TABLE))('$label: sorted, plain words, shelves that there are', (row) => {
    const lists = [row.shelves, row.fallbackShelves, row.words].map(listed);
    for (const list of lists) expect(list).toEqual([...list].sort());
    expect(new Set(lists.flat()).size).toBe(lists.flat().length);
    // In lower case, without accents or anything of a regular expression.
    for (const word of listed(row.words)) expect(word).toMatch(/^[a-z][a-z', -]*$/);
    const shelves = [...listed(row.shelves), ...listed(row.fallbackShelves)];
    expect(shelves.filter((name) => !SHELVES.some((shelf) => shelf.startsWith(name)))).toEqual([]);
  });
});
