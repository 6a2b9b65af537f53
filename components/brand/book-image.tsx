import { coverPattern } from '@/components/book-card/cover-pattern';
import type { Book } from '@/lib/book';
import { splitTitle, truncateTitle } from '@/lib/catalogue/book-text';
import { LOAN_DAYS_IN_WORDS } from '@/lib/lending/loan-period';
import { BRAND, PICTURE, markSvg, svgAddress } from './mark';

/** The tiles of a book's drawn cover. In HSL: what draws the image knows no OKLCH. */
function tilesSvg(id: number): string {
  const { hue, motif, scale } = coverPattern(id);
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="420" height="630" viewBox="0 0 420 630">',
    `<pattern id="p" width="40" height="40" patternUnits="userSpaceOnUse" patternTransform="scale(${2 * scale})">`,
    `<path d="${motif}" fill="hsl(${hue}, 35%, 36%)"/></pattern>`,
    `<rect width="420" height="630" fill="hsl(${hue}, 42%, 24%)"/>`,
    '<rect width="420" height="630" fill="url(#p)"/></svg>',
  ].join('');
}

/** The size of a title, of at most twelve words, that leaves room for the rest. */
const titleSize = (title: string) => (title.length > 60 ? 46 : title.length > 30 ? 60 : 76);

/** The image of 1200 × 630 for links to a book without a cover. */
export function BookImage({ book: { id, title, authors } }: { book: Book }) {
  const parts = splitTitle(title);
  const main = truncateTitle(parts.main.replace(/[:;]$/, ''));
  const subtitle = truncateTitle(parts.subtitle);
  return (
    <div style={PICTURE}>
      <img alt="" width={420} height={630} src={svgAddress(tilesSvg(id))} />
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
          width: 780,
          padding: '64px 70px',
        }}
      >
        <div style={{ display: 'flex', flexDirection: 'column' }}>
          <div style={{ fontSize: titleSize(main), lineHeight: 1.15 }}>{main}</div>
          {subtitle && (
            <div style={{ fontSize: 30, lineHeight: 1.3, marginTop: 14 }}>{subtitle}</div>
          )}
          <div style={{ fontSize: 36, lineHeight: 1.3, marginTop: 26 }}>{authors.join(', ')}</div>
        </div>
        <div style={{ display: 'flex', alignItems: 'center', fontSize: 30 }}>
          <img alt="" width={64} height={64} src={svgAddress(markSvg(BRAND.blue))} />
          <div
            style={{ marginLeft: 16 }}
          >{`BookShelfs: seu por ${LOAN_DAYS_IN_WORDS}, de graça`}</div>
        </div>
      </div>
    </div>
  );
}
