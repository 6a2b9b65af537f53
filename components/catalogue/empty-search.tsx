import type { ReactNode } from 'react';
import { findAuthorInCopyright } from '@/lib/search/authors-in-copyright';
import type { TitleMatch } from '@/lib/search/title-index';
import { FoundByIndex } from './title-hints';

interface EmptySearchProps {
  search: string;
  hints: readonly TitleMatch[];
  /** What to say when there is nothing to offer. */
  noResults: ReactNode;
}

/** In place of an empty answer: the books that the index found, else that there are none. */
export function EmptySearch({ search, hints, noResults }: EmptySearchProps) {
  // Whoever looks for an author in copyright is told so, whatever resembles the name.
  if (hints.length === 0 || findAuthorInCopyright(search)) return noResults;
  return <FoundByIndex search={search} hints={hints} />;
}
