import { useMemo, useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { readTab, writeTab } from '@/lib/browser/tab-storage';
import { announceChange, subscribe } from '@/lib/storage/store';
import { LoanSchema, type LendableBook } from './loan';

/*
 * The book that a visitor wanted to borrow before logging in: of this tab alone, as another tab may
 * be another reader's (docs/decisions/0009-texts-and-silences.md).
 */
const KEY = 'bookshelfs.continue';

const { bookId, title, authors, thumbnail } = LoanSchema.entries;
const BookSchema = v.object({ id: bookId, title, authors, thumbnail });

function store(text: string | null): void {
  writeTab(KEY, text);
  announceChange();
}

/** Remembers the book, in the place of any other, as long as the tab is open. */
export const rememberBook = (book: LendableBook): void => store(JSON.stringify(book));

export const forgetBook = (): void => store(null);

const storedText = () => readTab(KEY);

function readBook(text: string | null): LendableBook | null {
  try {
    return v.parse(BookSchema, JSON.parse(text ?? 'null'));
  } catch {
    return null;
  }
}

/** The remembered book, or null. */
export function useRememberedBook(): LendableBook | null {
  const text = useSyncExternalStore(subscribe, storedText, () => null);
  return useMemo(() => readBook(text), [text]);
}
