/** What the catalogue says of a book's contents. */
type Described = Readonly<Record<'subjects' | 'bookshelves', readonly string[]>>;
type Lists = { shelves?: string; fallbackShelves?: string; words: string };
type RowKey = keyof typeof TABLE;
export type CategoryKey = Exclude<RowKey, 'general'>;

// A book of literature has a form, one of non-fiction topics; genres go with either.
const form = (label: string, lists: Lists) => ({ kind: 'form' as const, label, ...lists });
const genre = (label: string, lists: Lists) => ({ kind: 'genre' as const, label, ...lists });
const topic = (label: string, lists: Lists) => ({ kind: 'topic' as const, label, ...lists });

/**
 * The categories, in the order of SPEC section 3:
 * - `shelves`: how the names of Project Gutenberg's shelves begin;
 * - `fallbackShelves`: those that are often wrong, for books that nothing else places;
 * - `words`: how words of a heading begin, in lower case without accents; up to four letters are a
 *   whole word, and a phrase counts instead of the words in it.
 */
export const TABLE = {
  fiction: form('Ficção', {
    shelves: 'Fiction; Novels; Romance; Science-Fiction & Fantasy; Short Stories',
    words: `fables; fairy tales; fiction; ghost stories; gothic fiction; romances; science fiction; stories;
      tales; voyages, imaginary`,
  }),
  children: genre('Infantil', {
    shelves: 'Children & Young Adult Reading',
    words: "children's; fairy tales; infantil; jeunesse; juvenile; kinderbuch; ragazzi",
  }),
  history: topic('História', {
    fallbackShelves: 'History',
    words: 'civilization; history; politics and government; reformation; renaissance; slave; war',
  }),
  science: topic('Ciência', {
    shelves: 'Engineering & Technology; Health & Medicine; Nature/Gardening/Animals; Science -',
    words: `agricultur; animal; anthropolog; astronom; bee; birds; botan; electr; ethno; evolution;
      geolog; health; information; invent; mathematics; medic; natural history; physi; plants;
      psycholog; rites and ceremonies; scien; superstition`,
  }),
  poetry: form('Poesia', {
    fallbackShelves: 'Poetry',
    words: 'ballads; hymns; poetry; rhyme; songs',
  }),
  drama: form('Drama/Teatro', {
    fallbackShelves: 'Plays/Films/Dramas',
    words: 'drama; shakespeare; theater',
  }),
  fantasy: genre('Fantasia', {
    shelves: 'Science-Fiction & Fantasy',
    words: `arthurian; fairies; fairy; fairy tales; fantas; folk literature; folklore; ghost stories; gothic fiction;
      horror; imaginary places; legends; mytholog; paranormal; science fiction; voyages, imaginary`,
  }),
  philosophy: topic('Filosofia', {
    fallbackShelves: 'Philosophy & Ethics',
    words: `aesthetics; aphorisms; conduct of life; ethical; ethics; filosof; free will; happiness; logic; maxims;
      metaphysics; mind and body; natural law; philosoph; rationalism; skepticism; soul; stoics`,
  }),
  religion: topic('Religião', {
    fallbackShelves: 'Religion/Spirituality',
    words: `bible; bible stories; buddh; christian; church; free thought; hindu; hymns; islam; jesuits; jesus christ;
      judaism; mission; mysticism; reformation; religio; saint,; saints; spiritual; sunday; theolog; theosoph`,
  }),
  travel: topic('Viagem', {
    shelves: 'Travel Writing',
    words: 'discovery and; guidebooks; travel; voyages; voyages around the world -- history',
  }),
  biography: topic('Biografia', {
    shelves: 'Biographies',
    words: 'biograf; biograph; correspondence; diaries; personal narratives',
  }),
  art: topic('Arte', {
    shelves: 'Architecture; Music',
    fallbackShelves: 'Art',
    words: `architect; art; artist; caricature; costume; crochet; dance; design; engraving; furniture; knitting;
      lace; motion picture; music; paint; photograph; pottery; sculpt; songs,; textile fabrics; weaving`,
  }),
  mystery: genre('Mistério/Crime', {
    fallbackShelves: 'Crime, Thrillers and Mystery',
    words: 'crime; criminals; detective; murder; mystery; police; spy',
  }),
  // Not a category: general works, and phrases that do not mean what the words in them do.
  general: topic('Geral', {
    shelves: 'Essays, Letters & Speeches; Law & Criminology; Sociology; Teaching & Education',
    words: `children's history; cooking; crimea; crimes against; criticism; design and construction; encyclopedias;
      etiquette; history and criticism; indexes; military art and science; mounted police;
      naval art and science; periodicals; philosophie, religion et morale; political science;
      quotations; sciences et techniques; sexual ethics; social science; stories, plots; war crim`,
  }),
};

const ROWS = Object.keys(TABLE) as RowKey[];
const KEYS = ROWS.filter((key) => key !== 'general');
const kindOf = (key: RowKey) => TABLE[key].kind;
const entriesOf = (key: RowKey, list: keyof Lists) => TABLE[key][list]?.split(/;\s+/) ?? [];

const WORDS: Partial<Record<string, RowKey[]>> = {};
for (const key of ROWS) for (const word of entriesOf(key, 'words')) (WORDS[word] ??= []).push(key);
/** Longer ones first: a phrase counts in place of the words in it. */
const ANY_WORD = Object.keys(WORDS)
  .sort((a, b) => b.length - a.length)
  .map((word) => `\\b${word.length > 4 ? word : `${word}s?\\b`}`);
const WORD = new RegExp(ANY_WORD.join('|'), 'g');
/** Project Gutenberg's assigned shelves; any other bookshelf is read as a heading. */
const ASSIGNED = /^(?:Category|Browsing): /;

export const CATEGORIES = KEYS.map((key) => ({ key, label: TABLE[key].label }));

/** Whether a text, of the address bar for instance, is the key of a category. */
export const isCategoryKey = (value: string | null): value is CategoryKey =>
  KEYS.some((key) => key === value);

/** The rows of a heading's words: if the last word is of a form, that and genres; else all but fiction. */
function matchHeading(heading: string) {
  // Real headings have 216 characters at most; a broken record must not cost time.
  const text = heading.slice(0, 300).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const found = (text.match(WORD) ?? []).map((it) => WORDS[it] ?? WORDS[it.slice(0, -1)] ?? []);
  const forms = (found.at(-1) ?? []).filter((key) => kindOf(key) === 'form');
  const isLiterature = forms.length > 0;
  const counts = (key: RowKey) => (isLiterature ? kindOf(key) === 'genre' : key !== 'fiction');
  return { isLiterature, keys: [...forms, ...found.flat().filter(counts)] };
}

/** The categories of a book, in their order; none for a book of no category. */
export function categoriesOf({ subjects, bookshelves }: Described): CategoryKey[] {
  const headings = [...subjects, ...bookshelves.filter((name) => !ASSIGNED.test(name))].map(
    matchHeading,
  );
  const found = new Set(headings.flatMap(({ keys }) => keys));
  // General works are on many shelves.
  const isGeneral = found.has('general');
  const shelves = isGeneral ? [] : bookshelves.flatMap((name) => name.split(ASSIGNED)[1] ?? []);
  const rowsOn = (list: 'shelves' | 'fallbackShelves') =>
    ROWS.filter((key) =>
      entriesOf(key, list).some((entry) => shelves.some((name) => name.startsWith(entry))),
    );
  // Works of philosophers are on the shelf of biographies.
  const onShelves = rowsOn('shelves').filter(
    (key) => key !== 'biography' || !found.has('philosophy'),
  );
  for (const key of onShelves) if (kindOf(key) !== 'form') found.add(key);
  // A shelf of novels makes fiction of what has no other form or topic.
  const hasFormOrTopic = [...found].some((key) => kindOf(key) !== 'genre');
  if (!hasFormOrTopic && onShelves.includes('fiction')) found.add('fiction');
  const isLiterature = found.has('fiction') || headings.some((heading) => heading.isLiterature);
  const placed = [...found].filter((key) => !isLiterature || kindOf(key) !== 'topic');
  const isAllowed = (key: RowKey) => !isLiterature || kindOf(key) === 'genre';
  // A biography may also be about its period.
  const isPlaced = placed.some((key) => isAllowed(key) && key !== 'biography');
  if (!isPlaced) placed.push(...rowsOn('fallbackShelves').filter(isAllowed).slice(-1));
  return KEYS.filter((key) => placed.includes(key));
}

/** The books of a category; all for none. */
export const ofCategory = <T extends Described>(books: readonly T[], category: CategoryKey | '') =>
  category ? books.filter((book) => categoriesOf(book).includes(category)) : books;

/** The labels of its categories, as many as a card shows (SPEC section 9), or else 'Geral'. */
export function categoryLabels(book: Described): string[] {
  const keys = categoriesOf(book);
  return (keys.length > 0 ? keys.slice(0, 4) : ['general' as const]).map((key) => TABLE[key].label);
}
