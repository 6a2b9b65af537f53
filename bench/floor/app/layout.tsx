import type { ReactNode } from 'react';
import './floor.css';

export const metadata = { title: 'Livros', icons: { icon: 'data:,' } };

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="pt-BR">
      <body>{children}</body>
    </html>
  );
}
