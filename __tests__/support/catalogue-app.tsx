import { screen } from '@testing-library/react';
import { usePathname } from 'next/navigation';
import { BookScreen } from '@/components/book/book-screen';
import { CatalogueScreen } from '@/components/catalogue/catalogue-screen';
import { renderScreen } from './render-screen';
import { recordRequests } from './server';
import { advanceTime, freezeTimers } from './time';

/** The catalogue or a book's page, by the address. */
export function CatalogueApp() {
  return usePathname() === '/' ? <CatalogueScreen /> : <BookScreen />;
}

export const searchField = () => screen.getByRole('combobox', { name: 'Buscar livros' });

/** Opens the catalogue with stopped timers, until its skeleton is gone. */
export async function openCatalogue(at = '/') {
  freezeTimers();
  const requests = recordRequests();
  const { visitor } = renderScreen(<CatalogueApp />, { at, fakeTimers: true });
  await advanceTime(1000);
  /** Searches for other words, and lets so many ms pass. */
  const searchFor = async (text: string, ms = 1000) => {
    await visitor.clear(searchField());
    await visitor.type(searchField(), `${text}{Enter}`);
    await advanceTime(ms);
  };
  return { requests, visitor, searchFor };
}
