import type { MetadataRoute } from 'next';
import { HOME_PATH, PROFILE_PATH, SEARCH_PATH, withBasePath } from '@/lib/paths';
import { LOAN_DAYS_IN_WORDS } from '@/lib/lending/rules';

export const dynamic = 'force-static';

const icon = (size: number, purpose: 'any' | 'maskable') => ({
  src: withBasePath(`/icons/icon-${size}.png`),
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** Made by `npm run screenshots`; shown only by a browser that offers to install the site. */
const screenshot = (form_factor: 'narrow' | 'wide', sizes: string, label: string) => ({
  src: withBasePath(`/screenshots/${form_factor}.webp`),
  sizes,
  type: 'image/webp',
  form_factor,
  label,
});

const shortcut = (name: string, path: string) => ({
  name,
  url: withBasePath(path),
  icons: [{ src: withBasePath('/icons/icon-192.png'), sizes: '192x192', type: 'image/png' }],
});

export default function manifest(): MetadataRoute.Manifest {
  return {
    id: withBasePath(HOME_PATH),
    name: 'BookShelfs',
    short_name: 'BookShelfs',
    description: `Livros em domínio público, emprestados por ${LOAN_DAYS_IN_WORDS}.`,
    lang: 'pt-BR',
    start_url: withBasePath(HOME_PATH),
    scope: withBasePath(HOME_PATH),
    display: 'standalone',
    background_color: '#f8f3ea',
    theme_color: '#f8f3ea',
    icons: [icon(192, 'any'), icon(512, 'any'), icon(192, 'maskable'), icon(512, 'maskable')],
    shortcuts: [shortcut('Meus empréstimos', PROFILE_PATH), shortcut('Buscar', SEARCH_PATH)],
    screenshots: [
      screenshot('narrow', '360x740', 'O catálogo no celular'),
      screenshot('wide', '1280x740', 'O catálogo no computador'),
    ],
  };
}
