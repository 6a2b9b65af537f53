import { screen } from '@testing-library/react';
import { usePathname } from 'next/navigation';
import { BookScreen } from '@/components/book/book-screen';
import { CatalogueScreen } from '@/components/catalogue/catalogue-screen';

/** The catalogue or a book's page, by the address. */
export function CatalogueApp() {
  return usePathname() === '/' ? <CatalogueScreen /> : <BookScreen />;
}

export const searchField = () => screen.getByRole('combobox', { name: 'Buscar livros' });
