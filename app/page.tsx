import type { Metadata } from 'next';
import { CatalogueScreen } from '@/components/catalogue/catalogue-screen';
import { portugueseBooks } from '@/lib/portuguese/books';
import { homeRows } from '@/lib/portuguese/home-rows';

export const metadata: Metadata = { title: 'Explorar Livros · BookShelfs' };

const rowsOfTheDay = async () => homeRows(await portugueseBooks(), Date.now());

export default async function CataloguePage() {
  return <CatalogueScreen rows={await rowsOfTheDay()} />;
}
