/** The golden angle: neighbouring ids get hues far apart. */
const GOLDEN_ANGLE = 137.508;

/** Tile motifs on a square of 40 × 40, in the style of Portuguese azulejos. */
const MOTIFS = [
  'M0 0h20A20 20 0 0 1 0 20zM40 40H20A20 20 0 0 1 40 20z',
  'M20 0 40 20 20 40 0 20zM20 12l8 8-8 8-8-8z',
  'M20 20C20 9 11 0 0 0c0 11 9 20 20 20m0 0c11 0 20 9 20 20-11 0-20-9-20-20',
  'M20 2l5 13 13 5-13 5-5 13-5-13-13-5 13-5z',
] as const;

interface CoverPattern {
  /** The colour behind the motifs. */
  ground: string;
  /** The path of a motif of 40 × 40. */
  motif: string;
}

/** The colour and pattern of a book's drawn cover, always the same for the same id. */
export function coverPattern(id: number): CoverPattern {
  const hue = Math.round((id * GOLDEN_ANGLE) % 360);
  return {
    ground: `oklch(0.38 0.085 ${hue})`,
    motif: MOTIFS[id % MOTIFS.length] ?? MOTIFS[0],
  };
}
