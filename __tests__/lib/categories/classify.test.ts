import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import * as fc from 'fast-check';
import {
  CATEGORIES,
  GENERAL_LABEL,
  MAX_CATEGORY_LABELS,
  isCategoryKey,
  type CategoryKey,
} from '@/lib/categories/categories';
import { categoriesOf, categoryLabels } from '@/lib/categories/classify';
import judged from './judged-books.json';

interface KnownBook {
  title: string;
  labels: string[];
  subjects: string[];
  bookshelves: string[];
}

/** Books everybody knows, with the headings and shelves of their real records. */
const KNOWN_BOOKS: readonly KnownBook[] = [
  {
    title: '84 Frankenstein; or, the modern prometheus',
    labels: ['Ficção', 'Fantasia'],
    subjects: [
      'Science fiction',
      'Horror tales',
      'Gothic fiction',
      'Scientists -- Fiction',
      'Monsters -- Fiction',
      'Frankenstein, Victor (Fictitious character) -- Fiction',
      "Frankenstein's monster (Fictitious character) -- Fiction",
    ],
    bookshelves: [
      'Precursors of Science Fiction',
      'Gothic Fiction',
      'Movie Books',
      'Science Fiction by Women',
      'Category: Science-Fiction & Fantasy',
      'Category: Novels',
      'Category: Classics of Literature',
      'Category: British Literature',
    ],
  },
  {
    title: '1661 The Adventures of Sherlock Holmes',
    labels: ['Ficção', 'Mistério/Crime'],
    subjects: [
      'Holmes, Sherlock (Fictitious character) -- Fiction',
      'Private investigators -- England -- Fiction',
      'Detective and mystery stories, English',
    ],
    bookshelves: [
      'Detective Fiction',
      'Contemporary Reviews',
      "Banned Books from Anne Haight's list",
      'Category: Short Stories',
      'Category: Crime, Thrillers and Mystery',
      'Category: British Literature',
    ],
  },
  {
    title: "11 Alice's Adventures in Wonderland",
    labels: ['Ficção', 'Infantil', 'Fantasia'],
    subjects: [
      'Fantasy fiction',
      "Children's stories",
      'Imaginary places -- Juvenile fiction',
      'Alice (Fictitious character from Carroll) -- Juvenile fiction',
    ],
    bookshelves: [
      "Children's Literature",
      'Category: Children & Young Adult Reading',
      'Category: Novels',
      'Category: Classics of Literature',
      'Category: British Literature',
    ],
  },
  {
    title: '1513 Romeo and Juliet',
    labels: ['Drama/Teatro'],
    subjects: [
      'Vendetta -- Drama',
      'Youth -- Drama',
      'Verona (Italy) -- Drama',
      'Juliet (Fictitious character) -- Drama',
      'Romeo (Fictitious character) -- Drama',
      'Conflict of generations -- Drama',
      'Tragedies (Drama)',
    ],
    bookshelves: [
      'Category: Romance',
      'Category: Plays/Films/Dramas',
      'Category: Classics of Literature',
      'Category: British Literature',
    ],
  },
  {
    title: '1228 On the Origin of Species By Means of Natural Selection',
    labels: ['Ciência'],
    subjects: ['Evolution (Biology)', 'Natural selection'],
    bookshelves: [
      'Harvard Classics',
      'Biology',
      "Banned Books from Anne Haight's list",
      'Category: Science - Biology',
    ],
  },
  {
    title: '944 The Voyage of the Beagle',
    labels: ['Ciência', 'Viagem'],
    subjects: [
      'Natural history',
      'Beagle Expedition (1831-1836)',
      'Geology',
      'Voyages around the world -- History -- 19th century',
      'South America -- Discovery and exploration',
    ],
    bookshelves: [
      'Travel',
      'Harvard Classics',
      'Category: Travel Writing',
      'Category: Science - Biology',
      'Category: Science - Earth/Agricultural/Farming',
    ],
  },
  {
    title: "829 Gulliver's Travels into Several Remote Nations of the World",
    labels: ['Ficção', 'Fantasia'],
    subjects: [
      'Fantasy fiction',
      'Satire',
      'Travelers -- Fiction',
      'Gulliver, Lemuel (Fictitious character) -- Fiction',
      'Voyages, Imaginary -- Early works to 1800',
    ],
    bookshelves: [
      'Best Books Ever Listings',
      "Banned Books from Anne Haight's list",
      'Category: Science-Fiction & Fantasy',
      'Category: Adventure',
      'Category: Novels',
      'Category: Classics of Literature',
      'Category: British Literature',
    ],
  },
  {
    title: '3333 Os Lusíadas',
    labels: ['Poesia'],
    subjects: [
      'Portuguese poetry -- Classical period, 1500-1700',
      'Gama, Vasco da, 1469-1524 -- Poetry',
      'Explorers -- Portugal -- Poetry',
      'India -- Discovery and exploration -- Poetry',
      'Portugal -- Colonies -- Asia -- Poetry',
      'Epic poetry, Portuguese',
    ],
    bookshelves: ['PT Poesia', 'Poetry', 'Category: Poetry', 'Category: Classics of Literature'],
  },
  {
    title: '55752 Dom Casmurro',
    labels: ['Ficção'],
    subjects: [
      'Adultery -- Fiction',
      'Authorship -- Fiction',
      'Catholic Church -- Fiction',
      'Reminiscing in old age -- Fiction',
    ],
    bookshelves: ['Category: Novels'],
  },
  {
    title: '28054 The Brothers Karamazov',
    labels: ['Ficção'],
    subjects: [
      'Didactic fiction',
      'Fathers and sons -- Fiction',
      'Russia -- Social life and customs -- 1533-1917 -- Fiction',
      'Brothers -- Fiction',
    ],
    bookshelves: [
      'Best Books Ever Listings',
      'Category: Novels',
      'Category: Classics of Literature',
      'Category: Russian Literature',
    ],
  },
  {
    title: '2680 Meditations',
    labels: ['Filosofia'],
    subjects: ['Stoics', 'Ethics', 'Life'],
    bookshelves: [
      'Harvard Classics',
      'Category: Biographies',
      'Category: Classics of Literature',
      'Category: Philosophy & Ethics',
    ],
  },
  {
    title: '1497 The Republic',
    labels: ['Filosofia'],
    subjects: [
      'Classical literature',
      'Political science -- Early works to 1800',
      'Utopias -- Early works to 1800',
      'Justice -- Early works to 1800',
    ],
    bookshelves: [
      'Philosophy',
      'Category: Classics of Literature',
      'Category: Philosophy & Ethics',
    ],
  },
  {
    title: '5827 The Problems of Philosophy',
    labels: ['Filosofia'],
    subjects: ['Knowledge, Theory of', 'Metaphysics', 'Philosophy -- Introductions'],
    bookshelves: ['Philosophy', 'Category: Philosophy & Ethics', 'Nobel Prizes in Literature'],
  },
  {
    title: '10 The King James Version of the Bible',
    labels: ['Religião'],
    subjects: ['Bible'],
    bookshelves: [
      'Banned Books List from the American Library Association',
      'Category: Classics of Literature',
      'Category: Religion/Spirituality',
    ],
  },
];

const keys = (subjects: string[], bookshelves: string[] = []): CategoryKey[] =>
  categoriesOf({ subjects, bookshelves });

const ORDER = CATEGORIES.map(({ key }) => key);

test('the categories are those of the table, in its order', () => {
  expect(CATEGORIES.map(({ key, label }) => `${key} ${label}`)).toEqual([
    'fiction Ficção',
    'children Infantil',
    'history História',
    'science Ciência',
    'poetry Poesia',
    'drama Drama/Teatro',
    'fantasy Fantasia',
    'philosophy Filosofia',
    'religion Religião',
    'travel Viagem',
    'biography Biografia',
    'art Arte',
    'mystery Mistério/Crime',
  ]);
});

test.each(KNOWN_BOOKS)('$title is labelled $labels', ({ labels, ...book }) => {
  expect(categoryLabels(book)).toEqual(labels);
});

describe('a heading goes by its form, not by its topic', () => {
  test.each<[string, CategoryKey[]]>([
    ['Science fiction', ['fiction', 'fantasy']],
    ['Scientists -- Fiction', ['fiction']],
    ['France -- History -- Revolution, 1789-1799 -- Fiction', ['fiction']],
    ['Travel -- Fiction', ['fiction']],
    ['Authorship -- Fiction', ['fiction']],
    ['Theater -- Fiction', ['fiction']],
    ['Catholic Church -- Fiction', ['fiction']],
    ['Voyages, Imaginary -- Early works to 1800', ['fiction', 'fantasy']],
    ['World War, 1914-1918 -- Poetry', ['poetry']],
    ['Rome -- History -- Drama', ['drama']],
    ['Robin Hood (Legendary character) -- Drama', ['drama']],
    ['Detective and mystery stories', ['fiction', 'mystery']],
    ['Animals -- Juvenile fiction', ['fiction', 'children']],
    ['Animals -- Juvenile literature', ['children', 'science']],
    ['English poetry -- History and criticism', ['poetry']],
    ['English fiction -- History and criticism', []],
    ['Bible stories, English', ['religion']],
    ['English wit and humor -- Periodicals', []],
  ])('%s', (heading, expected) => {
    expect(keys([heading])).toEqual(expected);
  });
});

describe('a word within a word, or within a phrase of another meaning, is not found', () => {
  test.each<[string, CategoryKey[]]>([
    ['Political parties', []],
    ['Democratic Party (U.S.)', []],
    ['Hamilton, Martha', []],
    ['Arthur, Chester Alan', []],
    ['Political science', []],
    ['Social sciences', []],
    ['Military art and science', []],
    ['Christian Science', ['religion']],
    ['Natural history', ['science']],
    ['Art of war', []],
    ['Martial arts', []],
    ['War crime trials -- Germany', ['history']],
    ['Crimean War, 1853-1856', ['history']],
    ['Voyages around the world -- History -- 19th century', ['travel']],
    ['South America -- Discovery and exploration', ['travel']],
    ['Social life and customs', ['history']],
    ['Heroes in literature', []],
  ])('%s', (heading, expected) => {
    expect(keys([heading])).toEqual(expected);
  });

  test('none of the traps stands for Arte or Ciência beside headings that have a place', () => {
    expect(keys(['Political science', 'Ethics', 'Martha', 'Arthur, King', 'Party'])).toEqual([
      'philosophy',
    ]);
  });
});

describe('headings of fact', () => {
  test.each<[string, CategoryKey[]]>([
    ['Art, Italian', ['art']],
    ['Painters -- Italy -- Biography', ['biography', 'art']],
    [
      'United States -- History -- Civil War, 1861-1865 -- Personal narratives',
      ['history', 'biography'],
    ],
    ['Egypt -- Description and travel', ['travel']],
    ['Knowledge, Theory of -- Philosophy', ['philosophy']],
    ['Sermons, English', ['religion']],
    ['Murder -- England', ['mystery']],
    ['Fairy tales', ['fiction', 'children', 'fantasy']],
    ['Folklore -- Ireland', ['fantasy']],
    ['Edison, Thomas A. (Thomas Alva), 1847-1931', ['biography']],
    ['Cooking, American', []],
    ['Encyclopedias and dictionaries', []],
  ])('%s', (heading, expected) => {
    expect(keys([heading])).toEqual(expected);
  });
});

describe('bookshelves', () => {
  test.each<[string, CategoryKey[]]>([
    ['Category: Novels', ['fiction']],
    ['Browsing: Fiction', ['fiction']],
    ['Category: Biographies', ['biography']],
    ['Category: Science - Biology', ['science']],
    ['Category: Science-Fiction & Fantasy', ['fiction', 'fantasy']],
    ['Browsing: Science-Fiction & Fantasy', ['fiction', 'fantasy']],
    ['Category: Travel Writing', ['travel']],
    ['Category: History - American', ['history']],
    ['Browsing: History - American', ['history']],
    ['Category: Crime, Thrillers and Mystery', ['mystery']],
    ['PT Poesia', ['poetry']],
    ['DE Lyrik', ['poetry']],
    ['FR Théâtre', ['drama']],
    ['IT Teatro in prosa', ['drama']],
    ['IT Viaggi', ['travel']],
    ['PT História', ['history']],
    ['PT Infantil e Juvenil', ['children']],
    ['Category: British Literature', []],
    ['Category: How To ...', []],
  ])('%s', (shelf, expected) => {
    expect(keys([], [shelf])).toEqual(expected);
  });

  test('count wherever they stand in the list', () => {
    expect(keys([], ['Browsing: Fiction', 'Best Books Ever Listings'])).toEqual(['fiction']);
  });

  test('a shelf of facts does not make a story a book of facts', () => {
    const shelves = ['Category: History - American', 'Category: Biographies', 'Category: Novels'];
    expect(keys(['United States -- History -- Fiction'], shelves)).toEqual(['fiction']);
  });

  test('a shelf of novels does not make a life a novel', () => {
    const shelves = ['Category: Novels', 'Category: Biographies'];
    expect(keys(['Poets, English -- Biography'], shelves)).toEqual(['biography']);
  });

  test('a periodical is not what the shelves say of one of its volumes', () => {
    const shelves = ['Category: Poetry', 'Category: Travel Writing', 'Category: History - Other'];
    expect(keys(['Scotland -- Periodicals'], shelves)).toEqual([]);
    expect(keys(['Birds -- Periodicals'], shelves)).toEqual(['science']);
  });

  test('the shelf of lives does not make a philosopher’s work a life', () => {
    expect(keys(['Stoics', 'Ethics'], ['Category: Biographies'])).toEqual(['philosophy']);
  });

  test.each<[why: string, headings: string[], shelves: string[], expected: CategoryKey[]]>([
    ['camping', ['Camping'], ['Category: Nature/Gardening/Animals'], []],
    ['rhetoric', ['Oratory, Ancient'], ['Category: Philosophy & Ethics'], []],
    [
      'a sermon',
      ['Purgatory'],
      ['Category: Philosophy & Ethics', 'Category: Religion/Spirituality'],
      ['religion'],
    ],
    ['fortune-telling', ['Fortune-telling'], ['Category: Religion/Spirituality'], ['fantasy']],
    [
      'letters',
      ['Sand, George, 1804-1876 -- Correspondence'],
      ['Category: Travel Writing'],
      ['biography'],
    ],
    ['cookery', ['Cooking, American'], ['Category: Nutrition'], []],
    ['speeches', ['Speeches, addresses, etc., Greek'], ['Category: Biographies'], []],
    ['a western', ['Western stories'], ['Category: Crime, Thrillers and Mystery'], ['fiction']],
    ['needlework', ['Needlework'], ['Technology'], ['art']],
    ['a convention', ['Science fiction -- Congresses'], ['Science Fiction'], []],
    ['history in prose', ['Rings'], ['Category: Poetry', 'Category: History - Other'], ['history']],
    ['verse', ['English poetry'], ['Category: Poetry', 'Category: History - Other'], ['poetry']],
  ])('a shelf that errs does not count: %s', (_why, headings, shelves, expected) => {
    expect(keys(headings, shelves)).toEqual(expected);
  });

  test.each<[why: string, headings: string[], shelves: string[], expected: CategoryKey[]]>([
    ['one, beside politics', ['Political parties'], ['History - British', 'Politics'], []],
    ['two', ['Monticello (Va.)'], ['History - American', 'History - Other'], ['history']],
    [
      'two, of postage stamps',
      ['Postage stamps -- Canada'],
      ['History - American', 'History - Other'],
      [],
    ],
    [
      'two, beside a journey',
      ['Paris (France) -- Description and travel'],
      ['History - European', 'History - Ancient'],
      ['travel'],
    ],
    [
      'three, beside a journey',
      ['Paris (France) -- Description and travel'],
      ['History - European', 'History - Ancient', 'History - Royalty'],
      ['history', 'travel'],
    ],
    [
      'two, beside a saint',
      ['Joan, of Arc, Saint, 1412-1431'],
      ['History - European', 'History - Warfare'],
      ['history', 'religion', 'biography'],
    ],
  ])('shelves of history: %s', (_why, headings, names, expected) => {
    expect(
      keys(
        headings,
        names.map((name) => `Category: ${name}`),
      ),
    ).toEqual(expected);
  });

  test('a people on the shelf of anthropology is a matter of science', () => {
    const shelves = ['Category: Archaeology & Anthropology'];
    expect(keys(['Igorot (Philippine people)'], shelves)).toContain('science');
    expect(keys(['Castles'], shelves)).not.toContain('science');
  });
});

describe('jest', () => {
  test.each<[why: string, headings: string[], shelves: string[], expected: CategoryKey[]]>([
    ['in stories', ['Satire'], ['Category: Humour', 'Category: Short Stories'], ['fiction']],
    ['in verse', ['English wit and humor', 'Humorous poetry'], ['Category: Humour'], ['poetry']],
    ['in essays', ['American wit and humor'], ['Category: Essays, Letters & Speeches'], []],
    [
      'in cartoons',
      ['World War, 1914-1918 -- Humor', 'World War, 1914-1918 -- Caricatures and cartoons'],
      ['Category: Art'],
      ['art'],
    ],
  ])('%s', (_why, headings, shelves, expected) => {
    expect(keys(headings, shelves)).toEqual(expected);
  });
});

test.each<[why: string, headings: string[], shelves: string[], expected: CategoryKey[]]>([
  [
    'a magazine of letters',
    ['Literature, Modern -- 19th century -- Periodicals', 'Science -- Periodicals'],
    ["Lippincott's Magazine", 'Category: Travel Writing'],
    [],
  ],
  [
    'a children’s magazine',
    ['Sunday schools -- Periodicals'],
    ['Category: Children & Young Adult Reading', 'Category: Poetry'],
    ['children', 'religion'],
  ],
  ['quotations', ['Quotations'], ['Category: Biographies', 'Category: History - American'], []],
  [
    'thieves in a children’s book',
    ['Thieves -- Juvenile fiction'],
    ['Category: Adventure'],
    ['fiction', 'children'],
  ],
  [
    'detectives in a children’s book',
    ['Detective and mystery stories', 'Girls -- Juvenile fiction'],
    ['Category: Adventure'],
    ['fiction', 'children', 'mystery'],
  ],
  [
    'the Arabian Nights for grown-ups',
    ['Fairy tales -- Arab countries', 'Tales -- Arab countries'],
    [],
    ['fiction', 'fantasy'],
  ],
  [
    'myth in verse',
    ['Odysseus, King of Ithaca (Mythological character) -- Poetry'],
    ['Category: Mythology, Legends & Folklore'],
    ['poetry', 'fantasy'],
  ],
  ['a life told by a saint’s name', ['Dominic, Saint, 1170-1221'], [], ['religion', 'biography']],
  ['an engineer’s design', ['Railroad tunnels -- Design and construction'], [], []],
  ['Churchill is no church', ['Churchill, Winston, 1874-1965'], [], ['biography']],
  ['nor King Christian a Christian', ['Denmark -- History -- Christian VII'], [], ['history']],
  ['Miss Bird is no bird', ['Bird, Isabella L., 1831-1904 -- Travel -- Asia'], [], ['travel']],
])('%s', (_why, headings, shelves, expected) => {
  expect(keys(headings, shelves)).toEqual(expected);
});

describe('labels', () => {
  test('a book of no category is general', () => {
    expect(categoryLabels({ subjects: ['Etiquette'], bookshelves: [] })).toEqual([GENERAL_LABEL]);
    expect(categoryLabels({ subjects: [], bookshelves: [] })).toEqual(['Geral']);
  });

  test('at most four are shown, the first of the table, while the filter has them all', () => {
    const book = {
      subjects: [
        'Short stories',
        "Children's poetry",
        'Plays',
        'Ghost stories',
        'Murder -- Fiction',
      ],
      bookshelves: [],
    };
    expect(categoriesOf(book)).toEqual([
      'fiction',
      'children',
      'poetry',
      'drama',
      'fantasy',
      'mystery',
    ]);
    expect(categoryLabels(book)).toEqual(['Ficção', 'Infantil', 'Poesia', 'Drama/Teatro']);
  });
});

test('only the keys of the table are keys', () => {
  expect(ORDER.every(isCategoryKey)).toBe(true);
  expect([null, '', 'Ficção', 'FICTION', 'toString'].some(isCategoryKey)).toBe(false);
});

describe('for any book', () => {
  const heading = fc.oneof(
    fc.constantFrom(...KNOWN_BOOKS.flatMap(({ subjects }) => subjects)),
    fc.string({ unit: 'binary' }),
  );
  const shelf = fc.oneof(
    fc.constantFrom(...KNOWN_BOOKS.flatMap(({ bookshelves }) => bookshelves)),
    fc.string({ unit: 'binary' }),
  );
  const lists = fc.record({
    subjects: fc.array(heading, { maxLength: 8 }),
    bookshelves: fc.array(shelf, { maxLength: 8 }),
  });

  test('there are one to four labels, the first of its categories or the general one', () => {
    fc.assert(
      fc.property(lists, (book) => {
        const expected = CATEGORIES.filter(({ key }) => categoriesOf(book).includes(key));
        expect(categoryLabels(book)).toEqual(
          expected.length > 0
            ? expected.slice(0, MAX_CATEGORY_LABELS).map(({ label }) => label)
            : [GENERAL_LABEL],
        );
      }),
    );
  });

  test('the categories come once each, in the order of the table', () => {
    fc.assert(
      fc.property(lists, (book) => {
        const found = categoriesOf(book);
        expect(found).toEqual(ORDER.filter((key) => found.includes(key)));
      }),
    );
  });

  test('the order of the headings and of the shelves, and capitals, change nothing', () => {
    fc.assert(
      fc.property(lists, ({ subjects, bookshelves }) => {
        const found = categoriesOf({ subjects, bookshelves });
        const turned = [subjects, bookshelves].map((texts) => [...texts].reverse());
        const [otherSubjects = [], otherShelves = []] = turned;
        expect(keys(otherSubjects, otherShelves)).toEqual(found);
        const ascii = /^[ -~]*$/;
        if ([...subjects, ...bookshelves].every((text) => ascii.test(text))) {
          const loud = (texts: string[]) => texts.map((text) => text.toUpperCase());
          expect(keys(loud(subjects), loud(bookshelves))).toEqual(found);
        }
      }),
    );
  });

  test('what is given out can be changed without changing what is remembered', () => {
    const book = { subjects: ['Poetry'], bookshelves: [] };
    categoriesOf(book).push('art');
    expect(categoriesOf(book)).toEqual(['poetry']);
  });
});

describe('over the whole real catalogue', () => {
  const CATALOGUE = '../shared/data/gutenberg-2026-06.ndjson.gz';
  interface Entry {
    id: number;
    subjects: string[];
    bookshelves: string[];
  }
  const whole = existsSync(CATALOGUE) ? test : test.skip;

  const readCatalogue = () =>
    gunzipSync(readFileSync(CATALOGUE))
      .toString('utf8')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Entry);

  // Samples of each category as people read them; docs/categories.md tells how.
  whole('what readers judged stays right (needs the project’s shared data)', () => {
    const byId = new Map(readCatalogue().map((book) => [book.id, book]));
    for (const [key, { right, wrong }] of Object.entries(judged)) {
      const labelled = (ids: readonly number[]) =>
        ids.filter((id) => {
          const book = byId.get(id);
          return book && (categoriesOf(book) as string[]).includes(key);
        }).length;
      expect({ key, kept: labelled(right) / right.length > 0.97 }).toEqual({ key, kept: true });
      const share = labelled(wrong) / (labelled(right) + labelled(wrong));
      expect({ key, few: share < 0.03 }).toEqual({ key, few: true });
    }
  });

  whole('no category is overrun or empty (needs the project’s shared data)', () => {
    const books = readCatalogue();
    const share = (subset: Entry[], key: CategoryKey) =>
      subset.filter((book) => categoriesOf(book).includes(key)).length / subset.length;
    const having = (text: string, field: 'subjects' | 'bookshelves') =>
      books.filter((book) => book[field].some((value) => value === text));

    const scienceFiction = having('Science fiction', 'subjects');
    expect(share(scienceFiction, 'fantasy')).toBe(1);
    expect(share(scienceFiction, 'science')).toBeLessThan(0.01);
    expect(share(having('Category: Biographies', 'bookshelves'), 'biography')).toBeGreaterThan(0.9);
    expect(share(having('Category: Poetry', 'bookshelves'), 'poetry')).toBeGreaterThan(0.8);
    expect(share(books, 'art')).toBeLessThan(0.05);
    for (const key of ORDER) expect(share(books, key)).toBeGreaterThan(0.02);
    const general = books.filter((book) => categoriesOf(book).length === 0);
    expect(general.length / books.length).toBeLessThan(0.1);
  });
});
