import { useSyncExternalStore } from 'react';
import { setAddress, subscribeAddress } from '@/lib/browser/address';
import { AUTH_PATH, readBookId, readerHref, readReaderQuery, withBasePath } from '@/lib/paths';
import type { Anchor } from './places';

/** What a history entry of the reader keeps. */
interface EntryState {
  /** Tells entries apart that have the same address. */
  entry?: number;
  /** Where in the chapter the reader was. */
  anchor?: Anchor | null | undefined;
  /** How the reader came to the chapter. */
  way?: Way | undefined;
  /** Where they came from. */
  left?: { chapter: number; anchor: Anchor | null } | undefined;
  /** The page of the app that the reader was opened from. */
  from?: string | undefined;
  /** How many entries of the reader are between them. */
  depth?: number;
}

/** To the chapter before or after, or to wherever a panel led. */
export type Way = 'turn' | 'jump';

const state = () => (window.history.state ?? {}) as EntryState;

/**
 * The book and chapter of the address, a key of the history entry, and how the reader came to it; null in the exported page and
 * while it hydrates.
 */
export function useReaderQuery() {
  const key = useSyncExternalStore(
    subscribeAddress,
    () => `${location.search}${location.hash} ${state().entry ?? ''}`,
    () => null,
  );
  if (key === null) return null;
  return { ...readReaderQuery(new URLSearchParams(location.search)), key, way: state().way };
}

/** The login, which leads back to the end of a chapter (`readReaderQuery`). */
export const loginHref = (bookId: number, chapter: number): string =>
  `${AUTH_PATH}?livro=${bookId}&cap=${chapter}`;

/** Where the entry was left in its chapter, or the block that its address names; null for the beginning. */
export const anchorOfEntry = (): Anchor | null =>
  state().anchor ?? (location.hash ? { block: location.hash.slice(1), offset: 0 } : null);

/** Where a chapter was left, if the reader came from it. */
export function leftAt(chapter: number): Anchor | undefined {
  const { left } = state();
  return (left?.chapter === chapter && left.anchor) || undefined;
}

/** Keeps in the entry where the reader is, for a reload and for the way back. */
export const keepInEntry = (anchor: Anchor | null): void =>
  window.history.replaceState({ ...state(), anchor }, '');

interface Target {
  bookId: number;
  chapter: number;
  anchor?: Anchor | undefined;
  way?: Way;
  /** Where the reader is: the way back leads there. */
  left?: EntryState['left'];
}

/**
 * Opens a chapter of a book at its beginning, or at a place in it. One Back leaves the book, however
 * many chapters were turned; after a jump it leads to where the reader was.
 */
export function goTo({ bookId, chapter, anchor, way, left }: Target): void {
  const href = withBasePath(readerHref(bookId, chapter));
  const { from, depth = 0 } = state();
  const isJump = way === 'jump';
  // Who comes back to it is shown the chapter, and has not turned to it.
  if (isJump) window.history.replaceState({ ...state(), anchor: left?.anchor, way: undefined }, '');
  const next: EntryState = { anchor, way, left, from, depth: isJump ? depth + 1 : depth };
  setAddress(href, isJump ? 'push' : 'replace', { entry: performance.now(), ...next });
}

/**
 * Goes back to the book's page, past all chapters, if that led here.
 *
 * @param open opens it else, and gets how many entries the reader has
 */
export function leaveReader(bookId: number, open: (entries: number) => void): void {
  const { from = '', depth = 0 } = state();
  if (readBookId(from) === bookId) window.history.go(-1 - depth);
  else open(from ? depth + 1 : 0);
}
