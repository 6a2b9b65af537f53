import type { Metadata } from 'next';
import { PageTitle } from '@/components/ui/page-title';
import { ReaderScreen } from '@/components/reader/reader-screen';

/** But the title, which the page sets itself: Next's would come after that of a book that is at hand. */
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
