import sharp from 'sharp';
import type { CatalogueRecord } from '../../fake-gutendex/record';

const MAX_LINES = 6;

/** Cloth of old bindings, and the gold or ink on it. */
const BINDINGS = [
  ['#5b2a27', '#e3c98d'],
  ['#27435a', '#e8d9b0'],
  ['#e9dfc7', '#3a2a1c'],
  ['#2f4a35', '#e3c98d'],
  ['#d8c3a0', '#5b2a27'],
  ['#4a3352', '#e8d9b0'],
] as const;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The words in lines of up to 14 letters, or of one longer word. */
const linesOf = (text: string): string[] =>
  (text.match(/(?:.{1,14}|\S+)(?:\s+|$)/g) ?? []).slice(0, MAX_LINES);

/** A JPEG of 200 × 300, as Project Gutenberg's, that looks like a scanned binding: screenshots need no network. */
export function coverPicture({ id, title, authors }: CatalogueRecord): Promise<Buffer> {
  const [cloth, ink] = BINDINGS[id % BINDINGS.length] ?? BINDINGS[0];
  const [main = ''] = title.split(/[:;\n]/);
  const text = (lines: readonly string[], top: number, size: number) =>
    lines.map(
      (line, index) =>
        `<text x="100" y="${top + index * size * 1.2}" font-size="${size}">${escaped(line)}</text>`,
    );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="300">
    <defs>
      <linearGradient id="spine"><stop offset="0" stop-color="#000" stop-opacity=".35"/><stop offset=".06" stop-color="#fff" stop-opacity=".12"/><stop offset=".12" stop-color="#000" stop-opacity="0"/></linearGradient>
      <filter id="weave"><feTurbulence type="fractalNoise" baseFrequency=".9" numOctaves="2" seed="${id % 97}"/><feColorMatrix values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  0 0 0 .35 0"/></filter>
    </defs>
    <rect width="200" height="300" fill="${cloth}"/>
    <rect width="200" height="300" filter="url(#weave)" opacity=".5"/>
    <g fill="none" stroke="${ink}"><rect x="16" y="14" width="170" height="272" stroke-width="2.5"/><rect x="22" y="20" width="158" height="260"/></g>
    <path d="M100 196l14 16-14 16-14-16zM52 212h28M120 212h28" fill="none" stroke="${ink}" stroke-width="2"/>
    <g fill="${ink}" text-anchor="middle" font-family="serif">${[...text(linesOf(main), 62, 17), ...text(linesOf(authors[0]?.name ?? ''), 252, 12)].join('')}</g>
    <rect width="200" height="300" fill="url(#spine)"/>
  </svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 85 }).toBuffer();
}
