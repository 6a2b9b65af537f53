'use client';

import { useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { formatNumber, plural } from '@/lib/format';
import { Button } from './button';
import styles from './long-list.module.css';

interface LongListProps<Item> {
  items: readonly Item[];
  /** How many are shown at first; `step` if left out. */
  first?: number;
  /** How many more at each press. */
  step: number;
  /** What the items are called: one, several. */
  noun: readonly [string, string];
  className?: string;
  keyOf: (item: Item, index: number) => string | number;
  children: (item: Item) => ReactNode;
}

/** A list of which as much is rendered as was asked for: thousands of items take a browser seconds. */
export function LongList<Item>({
  items,
  step,
  first = step,
  noun,
  className,
  keyOf,
  children,
}: LongListProps<Item>) {
  const [limit, setLimit] = useState(first);
  const list = useRef<HTMLUListElement>(null);

  const showMore = () => {
    flushSync(() => setLimit(limit + step));
    // The button is gone after the last step: focus goes to the first item that it brought.
    if (limit + step < items.length) return;
    const brought = list.current?.children[limit];
    if (!(brought instanceof HTMLElement)) return;
    brought.tabIndex = -1;
    brought.focus();
  };

  return (
    <>
      <ul ref={list} className={className}>
        {items.slice(0, limit).map((item, index) => (
          <li key={keyOf(item, index)}>{children(item)}</li>
        ))}
      </ul>
      {items.length > first && (
        <div className={styles.more}>
          <p role="status">
            Mostrando {formatNumber(Math.min(limit, items.length))} de{' '}
            {plural(items.length, ...noun)}.
          </p>
          {limit < items.length && <Button onClick={showMore}>Mostrar mais</Button>}
        </div>
      )}
    </>
  );
}
