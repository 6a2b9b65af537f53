import { useId, useState } from 'react';
import { savesData } from '@/lib/browser/platform';
import { naturalName } from '@/lib/format';
import styles from './cover.module.css';

interface CoverProps {
  id: number;
  title: string;
  authors: readonly string[];
  /** The address of the image, or null. */
  thumbnail: string | null;
  /** Whether it may be visible without scrolling: then the image is requested at once. */
  eager: boolean;
}

/**
 * The cover of a book: its image, or a drawn cover when it has none or the image does not load.
 * Hidden from screen readers, as title and author are always beside it.
 */
export function Cover({ thumbnail, eager, ...book }: CoverProps) {
  const [failed, setFailed] = useState(false);
  return (
    <div className={styles.frame}>
      {thumbnail === null || failed ? (
        <DrawnCover {...book} />
      ) : (
        <img
          src={thumbnail}
          alt=""
          width={200}
          height={300}
          loading={eager && !savesData() ? 'eager' : 'lazy'}
          // The exported page cannot know Save-Data.
          suppressHydrationWarning
          decoding="async"
          className={styles.image}
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

/** The golden angle: neighbouring ids get hues far apart. */
const GOLDEN_ANGLE = 137.508;

/** Tile motifs on a square of 40 × 40, in the style of Portuguese azulejos. */
const MOTIFS = [
  'M0 0h20A20 20 0 0 1 0 20zM40 40H20A20 20 0 0 1 40 20z',
  'M20 0 40 20 20 40 0 20zM20 12l8 8-8 8-8-8z',
  'M20 20C20 9 11 0 0 0c0 11 9 20 20 20m0 0c11 0 20 9 20 20-11 0-20-9-20-20',
  'M20 2l5 13 13 5-13 5-5 13-5-13-13-5 13-5z',
];

/** Titles of more letters, or with a word of more, are set smaller. */
const LONG_TITLE = 42;
const LONG_WORD = 11;

const isLong = (title: string): boolean =>
  title.length > LONG_TITLE || title.split(/[\s-]/).some((word) => word.length > LONG_WORD);

/** A cover with title, author and a tile pattern, always the same for a book. */
export function DrawnCover({ id, title, authors }: Pick<CoverProps, 'id' | 'title' | 'authors'>) {
  const patternId = useId();
  const hue = Math.round((id * GOLDEN_ANGLE) % 360);
  return (
    <div
      aria-hidden="true"
      data-drawn-cover
      className={isLong(title) ? `${styles.drawn} ${styles.long}` : styles.drawn}
    >
      <svg className={styles.pattern} viewBox="0 0 160 240" color={`oklch(0.38 0.085 ${hue})`}>
        <pattern id={patternId} width="40" height="40" patternUnits="userSpaceOnUse">
          <path d={MOTIFS[id % MOTIFS.length]} />
        </pattern>
        <rect fill={`url(#${patternId})`} />
        <rect />
      </svg>
      <div className={styles.plate}>
        <span className={styles.title}>{title}</span>
        <span className={styles.author}>{authors.map(naturalName).join(', ')}</span>
      </div>
    </div>
  );
}
