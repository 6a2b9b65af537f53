import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ImageResponse } from 'next/og';
import { ShelfMark } from '@/components/ui/icons';
import { LOAN_DAYS_IN_WORDS } from '@/lib/lending/rules';

export const dynamic = 'force-static';

const FONT = 'node_modules/@fontsource/fraunces/files/fraunces-latin-600-normal.woff';

const SPINES: readonly [title: string, colour: string, height: number][] = [
  ['Os Lusíadas', '#6b2f24', 300],
  ['Dom Casmurro', '#1f5226', 260],
  ['Os Maias', '#5b3566', 320],
  ['O Cortiço', '#6a3a12', 240],
  ['Quincas Borba', '#0a4a6e', 285],
  ['Mensagem', '#3f3a73', 230],
];

// ImageResponse takes inline styles only, and an element with several children has to be `flex`.
const COLUMN = { display: 'flex', flexDirection: 'column' } as const;
const CENTRED = { display: 'flex', alignItems: 'center', justifyContent: 'center' } as const;

const PICTURE = (
  <div
    style={{
      display: 'flex',
      alignItems: 'flex-end',
      justifyContent: 'space-between',
      width: '100%',
      height: '100%',
      padding: '70px 80px',
      background: '#f8f3ea',
      color: '#2a1a12',
      fontFamily: 'Fraunces',
    }}
  >
    <div style={{ ...COLUMN, width: 520 }}>
      <div style={{ display: 'flex', color: '#124a93' }}>
        <ShelfMark size={150} />
      </div>
      <div style={{ fontSize: 84, letterSpacing: '-0.02em' }}>BookShelfs</div>
      <div style={{ fontSize: 34, lineHeight: 1.35, marginTop: 12 }}>
        {`Livros em domínio público, emprestados por ${LOAN_DAYS_IN_WORDS}.`}
      </div>
    </div>
    <div style={COLUMN}>
      <div style={{ display: 'flex', alignItems: 'flex-end' }}>
        {SPINES.map(([title, background, height]) => (
          <div
            key={title}
            style={{
              ...CENTRED,
              background,
              width: 72,
              height: height + 60,
              marginRight: 6,
              borderRadius: 5,
              color: '#fdf8ef',
              fontSize: 30,
            }}
          >
            <div style={{ ...CENTRED, flexShrink: 0, width: height, transform: 'rotate(-90deg)' }}>
              {title}
            </div>
          </div>
        ))}
      </div>
      <div style={{ height: 14, background: '#cda67c', borderRadius: 4 }} />
    </div>
  </div>
);

/** The picture of a shared link, drawn when the site is built. */
export async function GET(): Promise<Response> {
  const data = await readFile(path.join(process.cwd(), FONT));
  return new ImageResponse(PICTURE, {
    width: 1200,
    height: 630,
    fonts: [{ name: 'Fraunces', data, weight: 600, style: 'normal' }],
  });
}
