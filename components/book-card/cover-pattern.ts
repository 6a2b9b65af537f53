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
export function coverPattern(id: number): CoverPattern {
  const motif = MOTIFS[id % MOTIFS.length] ?? MOTIFS[0];
  const hue = Math.round(((id * GOLDEN_ANGLE) % 360) * 10) / 10;
  return { hue, motif, scale: 0.75 + ((id >> 3) % 4) * 0.25 };
}
