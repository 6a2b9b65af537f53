import type { CategoryKey } from '../categories';
import { isMemoir, sortHeadings, type Headings } from './headings';
import { joined, keysIn } from './keywords';
import { areOfStories, countedShelves, tellsJests, trustedShelves } from './shelves';

/** What the catalogue says of a book's contents. */
export interface Described {
  readonly subjects: readonly string[];
  readonly bookshelves: readonly string[];
}

/** What that amounts to; texts hold "|" between one heading or shelf and the next. */
export interface Evidence {
  headings: Headings;
  /** Headings of fact and trusted shelves, misleading phrases and all. */
  all: string;
  facts: string;
  stories: string;
  plays: string;
  poems: string;
  /** The shelves that count beside these headings. */
  shelves: string;
  /** Whether the shelves alone make it a story. */
  novel: boolean;
  imaginative: boolean;
  byFact: readonly CategoryKey[];
  byShelf: readonly CategoryKey[];
  byStory: readonly CategoryKey[];
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

export function weigh({ subjects, bookshelves }: Described): Evidence {
  const everyHeading = clean(subjects);
  const everyShelf = clean(bookshelves);
  const headings = sortHeadings(everyHeading, tellsJests(everyShelf));
  const names = headings.isReview ? [] : trustedShelves(everyShelf, everyHeading);
  const all = [...headings.facts, ...names].join('|');

  const facts = joined(headings.facts);
  const stories = headings.stories.join('|');
  const plays = headings.plays.join('|');
  const poems = headings.poems.join('|');
  const novel = !plays && !poems && areOfStories(names) && !headings.facts.some(isMemoir);
  const imaginative = novel || headings.imaginative;

  const byFact = keysIn(facts);
  const shelves = countedShelves(names, { all, byFact, imaginative });
  return {
    ...{ headings, all, facts, stories, plays, poems, shelves, novel, imaginative, byFact },
    byShelf: keysIn(shelves),
    byStory: keysIn(stories),
  };
}
