import fc from 'fast-check';
import { coverPattern } from '@/components/ui/cover-pattern';

/** Every number that a book's address can carry. */
const ids = fc.integer({ min: 1, max: 999_999_999 });
/** How far two hues are from each other on the circle, in degrees. */
const apart = (a: number, b: number) => Math.min(Math.abs(a - b), 360 - Math.abs(a - b));
const motifs = [0, 1, 2, 3, 4, 5].map((id) => coverPattern(id).motif);

test('a cover is always the same for the same book', () => {
  fc.assert(fc.property(ids, (id) => expect(coverPattern(id)).toEqual(coverPattern(id))));
});

test('hue, motif and size can always be drawn', () => {
  fc.assert(
    fc.property(ids, (id) => {
      const { hue, motif, scale } = coverPattern(id);
      expect(hue >= 0 && hue <= 360).toBe(true);
      expect(motifs).toContain(motif);
      expect([0.75, 1, 1.25, 1.5]).toContain(scale);
    }),
  );
});

test('each motif is an SVG path of its own', () => {
  expect(new Set(motifs).size).toBe(6);
  for (const motif of motifs) expect(motif).toMatch(/^M[\dMLHVCAZmlhvcaz .-]+$/);
});

test('books of neighbouring numbers differ in colour and in motif', () => {
  fc.assert(
    fc.property(ids, (id) => {
      const cover = coverPattern(id);
      for (const near of [1, 2, 3, 4]) {
        const other = coverPattern(id + near);
        expect(apart(cover.hue, other.hue)).toBeGreaterThan(25);
        expect(other.motif).not.toBe(cover.motif);
      }
    }),
  );
});

test('a page’s worth of books has a colour for each', () => {
  fc.assert(
    fc.property(ids, (id) => {
      const hues = Array.from({ length: 32 }, (_, i) => coverPattern(id + i).hue % 360);
      expect(new Set(hues).size).toBe(32);
    }),
  );
});
