import { BRAND, PICTURE, markSvg, svgAddress } from './mark';
import { LOAN_DAYS_IN_WORDS } from '@/lib/lending/loan-period';

/** Well-known books in Portuguese, as spines on the shelf. */
const SPINES: readonly [title: string, colour: string, height: number][] = [
  ['Os Lusíadas', '#6b2f24', 300],
  ['Dom Casmurro', '#1f5226', 260],
  ['Os Maias', '#5b3566', 320],
  ['O Cortiço', '#6a3a12', 240],
  ['Quincas Borba', '#0a4a6e', 285],
  ['Mensagem', '#3f3a73', 230],
];

/** The image of 1200 × 630 for links to the site in social media. */
export function SocialImage() {
  return (
    <div
      style={{
        ...PICTURE,
        alignItems: 'flex-end',
        justifyContent: 'space-between',
        padding: '70px 80px',
      }}
    >
      <div style={{ display: 'flex', flexDirection: 'column', width: 520 }}>
        <img alt="" width={150} height={150} src={svgAddress(markSvg(BRAND.blue))} />
        <div style={{ fontSize: 84, letterSpacing: '-0.02em' }}>BookShelfs</div>
        <div style={{ fontSize: 34, lineHeight: 1.35, marginTop: 12 }}>
          {`Livros em domínio público, emprestados por ${LOAN_DAYS_IN_WORDS}.`}
        </div>
      </div>
      <div style={{ display: 'flex', flexDirection: 'column' }}>
        <div style={{ display: 'flex', alignItems: 'flex-end' }}>
          {SPINES.map(([title, colour, height]) => (
            <div
              key={title}
              style={{
                display: 'flex',
                alignItems: 'center',
                justifyContent: 'center',
                width: 72,
                height: height + 60,
                background: colour,
                borderRadius: 5,
                marginRight: 6,
              }}
            >
              <div
                style={{
                  display: 'flex',
                  justifyContent: 'center',
                  width: height,
                  color: '#fdf8ef',
                  fontSize: 30,
                  transform: 'rotate(-90deg)',
                }}
              >
                {title}
              </div>
            </div>
          ))}
        </div>
        <div style={{ height: 14, background: BRAND.shelf, borderRadius: 4 }} />
      </div>
    </div>
  );
}
