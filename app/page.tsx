import type { Metadata } from 'next';
import { CatalogueScreen } from '@/components/catalogue/catalogue-screen';
import { FeedLink } from './opds/feed-link';

export const metadata: Metadata = { title: 'Explorar Livros · BookShelfs' };

export default function CataloguePage() {
  return (
    <>
      <FeedLink />
      <CatalogueScreen />
    </>
  );
}
