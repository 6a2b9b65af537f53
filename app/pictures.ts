import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ImageResponse } from 'next/og';
import type { ReactElement } from 'react';
import sharp from 'sharp';

const FONT = 'node_modules/@fontsource/fraunces/files/fraunces-latin-600-normal.woff';

/** The picture of a shared link, 1200 × 630, made when the site is built, in few colours: it is small then. */
export async function socialPicture(content: ReactElement): Promise<Response> {
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
