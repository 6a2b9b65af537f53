'use client';

import { useEffect, useState, type ReactNode } from 'react';
import { useTitleIndex } from '@/lib/search/hooks';
import { EmptySearch, TitleHints } from './title-hints';

const MAX_HINTS = 6;

/** Whether this code was loaded before: the first time, the page has kept space while it came. */
let wasLoaded = false;

/** The service's response to the search. */
type ServiceAnswer =
  | { state: 'waiting' | 'failed' }
  /** The books it found on the page at hand, by their numbers. */
  | { state: 'found'; ids: ReadonlySet<number>; count: number };

interface HintsProps {
  search: string;
  answer: ServiceAnswer;
  /** The line's style: the screen's, as it keeps the space while this code comes. */
  lineClass: string | undefined;
  /** What to say when neither the service nor the index has anything. */
  noResults: ReactNode;
}

/**
 * The books that a search may mean and the service did not return. Where it found others, the hints
 * are a line above them, whose space is kept while the index is loading; where it found none, they
 * are shown themselves, or else that there is nothing.
 */
export function Hints({ search, answer, lineClass, noResults }: HintsProps) {
  const index = useTitleIndex(true);
  const found = answer.state === 'found' && answer.count > 0;
  const [isSpaceKept, setSpaceKept] = useState(found && !wasLoaded);
  useEffect(() => {
    wasLoaded = true;
  }, []);
  // Never released, so that the books below do not move.
  if (found && index === 'loading' && !isSpaceKept) setSpaceKept(true);
  if (answer.state === 'waiting') return null;

  // Beside what was found, a part of another book's name is no reason to offer it.
  const options = { isTyping: false, onlyWholeNames: found };
  const matches = typeof index === 'object' ? index.search(search, MAX_HINTS, options) : [];
  const known = answer.state === 'found' ? answer.ids : new Set<number>();
  const hints = matches.filter(({ id }) => !known.has(id));
  if (answer.state === 'found' && answer.count === 0) {
    if (index === 'loading') return null;
    return <EmptySearch search={search} hints={hints} noResults={noResults} />;
  }
  if (hints.length === 0) return isSpaceKept ? <div className={lineClass} /> : null;
  return <TitleHints hints={hints} offline={answer.state === 'failed'} lineClass={lineClass} />;
}
