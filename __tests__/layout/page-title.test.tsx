import { render } from '@testing-library/react';
import { PathnameContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime';
import { PageTitle } from '@/components/ui/page-title';

interface TabProps {
  pathname: string;
  /** The title of the page that the router shows. */
  page: string;
  book?: string;
}

const Tab = ({ pathname, page, book }: TabProps) => (
  <PathnameContext.Provider value={pathname}>
    <title key={page}>{page}</title>
    {book && <PageTitle>{book}</PageTitle>}
  </PathnameContext.Provider>
);

test('who comes back to a book over a page has the title of the book, then of the page', () => {
  const { rerender } = render(<Tab pathname="/ler/" page="Ler" />);
  // The book is there at once, the page behind it when the router is.
  rerender(<Tab pathname="/ler/" page="Ler" book="Só" />);
  expect(document.title).toBe('Só · BookShelfs');
  rerender(<Tab pathname="/book/84/" page="Perfil" book="Só" />);
  expect(document.title).toBe('Só · BookShelfs');
  rerender(<Tab pathname="/profile/" page="Perfil" />);
  expect(document.title).toBe('Perfil');
});
