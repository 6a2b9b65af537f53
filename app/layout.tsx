import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { HeadScript } from '@/components/layout/head-script';
import { PageFrame } from '@/components/layout/page-frame';
import { withBasePath } from '@/lib/paths';
import { LOAN_DAYS_IN_WORDS } from '@/lib/lending/rules';
import { SITE_PICTURE, SITE_TITLE, metadataBase } from './site-address';
import './globals.css';
// Next loads these with every page: imported here they share its code's request.
import './error';
import './global-error';
import './not-found';

const DESCRIPTION = `Uma pequena biblioteca de livros em domínio público: explore o catálogo, encontre um livro e leve-o por ${LOAN_DAYS_IN_WORDS}.`;

export const metadata: Metadata = {
  metadataBase: metadataBase(),
  description: DESCRIPTION,
  manifest: withBasePath('/manifest.webmanifest'),
  icons: {
    icon: [
      { url: withBasePath('/icon.svg'), type: 'image/svg+xml' },
      { url: withBasePath('/icons/icon-48.png'), sizes: '48x48', type: 'image/png' },
    ],
    apple: withBasePath('/icons/apple-180.png'),
  },
  openGraph: {
    type: 'website',
    siteName: 'BookShelfs',
    locale: 'pt_BR',
    title: SITE_TITLE,
    description: DESCRIPTION,
    images: [SITE_PICTURE],
  },
  twitter: { card: 'summary_large_image' },
  // Numbers of downloads look like those of telephones.
  formatDetection: { telephone: false },
};

export const viewport: Viewport = {
  colorScheme: 'light dark',
  viewportFit: 'cover',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#fdfbf7' },
    { media: '(prefers-color-scheme: dark)', color: '#211c18' },
  ],
};

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    // The script in the head sets attributes of <html> before React hydrates.
    <html lang="pt-BR" suppressHydrationWarning>
      <head>
        <HeadScript />
      </head>
      <body>
        <PageFrame>{children}</PageFrame>
      </body>
    </html>
  );
}
