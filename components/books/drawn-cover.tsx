import { useId } from 'react';
import styles from './drawn-cover.module.css';

/** The golden angle: neighbouring ids get hues far apart. */
const GOLDEN_ANGLE = 137.508;

/** Tile motifs on a square of 40 × 40, in the style of Portuguese azulejos. */
const MOTIFS = [
  'M0 0h20A20 20 0 0 1 0 20zM40 40H20A20 20 0 0 1 40 20z',
  'M20 0 40 20 20 40 0 20zM20 12l8 8-8 8-8-8z',
  'M20 20C20 9 11 0 0 0c0 11 9 20 20 20m0 0c11 0 20 9 20 20-11 0-20-9-20-20',
  'M0 20A20 20 0 0 1 20 0v8A12 12 0 0 0 8 20zm40 0a20 20 0 0 1-20 20v-8a12 12 0 0 0 12-12z',
  'M20 2l5 13 13 5-13 5-5 13-5-13-13-5 13-5z',
  'M0 0h14L0 14zm40 0v14L26 0zM0 40V26l14 14zm40 0H26l14-14zM20 14l6 6-6 6-6-6z',
] as const;

interface CoverPattern {
  /** In degrees, for OKLCH. */
  hue: number;
  /** The path of a motif of 40 × 40. */
  motif: string;
  /** The scale of the motif on a cover of 200 × 300. */
  scale: number;
}

/** The colour and pattern of a book's drawn cover, always the same for the same id. */
function coverPattern(id: number): CoverPattern {
  const motif = MOTIFS[id % MOTIFS.length] ?? MOTIFS[0];
  const hue = Math.round(((id * GOLDEN_ANGLE) % 360) * 10) / 10;
  return { hue, motif, scale: 0.75 + ((id >> 3) % 4) * 0.25 };
}

export interface DrawnCoverProps {
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
