/** The colours of the brand outside CSS: in images and the manifest. */
export const BRAND = {
  paper: '#f8f3ea',
  ink: '#2a1a12',
  blue: '#124a93',
  shelf: '#cda67c',
} as const;

/** The whole of a picture for shared links: what is in it stands side by side on paper. */
export const PICTURE = {
  width: '100%',
  height: '100%',
  display: 'flex',
  background: BRAND.paper,
  color: BRAND.ink,
  fontFamily: 'Fraunces',
} as const;

/** The logo, three spines on a shelf, on a square of 512 × 512, within the safe zone of masks. */
export const markSvg = (colour: string, ground?: string): string =>
  [
    '<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 512 512">',
    ground ? `<rect width="512" height="512" fill="${ground}"/>` : '',
    `<g transform="translate(96 92) scale(10)" fill="${colour}">`,
    '<path d="M4 6.5A1.5 1.5 0 0 1 5.5 5h3A1.5 1.5 0 0 1 10 6.5V25H4z"/>',
    '<path opacity=".75" d="M11.5 9.5A1.5 1.5 0 0 1 13 8h3a1.5 1.5 0 0 1 1.5 1.5V25h-6z"/>',
    '<path opacity=".9" d="m18.6 8.9 4.5-1.4a1.2 1.2 0 0 1 1.5.8L29.5 25h-6z"/>',
    '<rect x="2" y="26.2" width="28" height="2.2" rx="1.1"/>',
    '</g></svg>',
  ].join('');

/** The data URL of an SVG. */
export const svgAddress = (svg: string): string =>
  `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
