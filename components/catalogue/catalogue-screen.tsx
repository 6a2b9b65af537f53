'use client';

import { useLayoutEffect, useMemo } from 'react';
import { AppLink } from '@/components/ui/app-link';
import { PageTitle } from '@/components/ui/page-title';
import { setAddress, useAddressSearch } from '@/lib/browser/address';
import { focusContent } from '@/lib/browser/platform';
import { LOAN_DAYS_IN_WORDS } from '@/lib/lending/rules';
import {
  HOME_PATH,
  catalogueHref,
  readQuery,
  withBasePath,
  type CatalogueQuery,
} from '@/lib/paths';
import { BookList } from './book-list';
import styles from './catalogue-screen.module.css';
import { Filters, ShelfChips } from './filters';
import { Continue, ShelfRow, type RowProps } from './home-rows';
import { SearchForm } from './search-form';
import { useShelf } from './use-list';

interface CatalogueScreenProps {
  /** For the home page: the first stands above the catalogue's books, the others below. */
  rows?: readonly RowProps[];
}

/** The catalogue, or a shelf of our own choosing, as the address bar asks for it. */
export function CatalogueScreen({ rows = [] }: CatalogueScreenProps) {
  const [first, ...others] = rows;
  const parameters = useAddressSearch(withBasePath(HOME_PATH));
  const query = useMemo(() => readQuery(new URLSearchParams(parameters ?? '')), [parameters]);
  const { search, shelf } = query;
  const opened = useShelf(shelf);

  // Hides the rows and 'Continuar', as the head's script has from the first paint on.
  useLayoutEffect(() => {
    if (parameters !== null) document.documentElement.dataset.query = parameters && '?';
  }, [parameters]);

  const setQuery = (patch: Partial<CatalogueQuery>, entry: 'push' | 'replace' = 'push') =>
    setAddress(withBasePath(catalogueHref({ ...query, ...patch })), entry);
  // A search is of the whole catalogue, so it leaves a shelf.
  const searchFor = (text: string) =>
    setQuery({ search: text, page: 1, shelf: '' }, shelf ? 'push' : 'replace');

  return (
    <>
      <PageTitle>{opened?.title ?? (search ? `“${search}”` : 'Explorar Livros')}</PageTitle>
      <header className={styles.head}>
        <h1 className={styles.title}>Explorar Livros</h1>
        <p className={styles.lead} data-screen-only>
          Leve um livro por {LOAN_DAYS_IN_WORDS}, de graça. Muitos você lê aqui, até na grafia de
          hoje.
        </p>
        <div className={styles.controls} data-screen-only>
          <SearchForm search={search} onSearch={searchFor} />
          <Filters query={query} onQuery={setQuery} />
          <ShelfChips query={query} />
        </div>
      </header>
      {shelf && (
        <header className={styles.shelf}>
          {opened && (
            <>
              <h2>{opened.title}</h2>
              <p>{opened.why}</p>
              {/* It disappears with the shelf. */}
              <AppLink data-screen-only href={HOME_PATH} onClick={focusContent}>
                ← Todos os livros
              </AppLink>
            </>
          )}
        </header>
      )}
      <Continue />
      {first && <ShelfRow {...first} />}
      <BookList query={query} isKnown={parameters !== null} onQuery={setQuery} />
      {others.map((row) => (
        <ShelfRow key={row.shelf} {...row} />
      ))}
    </>
  );
}
