'use client';

import { Suspense } from 'react';
import { BookGridSkeleton } from '@/components/books/book-grid';
import { CatalogueLayout } from './catalogue-layout';
import { CatalogueView } from './catalogue-view';
import { Filters } from './filters';
import { SearchForm } from './search-form';

const ignore = () => undefined;

/**
 * The catalogue. The exported page cannot know the address it will be opened at: it holds the same
 * screen over an empty search, with its skeleton, until the address is read.
 */
export function CatalogueScreen() {
  return (
    <Suspense
      fallback={
        <CatalogueLayout
          controls={
            <>
              <SearchForm search="" onSearch={ignore} />
              <Filters language="" category="" onLanguage={ignore} onCategory={ignore} />
            </>
          }
        >
          <BookGridSkeleton />
        </CatalogueLayout>
      }
    >
      <CatalogueView />
    </Suspense>
  );
}
