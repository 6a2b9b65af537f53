/** @jest-environment node */
import * as fc from 'fast-check';
import { CATEGORIES, MAX_CATEGORY_LABELS, type CategoryKey } from '@/lib/categories/categories';
import { categoriesOf, categoryLabels } from '@/lib/categories/classify';
import knownBooks from './known-books.json';
import { anyText } from '../../support/any-text';

const keys = (subjects: string[], shelves: string[] = []): readonly CategoryKey[] =>
  categoriesOf({ subjects, bookshelves: shelves });

test.each(knownBooks)('$title is labelled $labels', ({ labels, subjects, bookshelves }) => {
  expect(categoryLabels({ subjects, bookshelves })).toEqual(labels);
});

describe('the last word of form in a heading decides', () => {
  test.each<[string, CategoryKey[]]>([
    ['Science fiction', ['fiction', 'fantasy']],
    ['Scientists -- Fiction', ['fiction']],
    ['France -- History -- Revolution, 1789-1799 -- Fiction', ['fiction']],
    ['Theater -- Fiction', ['fiction']],
    ['Fairy tales', ['fiction', 'children', 'fantasy']],
    ['Detective and mystery stories', ['fiction', 'mystery']],
    ['Animals -- Juvenile fiction', ['fiction', 'children']],
    ['Animals -- Juvenile literature', ['children', 'science']],
    ['World War, 1914-1918 -- Poetry', ['poetry']],
    ['Rome -- History -- Drama', ['drama']],
    ['English poetry -- History and criticism', ['poetry']],
    ['English fiction -- History and criticism', []],
    ['Bible stories, English', ['religion']],
  ])('%s', (heading, expected) => {
    expect(keys([heading])).toEqual(expected);
  });
});

describe('words are found by their beginnings, phrases before the words in them', () => {
  test.each<[string, CategoryKey[]]>([
    ['Botanists', ['science']],
    ['Art, Italian', ['art']],
    ['Arthur, Chester Alan', []],
    ['Hamilton, Martha', []],
    ['Political parties', []],
    ['Political science', []],
    ['Natural history', ['science']],
    ['Crimean War, 1853-1856', ['history']],
    ['Voyages around the world -- History -- 19th century', ['travel']],
    ['BIBLE', ['religion']],
  ])('%s', (heading, expected) => {
    expect(keys([heading])).toEqual(expected);
  });
});

describe('bookshelves', () => {
  test.each<[string, CategoryKey[]]>([
    ['Category: Novels', ['fiction']],
    ['Browsing: Fiction', ['fiction']],
    ['Category: Science - Biology', ['science']],
    ['Category: Science-Fiction & Fantasy', ['fiction', 'fantasy']],
    ['Category: History - American', ['history']],
    ['Category: British Literature', []],
    // No assigned shelves: these are read as headings.
    ['PT Poesia', []],
    ['Poetry', ['poetry']],
    ["Children's Fiction", ['fiction', 'children']],
  ])('%s', (shelf, expected) => {
    expect(keys([], [shelf])).toEqual(expected);
  });

  const NOVELS = 'Category: Novels';
  const HISTORY = 'Category: History - American';
  const LIVES = 'Category: Biographies';

  test('a story is about what a heading and a shelf say, not what it is set in', () => {
    expect(keys(['United States -- History -- Fiction'], [HISTORY, NOVELS])).toEqual(['fiction']);
    expect(keys(['Animals -- Fiction', 'Animals'], ['Category: Science - Biology'])).toEqual([
      'fiction',
      'science',
    ]);
  });

  test('a shelf of novels makes no novel beside a shelf of facts or a life', () => {
    expect(keys([], [NOVELS, 'Category: Travel Writing'])).toEqual(['travel']);
    expect(keys(['Poets, English -- Biography'], [NOVELS])).toEqual(['biography']);
  });

  test('a "maybe" shelf counts where nothing else places the book', () => {
    expect(keys(['Purgatory'], ['Category: Religion/Spirituality'])).toEqual(['religion']);
    expect(keys(['Botany'], ['Category: Religion/Spirituality'])).toEqual(['science']);
    expect(keys(['Cooking'], ['Category: Cooking & Drinking', 'Category: Art'])).toEqual([]);
  });

  test('one shelf of history needs a silent book, three stand beside any topic', () => {
    const more = ['Category: History - European', 'Category: History - Ancient'];
    expect(keys(['Rings'], [HISTORY])).toEqual(['history']);
    expect(keys(['Rings'], [HISTORY, 'Category: Politics'])).toEqual([]);
    expect(keys(['Botany'], [HISTORY, ...more.slice(1)])).toEqual(['science']);
    expect(keys(['Botany'], [HISTORY, ...more])).toEqual(['history', 'science']);
  });

  test('a periodical goes by its headings, unless it is on a shelf for children', () => {
    expect(keys(['Scotland -- Periodicals'], ['Category: Poetry', HISTORY])).toEqual([]);
    expect(keys(['Birds -- Periodicals'], ['Category: Poetry'])).toEqual(['science']);
    expect(keys(['Scotland -- Periodicals'], ['Category: Children & Young Adult Reading'])).toEqual(
      ['children'],
    );
  });

  test('a magazine of several fields is of none', () => {
    const fields = ['Art -- Periodicals', 'Science -- Periodicals', 'Literature -- Periodicals'];
    expect(keys(fields, ['Category: Art'])).toEqual([]);
    expect(keys(fields.slice(0, 2))).toEqual(['science', 'art']);
  });

  test('the shelf of philosophy makes neither a novel nor a life philosophical', () => {
    const PHILOSOPHY = 'Category: Philosophy & Ethics';
    expect(keys(['Essays'], [PHILOSOPHY])).toEqual(['philosophy']);
    expect(keys(['Essays'], [PHILOSOPHY, NOVELS])).toEqual(['fiction']);
    expect(keys(['Reformers -- Biography'], [PHILOSOPHY])).toEqual(['biography']);
    expect(keys(['Etiquette', 'Conduct of life'], [PHILOSOPHY])).toEqual([]);
  });

  test('a shelf counts for nothing beside a shelf that speaks against it', () => {
    const shelves = ['Category: Philosophy & Ethics', 'Category: Gender & Sexuality Studies'];
    expect(keys(['Marriage'], shelves)).toEqual([]);
    expect(keys(['Ethics'], shelves)).toEqual(['philosophy']);
  });

  test('hymns are religious, and poetry only on its shelf', () => {
    expect(keys(['Hymns, English'])).toEqual(['religion']);
    expect(keys(['Hymns, English'], ['Category: Poetry'])).toEqual(['poetry', 'religion']);
  });

  test('two "maybes" of a category are enough beside another', () => {
    const shelves = ['Category: Philosophy & Ethics', 'Category: Religion/Spirituality'];
    expect(keys(['Conduct of life'], shelves)).toEqual(['philosophy', 'religion']);
    expect(keys(['Conduct of life'], shelves.slice(1))).toEqual(['religion']);
  });

  test('the shelf of crime makes a story one of crime, but no ghost story', () => {
    const CRIME = 'Category: Crime, Thrillers and Mystery';
    expect(keys(['London (England) -- Fiction'], [CRIME])).toEqual(['fiction', 'mystery']);
    expect(keys(['Ghost stories'], [CRIME])).toEqual(['fiction', 'fantasy']);
  });

  test('a person alone in a heading makes a life, the shelf of lives no philosopher’s work one', () => {
    expect(keys(['Edison, Thomas A. (Thomas Alva), 1847-1931'])).toEqual(['biography']);
    expect(keys(['Voltaire, 1694-1778', 'Botany'])).toEqual(['science']);
    expect(keys(['Cartier, Jacques, 1491-1557', 'Christmas'])).toEqual([]);
    expect(keys(['Kant, Immanuel, 1724-1804'], ['Category: Philosophy & Ethics'])).toEqual([
      'philosophy',
    ]);
    expect(keys(['Keats, John, 1795-1821'], ['Category: Poetry', LIVES])).toEqual(['biography']);
    expect(keys(['Electric currents'], [LIVES])).toEqual(['science']);
    expect(keys(['World War, 1914-1918'])).toEqual(['history']);
    expect(keys(['Ethics'], [LIVES])).toEqual(['philosophy']);
  });
});

describe('for any book', () => {
  const textOf = (field: 'subjects' | 'bookshelves') =>
    fc.oneof(fc.constantFrom(...knownBooks.flatMap((book) => book[field])), anyText());
  const anyBook = fc.record({
    subjects: fc.array(textOf('subjects'), { maxLength: 8 }),
    bookshelves: fc.array(textOf('bookshelves'), { maxLength: 8 }),
  });

  test('there are one to four labels, of the first categories, or Geral alone', () => {
    fc.assert(
      fc.property(anyBook, (book) => {
        const found = categoriesOf(book);
        const all = CATEGORIES.filter(({ key }) => found.includes(key)).map(({ label }) => label);
        expect(found).toHaveLength(all.length);
        expect(categoryLabels(book)).toEqual(
          all.length > 0 ? all.slice(0, MAX_CATEGORY_LABELS) : ['Geral'],
        );
      }),
    );
  });

  test('the categories come in their order, however headings and shelves are ordered', () => {
    fc.assert(
      fc.property(anyBook, ({ subjects, bookshelves }) => {
        const found = keys(subjects, bookshelves);
        expect(found).toEqual(
          CATEGORIES.map(({ key }) => key).filter((key) => found.includes(key)),
        );
        expect(keys(subjects.toReversed(), bookshelves.toReversed())).toEqual(found);
      }),
    );
  });
});

test('four labels are shown of a book of more categories', () => {
  const book = {
    subjects: ["Children's stories", 'Poetry', 'Drama', 'Ghost stories', 'Murder -- Fiction'],
    bookshelves: [],
  };
  expect(categoriesOf(book)).toHaveLength(6);
  expect(categoryLabels(book)).toEqual(['Ficção', 'Infantil', 'Poesia', 'Drama/Teatro']);
});

test('a book is placed once, however often its card is rendered', () => {
  const book = { subjects: ['Love stories'], bookshelves: [] };
  expect(categoriesOf(book)).toBe(categoriesOf(book));
});
