import { useSyncExternalStore } from 'react';
import { entryState, keepInEntry, setAddress, subscribeAddress } from '@/lib/browser/address';
import { readBookId, readerHref, readReaderQuery, withBasePath } from '@/lib/paths';
import type { Anchor } from './places';

/** What a history entry of the reader keeps. */
interface ReaderEntry {
  /** Tells entries apart that have the same address. */
  entry: number;
  /** Where in the chapter the reader was. */
  anchor: Anchor | null | undefined;
  /** How the reader came to the chapter. */
  way: Way | undefined;
  /** Where they came from. */
  left: { chapter: number; anchor: Anchor | null } | undefined;
  /** The page of the app that the reader was opened from. */
  from: string | undefined;
  /** How many entries of the reader are between them. */
  readerEntries: number;
}

/** To the chapter before or after, or to wherever a panel led. */
export type Way = 'turn' | 'jump';

const state = entryState<ReaderEntry>;

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

/** Where the entry was left in its chapter, or the block that its address names; null for the beginning. */
export const anchorOfEntry = (): Anchor | null =>
  state().anchor ?? (location.hash ? { block: location.hash.slice(1), offset: 0 } : null);

/** Where a chapter was left, if the reader came from it. */
export function leftAt(chapter: number): Anchor | undefined {
  const { left } = state();
  return (left?.chapter === chapter && left.anchor) || undefined;
}

/** The page that is shown, and the one before: kept apart from the entries, whose state the router may overwrite. */
let page: string | undefined;
let previousPage: string | undefined;

/**
 * Call this when the path has changed: keeps in a history entry which page of the app it was opened from, undefined where the
 * visit begins. An entry that already has one keeps it.
 *
 * @param path the page that is shown now, without the base path
 */
export function keepOpener(path: string): void {
  if (path === page) return;
  previousPage = page;
  page = path;
  if (!('from' in state())) keepInEntry({ from: previousPage });
}

/** The page that this entry was opened from; where the router has overwritten that, the page before the last change of path. */
export const openedFrom = () => ('from' in state() ? state().from : previousPage);

interface Target {
  bookId: number;
  chapter: number;
  anchor?: Anchor | undefined;
  way?: Way;
  /** Where the reader is: the way back leads there. */
  left?: ReaderEntry['left'];
}

/**
 * Opens a chapter of a book at its beginning, or at a place in it. One Back leaves the book, however
 * many chapters were turned; after a jump it leads to where the reader was.
 */
export function goTo({ bookId, chapter, anchor, way, left }: Target): void {
  const href = withBasePath(readerHref(bookId, chapter));
  const { readerEntries = 0 } = state();
  const isJump = way === 'jump';
  // Who comes back to it is shown the chapter, and has not turned to it.
  if (isJump) keepInEntry({ anchor: left?.anchor, way: undefined });
  const next: ReaderEntry = {
    entry: performance.now(),
    anchor,
    way,
    left,
    from: openedFrom(),
    readerEntries: isJump ? readerEntries + 1 : readerEntries,
  };
  setAddress(href, isJump ? 'push' : 'replace', next);
}

/**
 * Goes back to the book's page, past all chapters, if that led here.
 *
 * @param open opens it else, and gets how many entries the reader has
 */
export function leaveReader(bookId: number, open: (readerEntries: number) => void): void {
  const { readerEntries = 0 } = state();
  const from = openedFrom() ?? '';
  if (readBookId(from) === bookId) window.history.go(-1 - readerEntries);
  else open(from ? readerEntries + 1 : 0);
}
