import type { MetadataRoute } from 'next';
import { SITEMAP_PATH, absoluteAddress } from './site-address';

export const dynamic = 'force-static';

export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: absoluteAddress(SITEMAP_PATH) };
}
