import type { Metadata } from 'next';
import { ReaderScreen } from '@/components/reader/reader-screen';

export const metadata: Metadata = {
  title: 'Ler · BookShelfs',
  description: 'O livro que está com você, para ler aqui, também sem internet.',
  // Without the number of a book there is nothing to read.
  robots: { index: false },
};

export default function ReaderPage() {
  return <ReaderScreen />;
}
