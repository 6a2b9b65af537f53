import type { Metadata } from 'next';
import { PageTitle } from '@/components/ui/page-title';
import { ReaderScreen } from '@/components/reader/reader-screen';

/** Without a title: the page sets it itself, as Next's would take the place of an open book's. */
export const metadata: Metadata = {
  description: 'O livro que está com você, para ler aqui, também sem internet.',
  // Without the number of a book there is nothing to read.
  robots: { index: false },
};

export default function ReaderPage() {
  return (
    <>
      <PageTitle>Ler</PageTitle>
      <ReaderScreen />
    </>
  );
}
