import { CATEGORIES, GENERAL_LABEL, MAX_CATEGORY_LABELS, type CategoryKey } from './categories';
import { TABLE } from './table';

/** What the catalogue says of a book's contents. */
type Described = Readonly<Record<'subjects' | 'bookshelves', readonly string[]>>;
type Row = CategoryKey | 'fact' | 'general';

const KEYS = CATEGORIES.map(({ key }) => key);
const VERSE = ['poetry', 'drama'] as const;
const FORMS: readonly Row[] = ['fact', 'fiction', ...VERSE];
const GENRES = ['children', 'fantasy', 'mystery'] as const;
/** In the order in which "maybe" shelves are asked: history's err most. */
const TOPICS = [
  'religion',
  'philosophy',
  'science',
  'art',
  'history',
  'travel',
  'biography',
] as const;
/** What a heading of each form can say; the other topics are what a story or a poem is set in. */
const SAID_BY: Partial<Record<Row, readonly Row[]>> = {
  fact: ['general', ...GENRES, ...TOPICS, ...VERSE],
  fiction: GENRES,
  poetry: ['children', 'fantasy', 'religion'],
  drama: ['children', 'fantasy', 'religion'],
};
/** What a life can be besides. */
const OF_LIVES: readonly Row[] = ['biography', 'children', 'history', 'mystery', 'religion'];
/** "Edison, Thomas A., 1847-1931" and nothing more. */
const PERSON = /^(?:[^ ,]+|[^,]+,.+), .*\d\??(?: b\.c\.)?-(?:\d+\??(?: b\.c\.)?)?$/;
/** Project Gutenberg's assigned shelves; any other bookshelf is read as a heading. */
const SHELF = /^(?:Category|Browsing): /;

interface Entry {
  readonly row: Row;
  readonly kind: string;
  readonly text: string;
}
const ENTRIES = TABLE.trim()
  .split(/\n(?=\w)/)
  .flatMap((section): Entry[] => {
    const [row, ...lines] = section.split(/\n\s+/) as [Row, ...string[]];
    return lines.flatMap((line) => {
      const [kind = '', list = ''] = line.split(': ');
      return list.split('; ').map((text) => ({ row, kind, text }));
    });
  });
const isSure = ({ kind }: Entry): boolean => !kind.startsWith('maybe');
const SHELVES = ENTRIES.filter(({ kind }) => kind.endsWith('shelf'));
const WORDS = ENTRIES.filter(({ kind }) => kind.endsWith('word'));
const ANY_WORD = new RegExp(
  `\\b(?:${WORDS.map(({ text }) => (text.length > 4 ? text : `${text}s?\\b`))
    .sort((a, b) => b.length - a.length)
    .join('|')})`,
  'g',
);

function read(heading: string) {
  // Real headings have 216 characters at most; a broken record must not cost time.
  const start = heading.slice(0, 300).normalize('NFD');
  const text = start.replace(/[\u0300-\u036f]/g, '').toLowerCase();
  const entries = (text.match(ANY_WORD) ?? []).flatMap((found) =>
    WORDS.filter((word) => word.text === found || `${word.text}s` === found),
  );
  const form = entries.findLast(({ row }) => FORMS.includes(row))?.row ?? 'fact';
  return { text, form, words: entries.filter(({ row }) => SAID_BY[form]?.includes(row)) };
}

function place({ subjects, bookshelves }: Described): Set<Row> {
  const topics = subjects.map(read);
  const headings = [...topics, ...bookshelves.filter((name) => !SHELF.test(name)).map(read)];
  const words = [...new Set(headings.flatMap((heading) => heading.words))];
  const told = new Set(words.filter(isSure).map(({ row }) => row));
  const shelves = bookshelves
    .filter((name) => SHELF.test(name) && (!told.has('general') || name.includes('Children')))
    .flatMap((name) => SHELVES.filter(({ text }) => name.replace(SHELF, '').startsWith(text)));
  const on = new Set(shelves.filter(isSure).map(({ row }) => row));
  // The works of philosophers stand on the shelf of lives.
  if (told.has('philosophy') && !/\d{3}/.test(subjects.join())) on.delete('biography');
  const says = (row: Row): boolean => told.has(row) || on.has(row);
  const maybe = (row: Row): number =>
    [...words, ...shelves].filter((entry) => entry.row === row && !isSure(entry)).length;

  const found = new Set(headings.map(({ form }) => form).filter((form) => form !== 'fact'));
  const isVerse = VERSE.some((form) => found.has(form));
  const isFactual = told.has('biography') || TOPICS.some((row) => on.has(row) || maybe(row));
  if (found.size === 0 && on.has('fiction') && !isFactual) found.add('fiction');
  const isTold = found.size > 0;
  for (const row of GENRES) if (says(row)) found.add(row);
  if (isTold) {
    const isCrime = maybe('mystery') && !isVerse && !on.has('general') && !found.has('children');
    if (isCrime) found.add('mystery');
    for (const row of TOPICS) if (told.has(row) && (on.has(row) || maybe(row))) found.add(row);
    return found;
  }

  for (const row of [...TOPICS, ...VERSE]) if (says(row)) found.add(row);
  const isPlaced = [...found].some((row) => row !== 'biography' && row !== 'children');
  const people = topics.filter((topic) => topic.words.length === 0 && PERSON.test(topic.text));
  const isLife =
    !isPlaced ||
    (people.length === topics.length && [...found].every((row) => OF_LIVES.includes(row)));
  if (people.length > 0 && isLife) found.add('biography');
  if (maybe('history') >= (isPlaced ? 3 : 2)) found.add('history');
  if (!isPlaced && !on.has('general')) {
    const first = [...TOPICS, 'drama' as const].find(maybe);
    if (first && (first !== 'history' || !maybe('general'))) found.add(first);
  }
  if (!isPlaced && maybe('poetry')) found.add('poetry');
  return found;
}

/**
 * All categories a book belongs to, in the order of CATEGORIES; none for a book of no category.
 * @param book its subject headings and bookshelves as the catalogue names them
 */
export function categoriesOf(book: Described): CategoryKey[] {
  const found = place(book);
  return KEYS.filter((key) => found.has(key));
}

/** The labels of a book's categories, at most four in their order; 'Geral' when none. */
export function categoryLabels(book: Described): string[] {
  const keys = categoriesOf(book);
  const labels = CATEGORIES.filter(({ key }) => keys.includes(key)).map(({ label }) => label);
  return labels.length > 0 ? labels.slice(0, MAX_CATEGORY_LABELS) : [GENERAL_LABEL];
}
