import { loadImageResponse } from '@/app/pictures';
import { BRAND, markSvg, svgAddress } from '@/components/brand/mark';

export const dynamic = 'force-static';

/** The sizes of the icon, whose background fills the square, as platforms mask it. */
const SIZES: Record<string, number> = {
  'icon-48.png': 48,
  'apple-180.png': 180,
  'icon-192.png': 192,
  'icon-512.png': 512,
};

export const generateStaticParams = () => Object.keys(SIZES).map((file) => ({ file }));

export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  const size = SIZES[file];
  if (size === undefined) return new Response(null, { status: 404 });
  const ImageResponse = await loadImageResponse();
  return new ImageResponse(
    <img alt="" width={size} height={size} src={svgAddress(markSvg('#ffffff', BRAND.blue))} />,
    { width: size, height: size },
  );
}
