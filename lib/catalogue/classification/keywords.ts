/*
 * The words that place a book. Subject headings are the Library of Congress's ("Topic -- Place --
 * Form"), bookshelves Project Gutenberg's own ("Category: Novels", "PT Poesia", "Browsing: Art").
 * docs/categories.md tells how they are used and were measured.
 */
import type { CategoryKey } from '../categories';
import { words } from './words';

/** Phrases that hold a category's word but not its meaning. */
const MISLEADING = new RegExp(
  words(
    '(?:political|military|naval|social|library|domestic) (?:art and )?scien',
    '(?:martial|industrial|liberal) arts|[^|]*in literature',
    '[^|]*(?:fiction|literature|romances)\\b[^|]*criticism|history and crit',
    'medical care|history - (?:school|rel)[^|]*|archaeology &[^|]*|mythology, leg[^|]*',
    'psychiatry/[^|]*|drugs/[^|]*',
    "children's (?:hist|instr|writings|lit[^|]* -- (?:bib|hist))",
    '[^|]*scientific circle[^|]*|women in sci[^|]*|women and literature[^|]*',
    'biography -- hist|poetry -- auth|religion et morale|dogs -- folk',
    '(?:animals|birds|plants|nature) in the bible',
    '[^|]*(?:government|civilization|economic history|conditions|customs)\\b[^|]*periodicals',
  ),
  'g',
);

/** Headings or bookshelves as one text to look for words in. */
export const joined = (texts: readonly string[]): string =>
  texts.join('|').replace(MISLEADING, ' ');

/** Whose customs are told by a book on the shelf of anthropology, which holds much else. */
export const PEOPLES = words(
  '[^|]*(?:\\bindians?\\b(?! (?:capt|trails|wars|land)|[^|]*-- (?:treat|legal|gov))|people\\))',
  'inuit|taboo|cannibal|phallicism|papuans|eskimos|tribes|castes?\\b|totemis|magic',
  'superstition|rites and|romanies|aboriginal',
);

/** Figures of myth, in a heading of verse. */
export const MYTHICAL = words(
  'myth|legend|beowulf|monsters|dragons|folklore|deit(?:y|ies)|gods\\b',
);

/** What makes a children's story one of detection. */
export const CLUE = words('detective|myster|spy\\b|(?:police|murder) -- inv');

export interface Rule {
  readonly key: CategoryKey;
  /** In headings and bookshelves. */
  readonly words?: RegExp;
  /** In headings of stories, where "words" mean something else. */
  readonly tale?: RegExp;
  /** For a book that nothing else places, but perhaps by its young readers. */
  readonly last?: RegExp;
}

/** The categories in the order they are shown. */
export const RULES: readonly Rule[] = [
  {
    key: 'fiction',
    last: /novels|short stor|de prosa|^(?!.*(?:ssay|biog|criticism)).*fr litt/,
  },
  {
    key: 'children',
    words: words(
      "juvenile(?! delin)|children &|children's",
      '(?<!(?:folk lit|tales -- arab).*)fairy tales(?! -- arab|.*(?:folk lit|tales -- arab))',
      'kinderbuch|jeunesse|ragazzi|infantil',
    ),
    last: words('handicraft for'),
  },
  {
    key: 'history',
    words: words(
      '(?<!natural |world -- |theology -- |ethics -- |poetics -- |instrumentation[^|]* -- )histor(?:y|ia)\\b',
      '(?:government|relations|life and customs|conditions) -- [^|]*\\d|messages',
      'treaty of|(?<=^|\\|)america -- disc',
      '(?<!art of )wars?\\b(?! -- (?:psych|moral|econom|relig))',
      'battle(?:s?\\b(?= of|,|$|\\|)|fields)',
      '[^|]*-- (?:fire|flood|massacre)\\b[^|]*, \\d{4}|(?<=^|\\|)middle ages(?=$|\\|)',
      'rebellion|uprising|frontier and pion|gold discov|huguenots|waldens|albigens',
      '(?:empress|emperor|queen)e?s -- |abolition|suffragi|trials \\(witch',
      '(?<!classical )antiquit|civilization\\b(?! -- philos)|kings and|court and',
      'crusades|inquisition|renaissance|reformation|revolutions?\\b(?=$|\\||,| -)',
      '(?:en)?slave|heraldry|histoire|storia\\b',
    ),
    last: words(
      '(?<!(?:romanies|eskimos|tribes|castes?|totem|magic|superst|rites and|aboriginal).*)archaeology &',
      'indians of north|social life and|african am|race rel|clans\\b|olympic|shipwrecks',
      'women -- suffrage(?!.*cooking)|home rule|armenian (?:question|massacres)',
      'assassination|pilgrims \\(',
      '[^|]*(?<!york \\(n\\.y\\.\\) -- )politics and government(?=$|\\|.*history - )',
      'historiography(?=$|\\|)|exhibition \\(',
      'education, (?:greek|ancient|medieval|roman)',
      '(?:education and state|banks and banking|constitutional law) -- rome',
      '[^|]*-- (?:foreign relations(?=$|\\|)|medals)|[^|]*declaration of independence',
      '[^|]*exposition \\(\\d|[^|]*stamp act|canada -- intellectual|chronology, hist',
      'eastern question|foreign relations -- [^|]*sources|genealogy(?=$|\\|)|habsburg',
      'hellenism|indians, treatment|lynching|normans|nullification|pennsylvania dutch',
      'tammany|taverns \\(inns|inns of court|[^|]*-- death and burial',
      'propaganda, british|mali(?=$|\\|)|law -- iraq|witchcraft',
      "woman's temperance crusade",
    ),
  },
  {
    key: 'science',
    words: words(
      '(?<!christian )scien(?:ces?\\b(?!-| fic)|tif)|scientist|physic(?!al)|physiolog',
      'chemi|biolog|botan|zoolog|geolog|astronom|mathematic|algebra',
      'medic(?:ine|al)\\b(?! -- rel)|anatom|diseases?\\b|mental ill|melancholy|hygiene',
      'health(?! resorts)|diet\\b(?! -- rec)|nutrition',
      'natur(?:al hist|al sel|al phil|e study|alist)|environmental|nature conserv',
      '(?<!ethics, )evolution|insects|(?<!singing-)birds?\\b(?!,)|plants|flowers|trees',
      'mammals|animals(?!, myth| -- (?:folk|myth))|fossil|paleontol|dinosaur',
      'glacier(?! nat)|glacial|caves\\b|cienci|[^|]*\\b(?:growing|cultivation)\\b',
      'prehistoric|tribes\\b|castes?\\b|totemis|\\w+aceae\\b|engineering|technolog',
      'invent(?:ions|ors)|electric|telephone|airplanes|aeronaut|balloon|airships?',
      'flying.mach|aviation|locomotives|phonograph|bees?\\b|ants\\b',
      'agricultur(?!al (?:lab|col|wag))|gardens\\b|gardening|conservation of',
      'forests and|soils|(?:ethno)?psychology\\b|psychological|psychophys|neuros[ei]s',
      'psychoanal|nucleotide|bacteri|earthquakes|cosmolog|anthropolog|planet|comets',
      'plague|pharmac|computer|internet|ethnology',
    ),
    last: words(
      'psychiatry|mollus|floricult|cholera|ophthalm|drugs -- per|phrenolog',
      'clocks and watches -- per|paper industry|periodical cicada|herbs|silkworm',
      'mulberr|olive(?= oil|$|\\|)|viticult|plumbing|cryptograph|nuclear',
      'shoemakers(?=$|\\|)|parapsychol|animal (?:behav|intell)',
      '(?:light|motion|heat|ether)(?=$|\\|| --)|lifesaving|quantum|atom|electron',
      'thermodyn|butter\\b|dairying|cheese(?=\\|)|seamanship|navigation\\b|perfumes',
      'industrial arts|world wide|space flight|arboricult|varnish|animal ind|cordage',
      'dentist|machinery\\b|[^|]*automobile -- handbooks|acacia|aneroid',
      'animal magnetism|appetite disord|astrophysics|boatbuilding|boots(?=$|\\|)',
      'cabbage(?=$|\\|)|cannabis|cats(?=$|\\|| -- anec)|cognition|computers --',
      'corn(?=$|\\|| --)|deformities|diphther|(?<!beverages.*)distillation(?=$|\\|)',
      'dyes and|electromagnet|gravitation|endocrine|felidae|fireworks|fishes',
      'found(?:ing|ries) --|gases|glue|harness|horses(?=$|\\|horseshoe| -- training)',
      'hydrotherap|hypnotism|ice(?=$|\\|)|insomnia|knots and splices|lawns|massage',
      'exercise therapy|milk supply|mineral industries|mushrooms(?=$|\\|)|narcissism',
      'natural resources --|numbers, prime|oysters(?=$|\\|)|platypus',
      'printing -- [^|]*handbooks|projectiles|radioactiv|radium|railroad repair',
      'rubber(?=$|\\|)|sewage|sex (?:-- cause|instruction)|shipbuilding(?! -- dict)',
      'slaughter|tanning|taxidermy|transatlantic cables|typesetting(?=$|\\|)',
      'unidentified flying|walnut|spices(?=$|\\|)|paraphilias|waste products',
      'water-supply|wheat',
    ),
  },
  {
    key: 'poetry',
    words: words('poetry|ballads|poetics|poesi|lyrik|divina comm'),
    last: words(
      'dante al|homer\\b|horace\\b|chaucer|[^|]*versification|browning, robert',
      'milton, john|whitman, walt[^|]*(?:crit|views)|ossian|kalevala|[^|]*martin fierro',
      'symbolism (?:\\(lit|in literature)|verse satire|epigrams -- hist',
    ),
  },
  {
    key: 'drama',
    words: words(
      'drama\\b|theat(?:er|re)|teatro|acting|plays|vaudeville|goethe, [^|]*\\. faust',
      'shakespeare(?![^|]*-- (?:contemp|family|homes|birthpl))',
    ),
    last: words('auditions|comedy(?=$|\\|comic)'),
  },
  {
    key: 'fantasy',
    words: words('folklore|animals, mythical|legend(?!ary lit)|mytholog|folk lit'),
    tale: words(
      'scien(?:ce|tific) fiction|fantas|fair(?:y|ies)\\b|ghost|horror|gothic|werewol',
      'paranormal|supernatural|magic|witch|vampires|giants|utopia|dystopia',
      'imaginary (?:places|voy|war|soc)|voyages, im|arthurian',
    ),
    last: /\b(?:superstition|omens|(?<!amusements\|)fortune-tell(?!.*quotations)|arthurian rom|fables -- hist|ghosts(?=$|\|)|kalevala|palmistry|sea monsters|wandering jew)|^(?!.*(?:essays, l|wit and humor)).*mythology, leg/,
  },
  {
    key: 'philosophy',
    words: words(
      '(?<!rights -- )philosoph|filosof|(?<!sexual )ethic|monism|metaphys|stoics',
      'free will|sublime|pythagor|logic\\b|aesthetics|rationalism|soul\\b|happiness',
      '(?<=^|\\|)(?:life(?=\\||$)|conduct of life(?! -- j))|skepticism|positivism',
      'secularism|plato\\b|wisdom|truth|mind and|aphorisms|(?<!quotations, )maxims',
    ),
    last: words(
      '(?:success|self-culture|friendship)(?=\\||$)|[^|]*conduct of life|folly\\b',
      'civil disob|political science -- early|state, the -- early|sexual ethics',
      '(?<!free )love(?=$|\\|)|bioethics|evil, non|materialism(?=$|\\|)|pessimism',
      'schopenhauer',
    ),
  },
  {
    key: 'religion',
    words: words(
      'religio|christian(?!ia\\b| [ivx]+\\b|,|\\))',
      'church(?!ill|yard|man\\b|, | records)|apostles?\\b|apologetics|atonement|sabbath',
      'sunday\\b|devotion|saint,|theodicy|episcopa|schism|blessed v|baptists\\b',
      'ghost dance|bible|biblical|theolog|sermons|jesus christ|god\\b|prayer',
      '(?<!furniture, )missions?\\b(?!, span)|missionar|catholic|jesuits|buddh',
      'islam(?!ic (?:art|arch|dec|mural|emp))|muslims(?! --)|hindu(?!stan|s --)|judaism',
      'latter.day|reformation|monast|hymns|salvation|devil\\b|atheism|free thought',
      'theosoph|spiritual(?:ism| life)|theism|mysticism|bahai|taoism|new thought',
      'immortality(?! \\(phil)|clergy|inquisition|huguenots|paganism|franciscan',
      'benedictine|cistercian|dominicans|trappist|carmelit|waldens|albigens|revivals',
      'methodis|quakers|society of friends|papacy|popes\\b|adventist|lutherans',
    ),
    last: words(
      'bunyan, j|penance|apocryphal|arianism|ecclesiastical law|homiletic|jewish law',
      'preaching|sermon on the mount|vedas',
    ),
  },
  {
    key: 'travel',
    words: words(
      'voyages?\\b|travel|discovery and|expeditions?\\b(?: \\(|s)|explorers',
      'mountaineering|(?<!museums -- )guidebooks|viaggi|overland jour|arctic',
      'literary land|haar volken',
    ),
    last: words(
      'geography(?! -- (?:handb|text))|seafaring|national park|niger river|[^|]*-- maps',
      'world maps|atlases|grand canyon|rivers(?=$|\\|)|tuareg',
      '[^|]*description and travel(?=$|\\|)',
    ),
  },
  {
    key: 'biography',
    words: words(
      '(?:auto)?biogra|diaries|correspondence(?!\\.)|indian capt',
      'relations with (?:women|men\\b|private|fam)|personal narr',
    ),
    last: words(
      '[^|]*(?:-- (?:notebooks|interviews)|bio-bibliogr)',
      '[^|]*, \\d{4}-\\d{4} -- anecdotes(?!.*humour)|bonaparte family',
      'english letters(?=$|\\|)|love-letters',
    ),
  },
  {
    key: 'art',
    words: words(
      'arts?\\b(?! of war)|artist|(?<!house )paint(?:ing(?!, ind)|er)|sculpt',
      '(?<!naval )architect|(?<!machinery -- |mechanical )drawing|engrav',
      '(?<!aerial |color )photograph|music|composers|piano|singing',
      '(?<!ghost )dance(?! -- moral)|decoration and|interior dec',
      '(?<!machine )design(?! and con)|pottery|porcelain|ceramic',
      'textile fab(?!rics -- cle)|weaving|embroider|typograph|(?:photo-?)?lithograph',
      'collotype|rugs\\b|jewel(?:ry|s\\b)|etching|[^|]*\\(song\\)|lace\\b|needlework',
      'tapestry|(?<!selling -- )furniture(?! ind)|caricature|motion pict|string quart',
      'songs|spirituals|sound -- rec|sound recordings|city planning|masses\\b(?! of)',
      'oratorios|jazz|costume|portraits|pre-raph',
    ),
    last: words(
      'crochet|knitting|sewing(?! mach)|draperies|tatting|batik|millinery|tailoring',
      'ribbon work|braid(?=$|\\|)|marches(?=$|\\|)|waltzes|concerti|suites \\(',
      'glassware|basket ma|color\\b|(?<=^|\\|)clothing and dress|bookbind|woodwork',
      'operas --|[^|]*with orchestra|brasses|bugle calls|carpentry|castles|chair caning',
      'cinematog|fanfares|foxtrots|gloves|historic buildings|neckties|tour eiffel',
      'printing -- (?:united|dict)|upholstery|wind ensembles',
    ),
  },
  {
    key: 'mystery',
    words: words(
      '(?<!war )crim(?:es?\\b(?! against| prev)|inal(?! law| proc| just))|murder',
      'detective|thieves|mystery|spy\\b|thrillers|(?<!romantic )suspense',
      '(?<!mounted )police|burglar',
    ),
    last: words('swindler|drug traffic|forgery(?=$|\\|)|impostors|poisoners|sacco-vanzetti'),
  },
];

/** The categories whose words a text holds. */
export const keysIn = (text: string): CategoryKey[] =>
  RULES.filter(({ words: own }) => own?.test(text)).map(({ key }) => key);
