import { useId } from 'react';
import { coverPattern } from './cover-pattern';
import styles from './drawn-cover.module.css';

interface DrawnCoverProps {
  id: number;
  title: string;
  authors: readonly string[];
}

const LONG_TITLE = 42;

/** A cover with title, author and a tile pattern, for a book without an image. */
export function DrawnCover({ id, title, authors }: DrawnCoverProps) {
  const patternId = useId();
  const { hue, motif, scale } = coverPattern(id);
  const ground = `oklch(0.38 0.085 ${hue})`;
  return (
    <div
      aria-hidden="true"
      data-drawn-cover
      className={title.length > LONG_TITLE ? `${styles.cover} ${styles.long}` : styles.cover}
    >
      <svg className={styles.pattern} viewBox="0 0 200 300" preserveAspectRatio="xMidYMid slice">
        <pattern
          id={patternId}
          width="40"
          height="40"
          patternUnits="userSpaceOnUse"
          patternTransform={`scale(${scale})`}
        >
          <path d={motif} fill={`oklch(0.5 0.1 ${hue})`} />
        </pattern>
        <rect width="200" height="300" fill={ground} />
        <rect width="200" height="300" fill={`url(#${patternId})`} />
        <rect x="22" y="51" width="162" height="213" rx="2" fill={ground} />
        <rect
          x="26.5"
          y="55.5"
          width="153"
          height="204"
          rx="1"
          fill="none"
          stroke="oklch(0.83 0.085 85)"
          strokeWidth="1.5"
        />
        <rect width="9" height="300" fill="oklch(0 0 0 / 0.22)" />
      </svg>
      <div className={styles.plate}>
        <span className={styles.title}>{title}</span>
        <span className={styles.author}>{authors.join(', ')}</span>
      </div>
    </div>
  );
}
