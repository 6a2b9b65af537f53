import type { ReactNode } from 'react';
import { BookGrid } from '@/components/book-card/book-grid';
import { AppLink } from '@/components/ui/app-link';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Message } from '@/components/ui/message';
import { useBooks, useCataloguePage } from '@/lib/catalogue/hooks';
import { DEFAULT_PAGE_SIZE, totalPages } from '@/lib/catalogue/pagination';
import { formatNumber, plural } from '@/lib/format';
import { catalogueHref, type CatalogueQuery } from '@/lib/paths';
import { findAuthorInCopyright } from '@/lib/search/authors-in-copyright';
import type { TitleIndexState } from '@/lib/search/hooks';
import type { TitleMatch } from '@/lib/search/title-index';
import { findHints, HINTS_HEADING, TitleLine, TitleNote } from './hints';
import styles from './no-results.module.css';

interface NoResultsProps {
  search: string;
  /** Null where its hints do not belong. */
  index: TitleIndexState | null;
  onClear: () => void;
}

/** In place of an empty answer: why there can be none, or the books of the index, or what else to do. */
export function NoResults({ search, index, onClear }: NoResultsProps) {
  const clear = <Button onClick={onClear}>Limpar busca e filtros</Button>;
  // Whoever looks for an author in copyright is told so, whatever resembles the name.
  const author = findAuthorInCopyright(search);
  if (author) {
    return (
      <EmptyState
        title={`${author.name} ainda não está aqui`}
        action={
          <>
            <ul className={styles.neighbours}>
              {author.neighbours.map((name) => (
                <li key={name}>
                  <AppLink href={catalogueHref({ search: name })}>{name}</AppLink>
                </li>
              ))}
            </ul>
            {clear}
          </>
        }
      >
        O catálogo reúne obras em domínio público, e estas ainda não estão entre elas. Enquanto
        isso, que tal ler quem escreveu antes, ali por perto?
      </EmptyState>
    );
  }
  if (index === 'loading') return null;
  const hints = index ? findHints(index, search) : [];
  if (hints.length > 0) return <FoundByIndex search={search} hints={hints} />;
  return (
    <EmptyState title="Nenhum livro encontrado" action={clear}>
      {search
        ? `Não achamos nada para “${search}”. Tente menos palavras: só o sobrenome de quem escreveu, ou uma palavra do título.`
        : 'O catálogo não tem nada com estes filtros.'}
    </EmptyState>
  );
}

/** The books that the index found, whole. */
function FoundByIndex({ search, hints }: { search: string; hints: readonly TitleMatch[] }) {
  const { books, error, loading, slow } = useBooks(hints.map(({ id }) => id));
  if (books.length === 0) {
    // Their titles are known, however long the books take.
    return loading && !slow ? null : <TitleLine hints={hints} offline={Boolean(error) || slow} />;
  }
  const named = hints.filter(({ note }) => note?.label);
  return (
    <section aria-labelledby="hints-heading" className={styles.found}>
      <Message kind="note">A busca não achou “{search}” com estas letras, mas achou isto:</Message>
      <h3 id="hints-heading">{HINTS_HEADING}</h3>
      {named.length > 0 && (
        <ul>
          {named.map(({ id, title, note }) => (
            <li key={id}>
              <strong>{title}</strong> · <TitleNote note={note} />
            </li>
          ))}
        </ul>
      )}
      <BookGrid books={books} />
    </section>
  );
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
            {last > 1
              ? `Ir para a última página (${formatNumber(last)})`
              : 'Ir para a primeira página'}
          </Button>
        }
      >
        {first
          ? `Esta busca tem ${plural(last, 'página', 'páginas')}.`
          : 'Esta busca tem menos páginas.'}
      </EmptyState>
    </div>
  );
}
