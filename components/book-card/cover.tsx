'use client';

import { useState } from 'react';
import { savesData } from '@/lib/browser/platform';
import { useHydrated } from '@/components/ui/use-hydrated';
import styles from './cover.module.css';
import { DrawnCover } from './drawn-cover';

interface CoverProps {
  id: number;
  title: string;
  authors: readonly string[];
  /** The address of the image, or null. */
  thumbnail: string | null;
  /** Whether it may be visible without scrolling: then the image is requested at once. */
  eager?: boolean;
}

/**
 * The cover of a book: its image, or a drawn cover when it has none or the image does not load.
 * Hidden from screen readers, as title and author are always beside it.
 */
export function Cover({ id, title, authors, thumbnail, eager = false }: CoverProps) {
  // An image of the exported page is on its way before the scripts are: it is visible before it has loaded; any other
  // appears when it has.
  const [isExported] = useState(!useHydrated());
  const [failed, setFailed] = useState(false);
  const drawn = thumbnail === null || failed;
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
          // While the site is built nobody has asked for little data.
          suppressHydrationWarning
          decoding="async"
          className={`${styles.image} ${isExported ? styles.exported : styles.appearing}`}
          // Not a state: a list would be rendered again for each of its 32 images.
          onLoad={({ currentTarget }) => (currentTarget.dataset.loaded = '')}
          onError={() => setFailed(true)}
          // It may have failed before hydration.
          ref={(image) => {
            if (image?.complete && !image.naturalWidth) setFailed(true);
          }}
        />
      )}
    </div>
  );
}
