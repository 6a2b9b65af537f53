import type { CategoryKey } from '../categories';
import { joined, keysIn } from './keywords';
import { BESIDE_HISTORY, tellsSubject } from './subject';
import { words } from './words';

/** Works on everything: their "Category:" shelves follow one volume's contents and mean little. */
const GENERAL_WORK = words(
  "periodic(?!al cicada)|encyclopedias and|indexes|publishers' cat|copyright",
  'literature -- coll|quotations',
);

/** What shows that such a work is for children after all. */
const FOR_CHILDREN = words("literature -- coll|sunday school|for children|juvenile|children's");

/** Shelves of stories, and what shows that a book on one of them is none. */
const NOVEL_SHELF = words('novels|short stor|romance|science-f|contos|fiction(?=\\||$)');
const FACT_SHELF = words(
  'biogra|travel|voyages|history - |religion|philosophy|essays|science - |nonfiction',
  'teaching|haar volken',
);

/** Shelves that err too often to count beside a heading or a better shelf that places the book. */
const WEAK_SHELF =
  /: (?:art$|nature|envir|science - earth|philos|relig|history)|^fr (?:phil|sci)|^classical|^atheism/;

/** Everyday subjects, on which the weak shelves err most, and those where one of history's does. */
const EVERYDAY = words('cooking|law &|economics|sociology|gender|criticism');
const NOT_HISTORY = words(
  'teaching|reference|literature|language|nature/|politics|essays|philosophy|religion/',
  'how to|sports|fashion|bibliograph',
);

/** Two shelves of history are right where one is not, three beside any subject, but on these. */
const TWICE_HISTORY = /history - .*history - /;
const THRICE_HISTORY = /(?:history - .*){3}/;
const NEVER_HISTORY = words(
  'criticism|language|(?<=^|\\|)geography(?=$|\\|)|postage stamps|labor (?:law|insp)',
  'industrial safety|shipbuilding|criminal law',
);
/** Shelves of a place or time, which two of count beside faith and crime as well. */
const LOCAL_HISTORY = /history - (?!rel|other)/;

/** Matters of faith, though philosophy's words name them. */
const DOUBT = words('rationalism|skepticism|soul\\b');

/** Shelves that are wrong beside certain headings or shelves, unless some heading speaks for them. */
const WRONG_SHELVES: readonly { shelf: RegExp; beside: RegExp; unless?: RegExp }[] = [
  {
    shelf: /: nature|: envir/,
    beside: words(
      'camping|walking|amusements|games|tennis|divination|seafaring|literary|fishing',
      'essays\\b(?!, l)|[^|]*in the bible|[^|]*national (?:park|monument)',
    ),
  },
  {
    shelf: /: philos|^fr phil/,
    beside: words(
      'religion/|history - rel|orator|authorship|technique|library sci|games?\\b',
      'go \\(game|chess|fishing|golf|etiquette|witchcraft|demonol|apparitions|fourth of',
      'portuguese lit|walking|amusements',
    ),
  },
  {
    shelf: /: relig/,
    beside: words('fortune-tell|astrolog|palmistry|dreams|fourth of|(?<=^|\\|)biography(?=$|\\|)'),
  },
  { shelf: /: (?:philos|relig)/, beside: words('authors, [^|]*biography') },
  {
    shelf: /^technology$/,
    beside: words(
      'crafts|arts?(?=$|\\|)|needlework|knitting|crochet|embroider|lace\\b|tatting',
      'tapestry|furniture',
    ),
  },
  { shelf: /: health/, beside: words('athletics|sports|christian science') },
  {
    shelf: /: plays/,
    beside: words(
      'rhetoric|dialogues, (?:greek|latin|english)|military art|motion pict|cinematog',
      'animated|[^|]*wit and humor|[^|]*politics and government',
    ),
    unless: words('[^|]*(?:drama|plays|theat)'),
  },
  { shelf: /: mythology/, beside: words('[^|]*wit and humor') },
  {
    shelf: /^travel$|^women's travel/,
    beside: /^(?!.*: travel)/,
    unless: words('[^|]*(?:travel|voyage)'),
  },
  { shelf: /: romance/, beside: words('plays/films') },
  { shelf: /^judaism/, beside: words('zionis|[^|]*literature\\b[^|]*criticism') },
  {
    shelf: /: travel/,
    beside: words(
      'quotations|cooking|conduct of life|correspondence|fox hunting|yacht racing',
      'ponies|plants -- |botany -- |[^|]*literature -- (?:transl|\\d)',
    ),
  },
  {
    shelf: /: biogr/,
    beside: words(
      'quotations|songs|haunted|[^|]*spiritualistic|[^|]*literary coll|speeches, add',
      'essays(?=$|\\|)|[^|]*-- (?:authorship|exhibitions)',
      'presidents -- united states(?=$|\\|)|birds',
    ),
  },
  { shelf: /: nutrition/, beside: words('cooking|gastronomy|food conser') },
  { shelf: /: crime/, beside: words('western|ghost stories|vampires') },
  {
    shelf: /: children/,
    beside: words('man-woman|triangles|businessm|dysfunctional|adulter|juvenile delin'),
  },
  {
    shelf: /: children/,
    beside: words('archaeology &|child labor|children -- books'),
    unless: words("[^|]*(?:juvenile|children's)"),
  },
  {
    shelf: /: poetry/,
    beside: words('history - |travel|nature/|how to|teaching|language &|essays, l'),
    unless: words(
      '[^|]*(?:literat|poe[mt]|vers|lyr|fable|legend|saga|parod|humor|song|recitation|quotation|criticism|\\d{4}-\\d{4}(?=\\||$))',
    ),
  },
  { shelf: /^de lyrik/, beside: words('religion/') },
  { shelf: /: art$/, beside: words('anecdotes|[^|]*essays(?=$|\\|)') },
  { shelf: /science[- ]f/, beside: words('[^|]*congresses|city planning') },
  {
    shelf: /science-f/,
    beside: /^(?!.*(?:mythology, leg|\|fantasy|science fiction)).*historical nov/,
  },
  { shelf: /: architecture/, beside: words('[^|]*maps|handbooks, man|home econ') },
];

/** Whether a book on these shelves tells its jests as stories: jest books and essays do not. */
export const tellsJests = (names: readonly string[]): boolean =>
  names.some((name) => NOVEL_SHELF.test(name));

/** Whether the shelves alone make the book a novel or a collection of stories. */
export function areOfStories(names: readonly string[]): boolean {
  const text = joined(names);
  return NOVEL_SHELF.test(text) && !FACT_SHELF.test(text);
}

/** The shelves that do not err beside these headings. */
export function trustedShelves(names: readonly string[], headings: readonly string[]): string[] {
  const all = [...headings, ...names].join('|');
  const isGeneral = GENERAL_WORK.test(all);
  return names.filter((name) => {
    if (isGeneral && /^(?:category|browsing):/.test(name)) {
      return name.includes('children') && FOR_CHILDREN.test(all);
    }
    return !WRONG_SHELVES.some(
      ({ shelf, beside, unless }) =>
        shelf.test(name) && beside.test(all) && !headings.some((heading) => unless?.test(heading)),
    );
  });
}

interface Beside {
  /** The headings of fact, and the shelves. */
  all: string;
  /** The categories that the headings of fact give. */
  byFact: readonly CategoryKey[];
  imaginative: boolean;
}

/** The text of the shelves that count beside the headings: the weak ones, where nothing else tells. */
export function countedShelves(
  names: readonly string[],
  { all, byFact, imaginative }: Beside,
): string {
  const text = joined(names);
  const firm = joined(names.filter((name) => !WEAK_SHELF.test(name)));
  const unplaced = imaginative || !tellsSubject(byFact);
  const weakCount = unplaced && !EVERYDAY.test(all) && !tellsSubject(keysIn(firm));
  const historyCounts = (): boolean => {
    if (!TWICE_HISTORY.test(text)) return weakCount && !NOT_HISTORY.test(all);
    if (NEVER_HISTORY.test(all)) return false;
    const isLocal =
      LOCAL_HISTORY.test(text) && !all.includes('sermons') && !tellsSubject(byFact, BESIDE_HISTORY);
    return unplaced || isLocal || THRICE_HISTORY.test(text);
  };
  return joined(
    names.filter((name) => {
      if (name.includes(': history')) return historyCounts();
      return weakCount || !WEAK_SHELF.test(name) || (name.includes(': relig') && DOUBT.test(all));
    }),
  );
}
