import { CATEGORIES, GENERAL_LABEL, MAX_CATEGORY_LABELS, type CategoryKey } from './categories';
import { TABLE } from './table';

/** What the catalogue says of a book's contents. */
type Described = Readonly<Record<'subjects' | 'bookshelves', readonly string[]>>;
type Row = CategoryKey | 'fact' | 'general';

const VERSE = ['poetry', 'drama'] as const;
const FORMS: readonly Row[] = ['fact', 'fiction', ...VERSE];
const GENRES = ['children', 'fantasy', 'mystery'] as const;
/** In the order in which "maybe" shelves are asked: history's err most. */
const TOPICS = [
  'religion',
  'science',
  'philosophy',
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
/** Stories of these stand on the shelf of crime too: ghost stories, science fiction. */
const NO_CRIME: readonly Row[] = ['children', 'fantasy', ...VERSE];
/** Makers of these stand on the shelf of lives with what they made. */
const WORKS = ['philosophy', 'science'] as const;
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
const isSure = ({ kind }: Entry): boolean => kind === 'shelf' || kind === 'word';
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
  const form = entries.filter(isSure).findLast(({ row }) => FORMS.includes(row))?.row ?? 'fact';
  return { text, form, words: entries.filter(({ row }) => SAID_BY[form]?.includes(row)) };
}

/** What headings and shelves say of a book: rows named for sure, and how often one is a "maybe". */
function gather({ subjects, bookshelves }: Described) {
  const topics = subjects.map(read);
  const headings = [...topics, ...bookshelves.filter((name) => !SHELF.test(name)).map(read)];
  const words = [...new Set(headings.flatMap((heading) => heading.words))];
  const isGeneral = words.some((word) => word.row === 'general' && isSure(word));
  const told = new Set(words.filter(isSure).map(({ row }) => row));
  // A magazine of literature, art and science is of no field: half its headings must name one.
  const fields = TOPICS.filter((row) => row !== 'biography' && told.has(row));
  const namedBy = (row: Row): number =>
    topics.filter((topic) => topic.words.some((word) => word.row === row)).length;
  if (isGeneral && fields.length > 1 && !fields.some((row) => 2 * namedBy(row) >= topics.length)) {
    fields.forEach((row) => told.delete(row));
  }

  const named = bookshelves
    .filter((name) => SHELF.test(name) && (!isGeneral || name.includes('Children')))
    .flatMap((name) => SHELVES.filter(({ text }) => name.replace(SHELF, '').startsWith(text)));
  const not = named.filter(({ kind }) => kind === 'not shelf').map(({ row }) => row);
  // Essays and tracts of any kind stand on the shelf of philosophy.
  if (named.some(({ row }) => row === 'general')) not.push('philosophy');
  const shelves = named.filter(({ row }) => !not.includes(row));
  const on = new Set(shelves.filter(isSure).map(({ row }) => row));
  // The works of thinkers and inventors stand on the shelf of lives.
  const isOfWork = WORKS.some((row) => told.has(row) || on.has(row));
  if (isOfWork && !/\d{3}/.test(subjects.join())) on.delete('biography');

  const unsure = [...(isGeneral ? [] : words), ...shelves].filter((entry) => !isSure(entry));
  const maybe = (row: Row): number => unsure.filter((entry) => entry.row === row).length;
  const isLife =
    topics.length > 0 &&
    topics.every(({ text, words: found }) => found.length === 0 && PERSON.test(text));
  return { forms: new Set(headings.map(({ form }) => form)), told, on, maybe, isLife };
}
type Evidence = ReturnType<typeof gather>;

/** Fiction, verse and plays, as the headings say, or else a shelf of novels; empty for fact. */
function formsOf({ forms, told, on, maybe }: Evidence): Set<Row> {
  const found = new Set(forms);
  found.delete('fact');
  const isOfFact =
    told.has('biography') ||
    TOPICS.some((row) => on.has(row) || (row !== 'philosophy' && maybe(row)));
  if (found.size === 0 && on.has('fiction') && !isOfFact) found.add('fiction');
  return found;
}

function placeStory(forms: Set<Row>, { told, on, maybe }: Evidence): Set<Row> {
  const found = new Set(forms);
  for (const row of GENRES) if (told.has(row) || on.has(row)) found.add(row);
  const isOther = on.has('general') || NO_CRIME.some((row) => found.has(row));
  if (maybe('mystery') && !isOther) found.add('mystery');
  for (const row of TOPICS) if (told.has(row) && (on.has(row) || maybe(row))) found.add(row);
  return found;
}

function placeFact({ told, on, maybe, isLife }: Evidence): Set<Row> {
  const found = new Set<Row>(GENRES.filter((row) => told.has(row)));
  if (on.has('children')) found.add('children');
  for (const row of [...TOPICS, ...VERSE]) if (told.has(row) || on.has(row)) found.add(row);
  const isPlaced = [...found].some((row) => row !== 'biography' && row !== 'children');
  const enough = (row: Row): number => (isPlaced && row === 'history' ? 3 : 2);
  for (const row of [...TOPICS, 'poetry' as const]) if (maybe(row) >= enough(row)) found.add(row);
  if (!isPlaced && !on.has('general')) {
    const first = [...TOPICS, 'drama' as const].find(
      (row) => maybe(row) && !(row === 'philosophy' && told.has('biography')),
    );
    if (first && (first !== 'history' || !maybe('general'))) found.add(first);
  }
  if (!isPlaced && !found.has('biography') && maybe('poetry')) found.add('poetry');
  if (isLife && [...found].every((row) => OF_LIVES.includes(row))) found.add('biography');
  return found;
}

function place(book: Described): Set<Row> {
  const evidence = gather(book);
  const forms = formsOf(evidence);
  return forms.size > 0 ? placeStory(forms, evidence) : placeFact(evidence);
}

/** A card asks for a book's categories each time it is rendered, and each filter for those of all. */
const placed = new WeakMap<Described, readonly CategoryKey[]>();

/**
 * All categories a book belongs to, in the order of CATEGORIES; none for a book of no category.
 * @param book its subject headings and bookshelves as the catalogue names them; they never change
 */
export function categoriesOf(book: Described): readonly CategoryKey[] {
  const known = placed.get(book);
  if (known) return known;
  const found = place(book);
  const keys = CATEGORIES.map(({ key }) => key).filter((key) => found.has(key));
  placed.set(book, keys);
  return keys;
}

/** The labels of a book's categories, at most four in their order; 'Geral' when none. */
export function categoryLabels(book: Described): string[] {
  const keys = categoriesOf(book);
  const labels = CATEGORIES.filter(({ key }) => keys.includes(key)).map(({ label }) => label);
  return labels.length > 0 ? labels.slice(0, MAX_CATEGORY_LABELS) : [GENERAL_LABEL];
}
