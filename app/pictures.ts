import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReactElement } from 'react';

const FONT = 'node_modules/@fontsource/fraunces/files/fraunces-latin-600-normal.woff';

/**
 * What draws pictures from markup while the site is built, loaded by Node itself: in the bundle it
 * would add Turbopack's runtime for async modules, 450 bytes, to every page.
 */
export async function loadImageResponse() {
  const { ImageResponse } = await import(/* turbopackIgnore: true */ 'next/og.js');
  return ImageResponse;
}

/** The picture of a shared link, 1200 × 630, made when the site is built, in few colours: it is small then. */
export async function socialPicture(content: ReactElement): Promise<Response> {
  const ImageResponse = await loadImageResponse();
  // As above.
  const { default: sharp } = await import(/* turbopackIgnore: true */ 'sharp');
  const data = await readFile(path.join(process.cwd(), FONT));
  const image = new ImageResponse(content, {
    width: 1200,
    height: 630,
    fonts: [{ name: 'Fraunces', data, weight: 600, style: 'normal' }],
  });
  const png = await sharp(await image.arrayBuffer())
    .png({ palette: true, colours: 64 })
    .toBuffer();
  return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png' } });
}
