import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ImageResponse } from 'next/og';
import type { ReactElement } from 'react';
import { coverPattern } from '@/components/book-card/cover-pattern';
import { ShelfMark } from '@/components/ui/icons';
import type { Book } from '@/lib/book';
import { splitTitle, truncateTitle } from '@/lib/catalogue/book-text';
import { LOAN_DAYS_IN_WORDS } from '@/lib/lending/loan-period';

// The pictures of shared links, drawn when the site is built. What draws them knows neither style
// sheets nor OKLCH, and every element of several children is `flex`.

const FONT = 'node_modules/@fontsource/fraunces/files/fraunces-latin-600-normal.woff';
const BLUE = '#124a93';
const COLUMN = { display: 'flex', flexDirection: 'column' } as const;

/** What is in a picture stands side by side on paper. */
const PAPER = {
  display: 'flex',
  width: '100%',
  height: '100%',
  background: '#f8f3ea',
  color: '#2a1a12',
  fontFamily: 'Fraunces',
} as const;

async function draw(content: ReactElement): Promise<Response> {
  const data = await readFile(path.join(process.cwd(), FONT));
  return new ImageResponse(content, {
    width: 1200,
    height: 630,
    fonts: [{ name: 'Fraunces', data, weight: 600, style: 'normal' }],
  });
}

/** Well-known books in Portuguese, as spines on the shelf. */
const SPINES: readonly [title: string, colour: string, height: number][] = [
  ['Os Lusíadas', '#6b2f24', 300],
  ['Dom Casmurro', '#1f5226', 260],
  ['Os Maias', '#5b3566', 320],
  ['O Cortiço', '#6a3a12', 240],
  ['Quincas Borba', '#0a4a6e', 285],
  ['Mensagem', '#3f3a73', 230],
];

const Spine = ([title, background, height]: (typeof SPINES)[number]) => {
  const centred = { display: 'flex', alignItems: 'center', justifyContent: 'center' };
  const turned = { flexShrink: 0, width: height, fontSize: 30, transform: 'rotate(-90deg)' };
  return (
    <div
      key={title}
      style={{
        ...centred,
        background,
        width: 72,
        height: height + 60,
        marginRight: 6,
        borderRadius: 5,
        color: '#fdf8ef',
      }}
    >
      <div style={{ ...centred, ...turned }}>{title}</div>
    </div>
  );
};

/** The picture for links to the site. */
export const sitePicture = (): Promise<Response> =>
  draw(
    <div
      style={{
        ...PAPER,
        alignItems: 'flex-end',
        justifyContent: 'space-between',
        padding: '70px 80px',
      }}
    >
      <div style={{ ...COLUMN, width: 520 }}>
        <div style={{ display: 'flex', color: BLUE }}>
          <ShelfMark size={150} />
        </div>
        <div style={{ fontSize: 84, letterSpacing: '-0.02em' }}>BookShelfs</div>
        <div style={{ fontSize: 34, lineHeight: 1.35, marginTop: 12 }}>
          {`Livros em domínio público, emprestados por ${LOAN_DAYS_IN_WORDS}.`}
        </div>
      </div>
      <div style={COLUMN}>
        <div style={{ display: 'flex', alignItems: 'flex-end' }}>{SPINES.map(Spine)}</div>
        <div style={{ height: 14, background: '#cda67c', borderRadius: 4 }} />
      </div>
    </div>,
  );

/** The tiles of a book's drawn cover. */
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

/** The size of a title, of at most twelve words, that leaves space for the rest. */
const titleSize = (title: string) => (title.length > 60 ? 46 : title.length > 30 ? 60 : 76);

/** The picture for links to a book without a cover. */
export function bookPicture({ id, title, authors }: Book): Promise<Response> {
  const parts = splitTitle(title);
  const main = truncateTitle(parts.main.replace(/[:;]$/, ''));
  const subtitle = truncateTitle(parts.subtitle);
  return draw(
    <div style={PAPER}>
      <img
        alt=""
        width={420}
        height={630}
        src={`data:image/svg+xml;base64,${btoa(tilesSvg(id))}`}
      />
      <div style={{ ...COLUMN, justifyContent: 'space-between', width: 780, padding: '64px 70px' }}>
        <div style={COLUMN}>
          <div style={{ fontSize: titleSize(main), lineHeight: 1.15 }}>{main}</div>
          {subtitle && (
            <div style={{ fontSize: 30, lineHeight: 1.3, marginTop: 14 }}>{subtitle}</div>
          )}
          <div style={{ fontSize: 36, lineHeight: 1.3, marginTop: 26 }}>{authors.join(', ')}</div>
        </div>
        <div style={{ display: 'flex', alignItems: 'center', fontSize: 30 }}>
          <div style={{ display: 'flex', color: BLUE, marginRight: 16 }}>
            <ShelfMark size={64} />
          </div>
          {`BookShelfs: seu por ${LOAN_DAYS_IN_WORDS}, de graça`}
        </div>
      </div>
    </div>,
  );
}
