import { CATEGORIES, GENERAL_LABEL, MAX_CATEGORY_LABELS, type CategoryKey } from './categories';
import { weigh, type Described, type Evidence } from './classification/evidence';
import { isFolkTale, isPerson } from './classification/headings';
import { CLUE, MYTHICAL, PEOPLES, RULES, type Rule } from './classification/keywords';
import { BESIDE_HISTORY, BESIDE_LIVES, tellsSubject } from './classification/subject';

const inOrder = (keys: readonly CategoryKey[]): CategoryKey[] =>
  RULES.map(({ key }) => key).filter((key) => keys.includes(key));

const lastResort = (all: string): CategoryKey[] =>
  RULES.filter(({ last }) => last?.test(all)).map(({ key }) => key);

/** Whether what is known of a book makes it one of the category. */
function applies({ key, words, tale }: Rule, evidence: Evidence): boolean {
  const { headings, all, facts, stories, plays, poems, shelves, novel, imaginative } = evidence;
  const verse = plays + poems;
  const fact = evidence.byFact.includes(key);
  const shelf = evidence.byShelf.includes(key);
  const story = evidence.byStory.includes(key);
  switch (key) {
    case 'fiction':
      return stories !== '' || novel;
    case 'poetry':
      return poems !== '' || (!plays && !stories && (fact || shelf));
    case 'drama':
      return plays !== '' || (!poems && !stories && (fact || shelf));
    case 'children':
      return fact || shelf || story || /juvenile|children's|nursery/.test(verse);
    case 'fantasy':
      return (
        fact ||
        Boolean(tale?.test(stories)) ||
        /fantasy|fair(?:y|ies)/.test(verse) ||
        (all.includes('mythology, legends') &&
          (MYTHICAL.test(poems + stories) || headings.stories.some(isFolkTale))) ||
        (novel && facts.includes('utopias')) ||
        (imaginative && shelves.includes('science-f'))
      );
    case 'mystery':
      // Every adventure of a series has its secret, and children's books their thieves.
      if (/juvenile|children(?:'s| &)/.test(shelves + stories)) {
        return CLUE.test(stories) || (shelf && !shelves.includes('adventure'));
      }
      if (stories && /adventure/.test(shelves + stories)) return story;
      return fact || story || (shelf && !verse);
    case 'religion':
      if (verse.includes('hymns')) return true;
      if (words?.test(verse) && all.includes('religion/spirit')) return true;
      break;
    case 'biography':
      // Philosophers' works stand on the shelf of lives; real lives name the person, with dates.
      if (
        !imaginative &&
        evidence.byFact.includes('philosophy') &&
        !/, \d{3,4}-|b\.c/.test(facts)
      ) {
        return fact;
      }
      // A poet's life, with some of the poems.
      if (verse && fact && headings.facts.some(isPerson)) return true;
  }
  if (novel && fact && (key === 'travel' || facts.includes('juvenile lit'))) return true;
  // What a story, a play or a poem is set in does not make it a book on that.
  return imaginative ? fact && shelf : fact || shelf;
}

function place(book: Described): CategoryKey[] {
  const evidence = weigh(book);
  const { headings, all, byFact } = evidence;
  const found = RULES.filter((rule) => applies(rule, evidence)).map(({ key }) => key);
  if (evidence.imaginative) {
    return tellsSubject(found) ? found : inOrder([...found, ...lastResort(all)]);
  }
  const isPlaced = tellsSubject(found) || found.includes('biography');
  const beside = byFact.includes('religion') ? BESIDE_HISTORY : BESIDE_LIVES;
  const isLife = isPlaced
    ? headings.facts.length > 0 && headings.facts.every(isPerson) && !tellsSubject(found, beside)
    : headings.facts.some(isPerson) && !headings.facts.includes('indexes');
  if (isLife) found.push('biography');
  else if (!isPlaced) found.push(...lastResort(all));
  if (all.includes('archaeology &') && PEOPLES.test(all)) found.push('science');
  return inOrder(found);
}

const known = new WeakMap<Described, readonly CategoryKey[]>();

/**
 * All categories a book belongs to, in the table's order; none for a book of no category.
 * @param book its subject headings and bookshelves as the catalogue names them
 */
export function categoriesOf(book: Described): CategoryKey[] {
  const keys = known.get(book) ?? place(book);
  known.set(book, keys);
  return [...keys];
}

/** The labels of a book's categories, at most four in the table's order; 'Geral' when none. */
export function categoryLabels(book: Described): string[] {
  const keys = categoriesOf(book);
  const labels = CATEGORIES.filter(({ key }) => keys.includes(key)).map(({ label }) => label);
  return labels.length > 0 ? labels.slice(0, MAX_CATEGORY_LABELS) : [GENERAL_LABEL];
}
