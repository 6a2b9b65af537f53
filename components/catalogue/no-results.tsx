import type { ReactNode } from 'react';
import { BookGrid, BookGridSkeleton } from '@/components/book-card/book-grid';
import { NO_ANSWER } from '@/components/messages/catalogue-failures';
import { Button, ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import type { Book } from '@/lib/book';
import { useBooks, useCataloguePage } from '@/lib/catalogue/hooks';
import type { CataloguePage } from '@/lib/catalogue/normalise';
import { DEFAULT_PAGE_SIZE, totalPages } from '@/lib/catalogue/pagination';
import { categoriesOf } from '@/lib/categories/categories';
import { formatNumber, naturalName, plural } from '@/lib/format';
import { PORTUGUESE_PATH, type CatalogueQuery } from '@/lib/paths';
import { findHints, type TitleIndexState } from '@/lib/search/hooks';
import type { KindOfSearch } from '@/lib/search/kinds';
import type { MissingWorks } from '@/lib/search/missing-works';
import type { TitleIndex } from '@/lib/search/title-index';
import { AuthorLink, HINTS_HEADING, TitleLine } from './hints';
import { ShelfLink } from './kind-links';
import { TitleNote } from './search-form';
import styles from './no-results.module.css';
import { portugueseFirst } from './use-list';

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
  // Whoever looks for an author who is not here is told so, whatever resembles the name.
  const missing = index?.findMissingWorks(search, new Date().getFullYear());
  if (missing) {
    return (
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
        {whyMissing(missing)} Que tal{' '}
        {missing.neighbours.includes(missing.name) ? 'outra obra, ou ' : ''}um autor próximo?
      </EmptyState>
    );
  }
  // For a kind the hints above have the link to the shelf.
  const shelf = kind ? '' : index?.findShelf(search);
  const advice = kind
    ? 'Que tal a sugestão logo acima?'
    : 'Tente o sobrenome de quem escreveu, ou outra palavra do título.';
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

/** Whether a book is of the kind; those of a shelf are of its category. */
function isOfKind(book: Book, { kind, author }: KindOfSearch): boolean {
  const { category, heading } = kind;
  if (!heading) return !author || !category || categoriesOf(book).includes(category);
  return [...book.subjects, ...book.bookshelves].some((it) => it.toLowerCase().includes(heading));
}

/** As many as the service answers at once. */
const MAX_IDS = 32;
const MAX_BOOKS = 12;

interface FoundByIndexProps {
  search: string;
  /** Of the service. */
  page?: CataloguePage;
  /** Whether the page's books are not above, but stand among these. */
  isByIndex?: boolean;
  index: TitleIndex | null;
  kind: KindOfSearch | null;
  /** Shown where there is nothing after all. */
  none?: ReactNode;
}

/** The books that the index found, whole, those of the kind that the search is for, and the page's if they are not above. */
export function FoundByIndex({ search, page, isByIndex, index, kind, none }: FoundByIndexProps) {
  const found = portugueseFirst(page?.results ?? []);
  const isNew = ({ id }: { id: number }) => isByIndex || !found.some((book) => book.id === id);
  // Of a kind, and above the page's, what only resembles its words is none: `histórico` and Histórias.
  const hints = findHints(index, search, found.length > 0).filter(
    (hint) => isNew(hint) && (!(kind || isByIndex) || hint.isFound || hint.isMeant),
  );
  const hinted = hints.map(({ id }) => id);
  const ids = [...new Set([...hinted, ...(kind?.ids ?? [])])].slice(0, MAX_IDS);
  const { books: all, error, loading, slow } = useBooks(ids);
  const ofKind = all.filter((book) => hinted.includes(book.id) || (kind && isOfKind(book, kind)));
  // An author without books of the kind has others. Foreign ones are last: O Vale do Terror.
  const isOfOthers = ofKind.length === 0 && !!kind?.author;
  const ofIndex = portugueseFirst(isOfOthers ? all : ofKind).filter(isNew);
  const first = ofIndex.slice(0, MAX_BOOKS);
  const others = found.filter(({ id }) => isByIndex && !first.some((book) => book.id === id));
  const books = [...first, ...others];
  if (loading && !slow) return <BookGridSkeleton />;
  // Their titles are known, however long the books take.
  const titles = first.length === 0 && hints.length > 0 && (
    <TitleLine hints={hints} note={error || slow ? NO_ANSWER : ''} />
  );
  if (books.length === 0) return titles || none;
  const total = books.length + (page?.count ?? 0) - found.length;
  const count = plural(total, 'livro encontrado', 'livros encontrados');
  const isSure = isByIndex || hints[0]?.isFound;
  const similar = isSure ? count : `Nada com “${search}”. Resultados parecidos:`;
  const result = found.length > 0 && !isByIndex ? `${HINTS_HEADING}:` : similar;
  const ofWhom = `${isOfOthers ? 'Outros livros de' : 'De'} ${naturalName(kind?.author?.name ?? '')}:`;
  const ofWhat = kind?.author ? ofWhom : `Para “${search}”, temos:`;
  const named = hints.filter(({ id, note }) => note?.isBook && books.some((it) => it.id === id));
  return (
    <section aria-label={titles ? undefined : HINTS_HEADING} className={styles.found}>
      {titles || <p role="status">{kind ? ofWhat : result}</p>}
      {named.length > 0 && (
        <ul>
          {named.map(({ id, title, note }) => (
            <li key={id}>
              <strong>{title}</strong> · <TitleNote note={note} />
            </li>
          ))}
        </ul>
      )}
      <BookGrid books={books} index={index} />
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
            Ir para a última página ({formatNumber(last)})
          </Button>
        }
      >
        A lista tem menos páginas.
      </EmptyState>
    </div>
  );
}
