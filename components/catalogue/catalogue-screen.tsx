'use client';

import { useMemo } from 'react';
import { AppLink } from '@/components/ui/app-link';
import { PageTitle } from '@/components/ui/page-title';
import { setAddress, useAddressSearch } from '@/lib/browser/address';
import { LOAN_DAYS_IN_WORDS } from '@/lib/lending/loan-period';
import {
  HOME_PATH,
  catalogueHref,
  readQuery,
  withBasePath,
  type CatalogueQuery,
} from '@/lib/paths';
import { useShelf } from '@/lib/shelves/hooks';
import { BookList } from './book-list';
import styles from './catalogue-screen.module.css';
import { Filters, ShelfChips } from './filters';
import { SearchForm } from './search-form';

/** The catalogue, or a shelf of our own choosing, as the address bar asks for it. */
export function CatalogueScreen() {
  const parameters = useAddressSearch(withBasePath(HOME_PATH));
  const query = useMemo(() => readQuery(new URLSearchParams(parameters ?? '')), [parameters]);
  const { search, shelf } = query;
  const opened = useShelf(shelf);

  // Whatever is chosen leaves a shelf, but what is said to stay on it.
  const setQuery = (patch: Partial<CatalogueQuery>, entry: 'push' | 'replace' = 'push') =>
    setAddress(withBasePath(catalogueHref({ ...query, shelf: '', ...patch })), entry);
  const searchFor = (text: string) =>
    setQuery({ search: text, page: 1 }, shelf ? 'push' : 'replace');

  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>Explorar Livros</h1>
        <p className={styles.lead}>Um livro por {LOAN_DAYS_IN_WORDS}, grátis, sem cartão.</p>
        <div className={styles.controls}>
          <SearchForm search={search} onSearch={searchFor} />
          <Filters query={query} onQuery={setQuery} />
          <ShelfChips query={query} onQuery={setQuery} />
        </div>
      </header>
      {shelf && (
        <header className={styles.shelf}>
          {opened && (
            <>
              <PageTitle>{opened.title}</PageTitle>
              <h2>{opened.title}</h2>
              <p>{opened.why}</p>
              <AppLink href={HOME_PATH} open={() => setQuery({ language: '', category: '' })}>
                ← Todos os livros
              </AppLink>
            </>
          )}
        </header>
      )}
      <BookList query={query} isKnown={parameters !== null} onQuery={setQuery} />
    </div>
  );
}
