import type { MetadataRoute } from 'next';
import { BRAND } from '@/components/brand/mark';
import { HOME_PATH, withBasePath } from '@/lib/paths';

export const dynamic = 'force-static';

const icon = (size: number, purpose: 'any' | 'maskable') => ({
  src: withBasePath(`/icons/icon-${size}.png`),
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: 'BookShelfs',
    short_name: 'BookShelfs',
    description: 'Livros em domínio público, emprestados por sete dias.',
    lang: 'pt-BR',
    start_url: withBasePath(HOME_PATH),
    scope: withBasePath(HOME_PATH),
    display: 'standalone',
    background_color: BRAND.paper,
    theme_color: BRAND.paper,
    icons: [icon(192, 'any'), icon(512, 'any'), icon(192, 'maskable'), icon(512, 'maskable')],
  };
}
