import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ImageResponse } from 'next/og';
import { SocialImage } from '@/components/brand/social-image';

export const dynamic = 'force-static';

const FONT = 'node_modules/@fontsource/fraunces/files/fraunces-latin-600-normal.woff';

/** The image of a shared link, made when the site is built. */
export async function GET() {
  const data = await readFile(path.join(process.cwd(), FONT));
  return new ImageResponse(<SocialImage />, {
    width: 1200,
    height: 630,
    fonts: [{ name: 'Fraunces', data, weight: 600, style: 'normal' }],
  });
}
