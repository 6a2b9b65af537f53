import type { Metadata } from 'next';
import { CatalogueScreen } from '@/components/catalogue/catalogue-screen';

export const metadata: Metadata = { title: 'Explorar Livros · BookShelfs' };

export default function CataloguePage() {
  return <CatalogueScreen />;
}
