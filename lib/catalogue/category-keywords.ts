/*
 * The words that place a book, in lower case without accents, "|" standing between one heading or
 * bookshelf and the next. Subject headings are the Library of Congress's ("Topic -- Place -- Form"),
 * bookshelves Project Gutenberg's own ("Category: Novels", "PT Poesia", "Browsing: Art"). The lists
 * are as short as they are because they travel to every visitor: a word that a bookshelf or another
 * word makes needless was left out. docs/categories.md tells how they are used and were measured.
 */
import type { CategoryKey } from './categories';

/** Finds the beginnings of words: "paint" finds "painters", "arts?\\b" neither "party" nor "Arthur". */
const words = (source: string, flags?: string): RegExp => new RegExp(`\\b(?:${source})`, flags);

/**
 * The last of these words in a heading tells what kind of writing it is about, each kind a group:
 * 1 story, 2 drama, 3 poetry, 4 a study of literature. So "France -- History -- Fiction" and
 * "Authorship -- Fiction" are stories, "Theater -- Fiction" is no drama, "English fiction --
 * History and criticism" no story.
 */
const FORMS =
  '(fiction\\b|fictitious|(?<!bible )stories\\b(?!, plot)|tales\\b|novels|romances|sagas|fables|imaginary|fantasy lit|humor\\b(?!, cari|, pict| -- period)|parod|satire\\b(?!,)|character sk|erotic lit)' +
  '|(dramas?\\b|plays\\b|traged|librettos?\\b)' +
  '|(poetry|poems?\\b|ballads|verses?\\b|rhymes?\\b|sonnets|epic literature,|epigrams|carols|hymns|songs\\b(?!,| with))' +
  '|(criticism|authorship|technique|bibliography|illustrations)';
export const FORM = new RegExp(`.*\\b(?:${FORMS})`);

/** Works on everything: their "Category:" shelves follow one volume's contents and mean little. */
export const GENERAL_WORK = words(
  "periodic|encyclopedias and|indexes|publishers' cat|copyright|literature -- coll",
);

/** Phrases that hold a category's word but not its meaning. */
export const MISLEADING = words(
  "(?:political|military|naval|social|library|domestic) (?:art and )?scien|(?:martial|industrial|liberal) arts|[^|]*in literature|[^|]*(?:fiction|literature|romances)\\b[^|]*criticism|history and crit|medical care|history - (?:school|rel)[^|]*|archaeology &[^|]*|mythology, leg[^|]*|psychiatry/[^|]*|drugs/[^|]*|children's (?:hist|instr)",
  'g',
);

/** Shelves of stories, and what shows that a book on one of them is none. */
export const NOVEL_SHELF = words('novels|short stor|romance|science-f|contos|fiction(?=\\||$)');
export const FACT_SHELF = words(
  'biogra|travel|voyages|history - |religion|philosophy|essays|science - |nonfiction|teaching',
);

/** Shelves that err too often to count beside a heading or a better shelf that places the book. */
export const WEAK_SHELF =
  /: (?:art$|nature|envir|science - earth|philos|relig|history)|^fr phil|^classical|^atheism/;

/** Everyday subjects, on which the weak shelves err most, and those where history's do. */
export const EVERYDAY = words('cooking|law &|economics|sociology|gender|criticism');
export const NOT_HISTORY = words(
  'teaching|reference|literature|language|nature/|politics|essays|philosophy|religion/|how to|sports',
);

/** Two shelves of history are right where one alone is not. */
export const TWICE_HISTORY = /history - .*history - /;

/** A heading that is a person and nothing else: "Edison, Thomas A., 1847-1931". */
export const PERSON = /(?:^|\|)[^|]+, [^|]*\d\??-(?:\d{4})?(?=\||$)/;

export interface Rule {
  readonly key: CategoryKey;
  /** In headings and bookshelves. */
  readonly words?: RegExp;
  /** In headings of stories, where "words" mean something else. */
  readonly tale?: RegExp;
  /** For a book that nothing else places. */
  readonly last?: RegExp;
}

/** The categories in the order they are shown. */
export const RULES: readonly Rule[] = [
  {
    key: 'fiction',
    last: /novels|short stor|de prosa|^(?!.*(?:ssay|biog)).*fr litt/,
  },
  {
    key: 'children',
    words: words("juvenile|children &|children's|fairy tales|kinderbuch|jeunesse|ragazzi|infantil"),
  },
  {
    key: 'history',
    words: words(
      '(?<!natural |world -- )histor(?:y|ia)\\b|(?:government|relations|customs|conditions) -- [^|]*\\d|messages|(?<=^|\\|)america -- disc|(?<!art of )wars?\\b|antiquit|civilization|kings and|court and|crusades|inquisition|renaissance|reformation|revolutions?\\b(?=$|\\||,| -)|(?:en)?slave|heraldry|histoire|storia\\b',
    ),
    last: words('archaeology &|indians of north|social life and'),
  },
  {
    key: 'science',
    words: words(
      '(?<!christian )scien(?:ces?\\b(?!-)|tif)|scientist|physic(?!al)|physiolog|chemi|biolog|botan|zoolog|geolog|astronom|mathematic|algebra|medic(?:ine|al)|anatomy|diseases|hygiene|health|diet\\b|natur(?:al hist|al sel|al phil|e study|alist)|environmental|nature conserv|evolution|insects|birds?\\b|plants|flowers|trees|mammals|animals(?!, myth)|fossil|engineering|technolog|invent(?:ions|ors)|electric|telephone|airplanes|bees?\\b|ants\\b|agricultur|gardening|forests and|soils|psycholog(?:y|ical)\\b|psychoanal|nucleotide|bacteri|earthquakes|cosmolog|anthropolog|planet|comets|plague|pharmac|computer|internet|ethnology',
    ),
    last: /psychiatry/,
  },
  {
    key: 'poetry',
    words: words('poetry|poetics|poesi|lyrik'),
  },
  {
    key: 'drama',
    words: words('drama\\b|theat(?:er|re)|teatro|acting|plays|vaudeville|shakespeare'),
  },
  {
    key: 'fantasy',
    words: words('folklore|legend|mytholog|folk lit'),
    tale: words(
      'scien(?:ce|tific) fiction|fantas|fair(?:y|ies)\\b|ghost|horror|gothic|paranormal|supernatural|magic|witch|vampires|giants|utopia|dystopia|imaginary (?:places|voy|war|soc)|voyages, im|arthurian',
    ),
    last: /mythology, leg/,
  },
  {
    key: 'philosophy',
    words: words(
      'philosoph|filosof|ethic|logic\\b|aesthetics|rationalism|soul\\b|happiness|(?<=^|\\|)(?:life(?=\\||$)|conduct of life(?! -- j))|skepticism|positivism|plato\\b|wisdom|truth|mind and|aphorisms|maxims',
    ),
  },
  {
    key: 'religion',
    words: words(
      'religio|christian|church|bible|biblical|theolog|sermons|jesus christ|god\\b|prayer|missions?\\b(?!, span)|missionar|sunday schools|catholic|jesuits|buddh|islam|muslims|hindu|judaism|latter.day|reformation|monast|hymns|salvation|devil\\b|atheism|free thought|theosophy|spiritual(?:ism| life)|theism|mysticism|bahai|taoism|new thought|immortality|clergy|inquisition|huguenots|paganism',
    ),
  },
  {
    key: 'travel',
    words: words(
      'voyages?\\b|travel|discovery and|expeditions?\\b(?: \\(|s)|explorers|mountaineering|guidebooks|viaggi|overland jour|arctic|literary land|haar volken',
    ),
  },
  {
    key: 'biography',
    words: words('(?:auto)?biogra|diaries|correspondence|indian capt|relations with|personal narr'),
  },
  {
    key: 'art',
    words: words(
      'arts?\\b(?! of war)|artist|paint(?:ing|er)|sculpt|(?<!naval )architect|drawing|engrav|photograph|music|composers|piano|singing|dance|decoration and|design|pottery|lace\\b|needlework|tapestry|furniture|caricature|motion pict|string quart|songs|masses\\b(?! of)|oratorios|jazz|costume|portraits|pre-raph',
    ),
  },
  {
    key: 'mystery',
    words: words(
      '(?<!war )crim(?:es?\\b|inal)|murder|detective|thieves|mystery|spy\\b|thrillers|suspense|police|burglar|swindler',
    ),
  },
];
