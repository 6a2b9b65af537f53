import type { ReactNode } from 'react';
import { BookGrid, BookGridSkeleton } from '@/components/book-card/book-grid';
import { AppLink } from '@/components/ui/app-link';
import { NO_ANSWER } from '@/components/messages/catalogue-failures';
import type { Book } from '@/lib/book';
import { useBooks, useCataloguePage } from '@/lib/catalogue/hooks';
import type { CataloguePage } from '@/lib/catalogue/normalise';
import { DEFAULT_PAGE_SIZE } from '@/lib/catalogue/pagination';
import { categoriesOf, ofCategory } from '@/lib/categories/categories';
import { naturalName, plural } from '@/lib/format';
import { storyHref } from '@/lib/paths';
import { useKnownTexts } from '@/lib/reading/known-texts';
import type { KindOfSearch } from '@/lib/search/kinds';
import type { TitleMatch } from '@/lib/search/title-data';
import type { TitleIndex } from '@/lib/search/title-index';
import styles from './hints.module.css';
import { HINTS_HEADING, TitleLine } from './hints';
import { TitleNote } from './search-form';
import { bestFirst, firstIf, portugueseFirst } from './use-list';

/** Whether a book is of the kind; those of a shelf are of its category. */
function isOfKind(book: Book, { kind, author }: KindOfSearch): boolean {
  const { category, heading, otherHeading, books } = kind;
  const says = (words: string) =>
    [...book.subjects, ...book.bookshelves].some((it) => it.toLowerCase().includes(words));
  if (books.includes(book.id)) return true;
  if (heading) return says(heading);
  if (otherHeading && says(otherHeading)) return false;
  return !author || !category || categoriesOf(book).includes(category);
}

const MAX_OF_KIND = 12;

interface FoundByIndexProps {
  search: string;
  /** Of the service. */
  page?: CataloguePage;
  /** Whether the page's books are not above, but stand among these. */
  isByIndex?: boolean;
  index: TitleIndex | null;
  /** Shown where there is nothing after all. */
  none?: ReactNode;
}

/** The books that the index found, whole, those of the kind that the search is for, and the page's if they are not above. */
export function FoundByIndex(props: FoundByIndexProps) {
  const { search, page, isByIndex, index, none } = props;
  const kind = index?.findKind(search) ?? null;
  const found = bestFirst(page?.results ?? [], search);
  const isNew = ({ id }: { id: number }) => isByIndex || !found.some((book) => book.id === id);
  // Of a kind, and above the page's, what only resembles its words is none: `histórico` and Histórias.
  const hints = (index?.hints(search, found.length > 0) ?? []).filter(
    (hint) => isNew(hint) && (!(kind || isByIndex) || hint.isMeant),
  );
  const hinted = hints.map(({ id }) => id);
  const first = new Set(hints.filter(({ isBeforeKind }) => isBeforeKind).map(({ id }) => id));
  const ids = new Set([...first, ...(kind?.ids ?? []), ...hinted]);
  const byNumber = useBooks([...ids].slice(0, DEFAULT_PAGE_SIZE));
  // The index does not know the books of another language.
  const { language = 'pt', category = '' } = kind?.kind ?? {};
  const isForeign = ids.size === 0 && language !== 'pt';
  const list = useCataloguePage(isForeign ? { search: '', language, page: 1 } : null);
  const { error, loading, slow } = isForeign ? list : byNumber;
  const all = isForeign ? ofCategory(list.page?.results ?? [], category) : byNumber.books;
  const ofKind = all.filter((book) => hinted.includes(book.id) || (kind && isOfKind(book, kind)));
  // An author without books of the kind has others.
  const isOfOthers = ofKind.length === 0 && !!kind?.author;
  // Foreign ones are last (O Vale do Terror), but where the search means them before a kind.
  const chosen = (isOfOthers ? all : ofKind).filter(isNew);
  const ofIndex = (isForeign ? chosen : portugueseFirst(chosen))
    .toSorted(firstIf(({ id }) => first.has(id)))
    .slice(0, kind ? MAX_OF_KIND : DEFAULT_PAGE_SIZE);
  const others = found.filter(({ id }) => isByIndex && !ofIndex.some((book) => book.id === id));
  const books = [...ofIndex, ...others];
  if (loading && !slow) return <BookGridSkeleton />;
  // Their titles are known, however long the books take.
  const titles = ofIndex.length === 0 && hints.length > 0 && (
    <TitleLine hints={hints} note={error || slow ? NO_ANSWER : ''} />
  );
  if (books.length === 0) return titles || none;
  // Beside a kind, or a title that was typed, other names say nothing: `inocência`, and A Inocência do Padre Brown;
  // nor do those of an author's books where only the author was typed.
  const needsExact = kind !== null || hints[0]?.isExact;
  const named = hints.filter(
    ({ id, note, hasNoTitleWord, isExact }) =>
      note?.isBook &&
      !hasNoTitleWord &&
      (isExact || !needsExact) &&
      books.some((it) => it.id === id),
  );
  const total = books.length + (page?.count ?? 0) - found.length;
  return (
    <section aria-label={titles ? undefined : HINTS_HEADING} className={styles.found}>
      {titles || <p role="status">{headingOf(props, kind, total, isOfOthers, hints[0])}</p>}
      {named.length > 0 && <KnownNames hints={named} />}
      <BookGrid books={books} index={index} />
    </section>
  );
}

/** The names by which the search knows some of the books. */
function KnownNames({ hints }: { hints: readonly TitleMatch[] }) {
  const texts = useKnownTexts();
  return (
    <ul>
      {hints.map(({ id, title, note }) => (
        <li key={id}>
          <strong>{title}</strong> · <TitleNote note={note} />
          {texts?.has(id) && (
            <>
              {' · '}
              <AppLink href={storyHref(id, title)}>ler aqui</AppLink>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

/** What is said above the books. */
function headingOf(
  { search, page, isByIndex }: FoundByIndexProps,
  kind: KindOfSearch | null,
  total: number,
  isOfOthers: boolean,
  hint?: TitleMatch,
): string {
  const author = kind?.author && naturalName(kind.author.name);
  if (author) return isOfOthers ? `Outros livros de ${author}:` : `De ${author}:`;
  if (kind) return `Para “${search}”, sugerimos:`;
  if (page?.results.length && !isByIndex) return `${HINTS_HEADING}:`;
  if (isByIndex || hint?.isMeant) return plural(total, 'livro encontrado', 'livros encontrados');
  return `Nada com “${search}”. Resultados parecidos:`;
}
