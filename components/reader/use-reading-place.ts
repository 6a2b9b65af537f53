import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { anchorAt, scrollToAnchor, showFound } from '@/lib/reading/anchor';
import { keepInEntry } from '@/lib/browser/address';
import { onEvents } from '@/lib/browser/platform';
import { anchorOfEntry } from '@/lib/reading/address';
import type { Anchor } from '@/lib/reading/places';

/** How long the page must be still for its place to be kept. */
const STILL_MS = 400;
/** Who stays so long at a place reads there, even without moving. */
const STAY_MS = 4_000;

/** Where the reader is in a chapter. */
export interface Position {
  /** Null before the first block. */
  anchor: Anchor | null;
  /** How much of the chapter comes before, from 0 to 1. */
  share: number;
}

export interface ReadingPlace {
  article: RefObject<HTMLElement | null>;
  /** What is above the text, and stays there. */
  bar: RefObject<HTMLElement | null>;
  /** What has been put in the article. */
  content: readonly Node[];
  /** Changes when the letters or the column do. */
  layout: string;
  /** Whether one turned to the chapter; else it counts as a place once the reader moves or stays in it. */
  isTurned: boolean;
  /** The same function in every render. */
  onMove: (position: Position) => void;
  /** The reader has stayed there, or leaves. */
  onKeep: (position: Position) => void;
}

/**
 * Follows where the reader is in a chapter, and keeps that line at the top when the text is laid out
 * anew, by a setting, another spelling, or the device's turn.
 */
export function useReadingPlace({
  article,
  bar,
  content,
  layout,
  isTurned,
  onMove,
  onKeep,
}: ReadingPlace) {
  const keep = useEffectEvent(onKeep);
  /** Undefined until the text is shown. */
  const anchor = useRef<Anchor | null>(undefined);

  useLayoutEffect(() => {
    const text = article.current;
    if (!text || content.length === 0) return;
    const top = () => bar.current?.getBoundingClientRect().bottom ?? 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let scrolledTo = 0;
    let size = '';
    const sizeNow = () => `${text.clientWidth} ${text.clientHeight}`;
    const position = () => ({ anchor: anchor.current ?? null, share: shareOf(text, top()) });

    const save = () => {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      keep(position());
    };
    const onStill = () => {
      keepInEntry({ anchor: anchor.current ?? null });
      save();
    };
    const moved = () => {
      clearTimeout(timer);
      timer = setTimeout(onStill, STILL_MS);
      onMove(position());
    };
    const restore = () => {
      const isFirst = anchor.current === undefined;
      anchor.current ??= anchorOfEntry();
      if (isFirst && anchor.current) showFound(anchor.current);
      if (anchor.current) scrollToAnchor(anchor.current, top());
      else if (isFirst) window.scrollTo({ top: 0, behavior: 'instant' });
      // The address may name a block that the chapter has not.
      const block = anchor.current && document.getElementById(anchor.current.block);
      if (!text.contains(block)) anchor.current = anchorAt(text, top());
      scrolledTo = window.scrollY;
      size = sizeNow();
      onMove(position());
    };
    const onScroll = () => {
      // Our own scrolling, and the browser's where the text has another size, which `restore` is for.
      if (Math.abs(window.scrollY - scrolledTo) < 2 || sizeNow() !== size) return;
      scrolledTo = -1;
      anchor.current = anchorAt(text, top());
      moved();
    };

    restore();
    if (isTurned) moved();
    // What was looked up is no place to go on from, until one reads on there.
    const stay = anchor.current?.found ? undefined : setTimeout(moved, STAY_MS);
    const observer = new ResizeObserver(restore);
    observer.observe(text);
    const stopSaving = onEvents('visibilitychange', 'pagehide')(save);
    document.addEventListener('scroll', onScroll);
    return () => {
      save();
      clearTimeout(stay);
      observer.disconnect();
      document.removeEventListener('scroll', onScroll);
      stopSaving();
    };
  }, [article, bar, content, layout, isTurned, onMove]);
}

/** How much of a chapter has been above the bottom of the window, from 0 to 1. */
function shareOf(text: Element, top: number): number {
  const rect = text.getBoundingClientRect();
  const way = rect.height - (window.innerHeight - top);
  return way <= 0 ? 1 : Math.min(1, Math.max(0, (top - rect.top) / way));
}
