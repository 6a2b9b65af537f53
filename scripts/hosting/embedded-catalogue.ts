import { createCatalogue } from '@/fake-gutendex/gutendex';
import { catalogueHandler, type CatalogueHandler } from '@/fake-gutendex/node-server';
import { EMBEDDED_BOOKS, readBooks } from '@/fake-gutendex/read-books';

/** Where the embedded catalogue stands on the servers of development, demo and tests. */
export const CATALOGUE_PATH = '/catalogue';

/** The embedded catalogue, answering below `/catalogue`. */
export const embeddedCatalogue = (): CatalogueHandler =>
  catalogueHandler(createCatalogue(readBooks(EMBEDDED_BOOKS)), CATALOGUE_PATH);

/** The same with no pictures of covers: they are another site's, which there may be no way to. */
export const coverlessCatalogue = (): CatalogueHandler => {
  const books = readBooks(EMBEDDED_BOOKS).map((book) => {
    const formats = Object.entries(book.formats).filter(([type]) => !type.startsWith('image/'));
    return { ...book, formats: Object.fromEntries(formats) };
  });
  return catalogueHandler(createCatalogue(books), CATALOGUE_PATH);
};
