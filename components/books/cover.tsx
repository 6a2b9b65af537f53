'use client';

import { useState } from 'react';
import styles from './cover.module.css';
import { DrawnCover } from './drawn-cover';

interface CoverProps {
  id: number;
  title: string;
  authors: readonly string[];
  /** The address of a picture, or null. */
  thumbnail: string | null;
  /** Whether it can be seen without scrolling: then it is fetched at once. */
  eager?: boolean;
}

/** Whether the visitor asked for little data: then no cover is fetched before it is scrolled to. */
const savesData = () =>
  'connection' in navigator &&
  (navigator.connection as { saveData?: boolean } | undefined)?.saveData === true;

type State = 'waiting' | 'shown' | 'failed';

/**
 * The cover of a book: its picture, or a drawn one when it has none or the picture does not come.
 * It says nothing to screen readers: title and author always stand beside it.
 */
export function Cover({ id, title, authors, thumbnail, eager = false }: CoverProps) {
  const [state, setState] = useState<State>('waiting');
  const drawn = thumbnail === null || state === 'failed';
  return (
    <div className={styles.frame}>
      {drawn ? (
        <DrawnCover id={id} title={title} authors={authors} />
      ) : (
        <img
          src={thumbnail}
          alt=""
          width={200}
          height={300}
          loading={eager && !savesData() ? 'eager' : 'lazy'}
          decoding="async"
          referrerPolicy="no-referrer"
          className={state === 'waiting' ? `${styles.image} ${styles.waiting}` : styles.image}
          onLoad={() => setState('shown')}
          onError={() => setState('failed')}
        />
      )}
    </div>
  );
}
