import type { ReactNode } from 'react';
import { BookGridSkeleton } from '@/components/book-card/book-grid';
import { Button, ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { useCataloguePage } from '@/lib/catalogue/hooks';
import { DEFAULT_PAGE_SIZE, totalPages } from '@/lib/catalogue/pagination';
import { formatNumber } from '@/lib/format';
import { PORTUGUESE_PATH, type CatalogueQuery } from '@/lib/paths';
import { withoutDiacritics } from '@/lib/search/fold';
import { findHints, type TitleIndexState } from '@/lib/search/hooks';
import type { KindOfSearch } from '@/lib/search/kinds';
import type { MissingWorks } from '@/lib/search/missing-works';
import { FoundByIndex } from './found-by-index';
import { AuthorLink } from './hints';
import { ShelfLink } from './kind-links';
import styles from './no-results.module.css';

interface NoResultsProps {
  query: CatalogueQuery;
  /** Null where its hints do not belong. */
  titles: TitleIndexState | null;
  /** The kind of books that it is for, if any. */
  kind: KindOfSearch | null;
  onQuery: (changes: Partial<CatalogueQuery>) => void;
}

function whyMissing({ name, work, protectedBy }: MissingWorks): string {
  if (protectedBy === 'our law') return `As obras de ${name} ainda têm direitos autorais.`;
  const missing = work
    ? `Esta obra de ${name} ainda não está`
    : `As obras de ${name} ainda não estão`;
  const law = protectedBy ? ', que segue a lei dos EUA' : '';
  return `${missing} no Project Gutenberg${law}.`;
}

/** In place of an empty answer: why there can be none, or the books of the index, or what else to do. */
export function NoResults({ query, titles, kind, onQuery }: NoResultsProps) {
  const { search } = query;
  if (titles?.isLoading) return <BookGridSkeleton />;
  const index = titles?.index ?? null;
  const all = { search: '', language: '', category: '', page: 1 } as const;
  const clear = <Button onClick={() => onQuery(all)}>Limpar busca e filtros</Button>;
  // Whoever looks for an author who is not here is told so, whatever resembles the name; `gaúcho` is for a kind.
  const missing = kind ? null : index?.findMissingWorks(search, new Date().getFullYear());
  if (missing) {
    const isHere = missing.neighbours.includes(missing.name);
    const others = isHere ? index?.findKind(`livros de ${missing.name}`) : null;
    // A title that is another author's: `os maias saramago`.
    const name = withoutDiacritics(missing.name).split(' ');
    const words = search.split(/\s+/).filter((word) => !name.includes(withoutDiacritics(word)));
    const title = missing.work ? '' : words.join(' ');
    const isHereToo = findHints(index, title, false).some(({ isMeant }) => isMeant);
    const below = isHereToo
      ? { search: title, kind: null }
      : others && { search: missing.name, kind: others };
    return (
      <>
        <EmptyState
          title={`${missing.work ? `“${missing.work}”` : missing.name} ainda não está aqui`}
          action={
            <>
              <ul className={styles.neighbours}>
                {missing.neighbours.map((name) => (
                  <li key={name}>
                    <AuthorLink name={name} />
                  </li>
                ))}
              </ul>
              {clear}
            </>
          }
        >
          {whyMissing(missing)} Que tal {isHere ? 'outra obra, ou ' : ''}um autor próximo?
        </EmptyState>
        {below && <FoundByIndex {...below} index={index} />}
      </>
    );
  }
  // For a kind the hints above have the link to the shelf.
  const shelf = kind ? '' : index?.findShelf(search);
  const advice = kind
    ? 'Que tal a sugestão logo acima?'
    : 'Aqui só há livros em domínio público, quase todos antigos. Tente o sobrenome de quem escreveu, ou outra palavra do título.';
  const none = (
    <EmptyState
      title="Nenhum livro encontrado"
      action={
        <>
          {shelf && <ShelfLink shelf={shelf} />}
          {clear}
          {search && <ButtonLink href={PORTUGUESE_PATH}>Ver os livros de A a Z</ButtonLink>}
        </>
      }
    >
      {search
        ? `Nada com “${search}”. ${advice}`
        : `${query.shelf ? 'Esta estante' : 'O catálogo'} não tem nada com estes filtros.`}
    </EmptyState>
  );
  return <FoundByIndex search={search} index={index} kind={kind} none={none} />;
}

interface PageOutOfRangeProps {
  query: CatalogueQuery;
  /** What to show when the count says that there is such a page: the service has failed. */
  failure: ReactNode;
  onPage: (page: number) => void;
}

/** A page past the last one. The service does not say which that is: the first page does. */
export function PageOutOfRange({ query, failure, onPage }: PageOutOfRangeProps) {
  const { page: first } = useCataloguePage({ ...query, page: 1 });
  const last = first ? totalPages(first.count, first.size ?? DEFAULT_PAGE_SIZE) : 1;
  if (query.page <= last) return failure;
  return (
    <div role="alert">
      <EmptyState
        title={`A página ${formatNumber(query.page)} não existe`}
        action={
          <Button look="primary" onClick={() => onPage(last)}>
            Ir para a última página ({formatNumber(last)})
          </Button>
        }
      >
        A lista tem menos páginas.
      </EmptyState>
    </div>
  );
}
