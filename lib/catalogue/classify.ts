import { CATEGORIES, GENERAL_LABEL, MAX_CATEGORY_LABELS, type CategoryKey } from './categories';
import {
  EVERYDAY,
  FACT_SHELF,
  FORM,
  GENERAL_WORK,
  MISLEADING,
  NOT_HISTORY,
  NOVEL_SHELF,
  PERSON,
  RULES,
  TWICE_HISTORY,
  WEAK_SHELF,
} from './category-keywords';

interface Described {
  readonly subjects: readonly string[];
  readonly bookshelves: readonly string[];
}

/** Real headings have 216 characters at most; a broken record must not cost time. */
const LONGEST = 300;

const clean = (texts: readonly string[]): string[] =>
  texts.map((text) =>
    text
      .slice(0, LONGEST)
      .normalize('NFD')
      .replace(/[\u0300-\u036f|]/g, '')
      .toLowerCase(),
  );

const joined = (texts: readonly string[]): string => texts.join('|').replace(MISLEADING, ' ');

const keysIn = (text: string): CategoryKey[] =>
  RULES.filter(({ words }) => words?.test(text)).map(({ key }) => key);

/** Whether the keys say what a book is about; a life, or a young reader, can go with any subject. */
const tellsSubject = (keys: readonly CategoryKey[]): boolean =>
  keys.some((key) => key !== 'biography' && key !== 'children');

/** The headings by the kind of writing: of fact (studies of literature too), story, drama, poetry. */
function byForm(subjects: readonly string[]): [string[], string, string, string] {
  const kinds: [string[], string[], string[], string[]] = [[], [], [], []];
  for (const heading of clean(subjects)) {
    const form = FORM.exec(heading);
    kinds[form?.[1] ? 1 : form?.[2] ? 2 : form?.[3] ? 3 : 0].push(heading);
  }
  const [facts, stories, plays, poems] = kinds;
  return [facts, stories.join('|'), plays.join('|'), poems.join('|')];
}

function place({ subjects, bookshelves }: Described): CategoryKey[] {
  const [headings, stories, plays, poems] = byForm(subjects);
  let names = clean(bookshelves);
  if (GENERAL_WORK.test([...headings, ...names].join('|')))
    names = names.filter((name) => !/^(?:category|browsing):/.test(name));
  const all = [...headings, ...names].join('|');
  const everyShelf = joined(names);
  const facts = joined(headings);
  const verse = plays + poems;
  const novel = !verse && NOVEL_SHELF.test(everyShelf) && !FACT_SHELF.test(everyShelf);
  const imaginative = novel || stories + verse !== '';

  const byFact = keysIn(facts);
  const unplaced = imaginative || !tellsSubject(byFact);
  const firmShelves = joined(names.filter((name) => !WEAK_SHELF.test(name)));
  const weakCount = unplaced && !EVERYDAY.test(all) && !tellsSubject(keysIn(firmShelves));
  const historyCounts = TWICE_HISTORY.test(everyShelf)
    ? unplaced && !/criticism|language/.test(all)
    : weakCount && !NOT_HISTORY.test(all);
  const shelves = joined(
    names.filter((name) =>
      name.includes(': history') ? historyCounts : weakCount || !WEAK_SHELF.test(name),
    ),
  );
  const byShelf = keysIn(shelves);
  const byStory = keysIn(stories);

  const found = RULES.filter(({ key, tale }) => {
    const fact = byFact.includes(key);
    const shelf = byShelf.includes(key);
    switch (key) {
      case 'fiction':
        return stories || novel;
      case 'poetry':
        return poems || (!plays && !stories && (fact || shelf));
      case 'drama':
        return plays || (!poems && !stories && (fact || shelf));
      case 'children':
        return fact || shelf || byStory.includes(key) || /juvenile|children's|nursery/.test(verse);
      case 'fantasy':
        return (
          fact ||
          tale?.test(stories) ||
          /fantasy|fairy/.test(verse) ||
          (imaginative && shelves.includes('science-f'))
        );
      case 'mystery':
        // Every adventure of a series has its secret; only a heading makes it a crime story.
        if (stories && /adventure|children/.test(shelves + stories)) return byStory.includes(key);
        return fact || byStory.includes(key) || (shelf && !verse);
      case 'biography':
        // Philosophers' works stand on the shelf of lives; real lives name the person, with dates.
        if (!imaginative && byFact.includes('philosophy') && !/\d/.test(facts)) return fact;
    }
    if (key === 'religion' && verse.includes('hymns')) return true;
    // What a story, a play or a poem is set in does not make it a book on that.
    return imaginative ? fact && shelf : fact || shelf;
  }).map(({ key }) => key);

  if (found.length > 0) return found;
  if (PERSON.test(facts)) return ['biography'];
  return RULES.filter(({ last }) => last?.test(all)).map(({ key }) => key);
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
