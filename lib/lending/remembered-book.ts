import { useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { derivedSnapshot } from '@/lib/storage/store';
import { useNow } from './clock';
import type { LendableBook } from './lendable-book';
import { LoanSchema } from './loan';

/*
 * The book that a visitor without a session was about to borrow: of this tab alone, as another tab
 * may be another reader's (docs/decisions/0009-texts-and-silences.md).
 */
const KEY = 'bookshelfs.continue';
const HOUR_MS = 60 * 60 * 1000;

const RememberedSchema = v.object({
  book: v.object({
    id: LoanSchema.entries.bookId,
    title: v.pipe(
      v.string(),
      v.check((title) => title !== ''),
    ),
    authors: v.array(v.string()),
    thumbnail: v.nullable(v.string()),
  }),
  /** When it was remembered, in ms. */
  at: v.number(),
});

const listeners = new Set<() => void>();
const emit = () => listeners.forEach((listener) => listener());

/** Remembers the book for an hour from `now` (ms) on. Without session storage nothing is remembered. */
export function rememberBook({ id, title, authors, thumbnail }: LendableBook, now: number): void {
  try {
    const book = { id, title, authors, thumbnail };
    sessionStorage.setItem(KEY, JSON.stringify({ book, at: now }));
  } catch {
    // Blocked or full: the reader finds the book again without us.
  }
  emit();
}

/** Forgets the remembered book; with an id only if it is that one. */
export function forgetBook(id?: number): void {
  if (id !== undefined && snapshot()?.book.id !== id) return;
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Blocked: then nothing was remembered.
  }
  emit();
}

function storedText(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

const snapshot = derivedSnapshot(
  () => [storedText()],
  (text) => {
    try {
      const read = v.safeParse(RememberedSchema, JSON.parse(text ?? 'null'));
      return read.success ? read.output : null;
    } catch {
      return null;
    }
  },
);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The remembered book while its hour lasts, or null. */
export function useRememberedBook(): LendableBook | null {
  const remembered = useSyncExternalStore(subscribe, snapshot, () => null);
  // The clock may be a minute behind what was remembered just now.
  const distance = Math.abs(useNow() - (remembered?.at ?? 0));
  return remembered && distance < HOUR_MS ? remembered.book : null;
}
