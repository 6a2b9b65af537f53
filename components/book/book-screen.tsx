'use client';

import { usePathname, useRouter } from 'next/navigation';
import { CopyNotice } from '@/components/book-card/copy-notice';
import { Cover } from '@/components/book-card/cover';
import { Names } from '@/components/book-card/names';
import { isOpenedInApp, leaveBook } from '@/components/book-card/opened-book';
import { failureText } from '@/components/messages/catalogue-failures';
import { Button, ButtonLink } from '@/components/ui/button';
import { Message } from '@/components/ui/message';
import { PageTitle } from '@/components/ui/page-title';
import { useHydrated } from '@/components/ui/use-hydrated';
import { useSkeleton } from '@/components/ui/use-skeleton';
import type { Book } from '@/lib/book';
import type { CatalogueError } from '@/lib/catalogue/failures';
import { useBook } from '@/lib/catalogue/hooks';
import { focusContent } from '@/lib/browser/platform';
import { useLoans } from '@/lib/lending/hooks';
import { isActive } from '@/lib/lending/rules';
import { HOME_PATH, readBookId } from '@/lib/paths';
import { useTitleIndex } from '@/lib/search/hooks';
import { BookActions } from './book-actions';
import { BookDetails } from './book-details';
import styles from './book-screen.module.css';
import { BookSkeleton } from './book-skeleton';
import { ShareButton } from './share-button';

/** What the exported page of a book has in it. */
interface ExportedBook {
  book: Book;
  /** Its title in today's spelling, or null where that is the same. */
  todaysTitle: string | null;
}

/** A book's page where the visit begins with it (docs/decisions/0003-any-book-on-a-static-host.md). */
export function BookScreen({ exported }: { exported?: ExportedBook }) {
  const id = readBookId(usePathname());
  const hydrated = useHydrated();
  if (exported) return <BookView id={exported.book.id} exported={exported} />;
  // The exported page is the same for all books.
  return hydrated ? <BookView key={id} id={id} /> : <BookSkeleton />;
}

interface BookViewProps {
  /** Null when the address has none that a book could have. */
  id: number | null;
  exported?: ExportedBook;
}

/** A book, or why it cannot be shown. */
export function BookView({ id, exported }: BookViewProps) {
  const { book, copy, error, loading, slow, attempt, retry } = useBook(id, exported?.book);
  const waiting = useSkeleton(loading, `${id}\n${attempt}`);
  const missing = error?.kind === 'not-found';
  const loan = useLoans().find(({ bookId }) => bookId === id);
  const held = loan && isActive(loan) ? loan : null;
  // Without internet too a suggestion leads here: the index of titles knows the book.
  const { index } = useTitleIndex(error !== undefined && !missing && !book && !loan);
  const known = loan ?? index?.findBook(id);
  // A borrowed book is there all the same.
  const failure = error && `${held ? '' : 'Erro ao carregar: '}${shortText(error)}`;

  const tryAgain = () => {
    // The button disappears with the error: focus moves to the content that replaces it.
    focusContent();
    retry();
  };

  if (waiting) return <BookSkeleton onRetry={slow ? tryAgain : undefined} />;
  return (
    <>
      <PageTitle>{(book ?? known)?.title ?? (missing ? failureText(error) : 'Livro')}</PageTitle>
      <div className={styles.top}>
        <BackButton />
        {book && <ShareButton book={book} />}
      </div>
      {error && !book && (
        <h1 className={styles.missing}>
          {known?.title ?? (missing ? 'Este livro não existe' : 'Livro')}
        </h1>
      )}
      {missing ? (
        <Message kind="error" action={<ButtonLink href={HOME_PATH}>Ver o catálogo</ButtonLink>}>
          {failure}
        </Message>
      ) : (
        <CopyNotice copy={copy} failure={failure} isCalm={!!(copy ?? held)} onRetry={tryAgain} />
      )}
      {book && <BookDetails book={book} todaysTitle={exported?.todaysTitle} />}
      {!book && known && id !== null && (
        <div className={styles.known}>
          <Cover {...known} id={id} thumbnail={loan?.thumbnail ?? null} eager />
          <p>
            <Names names={known.authors} />
          </p>
        </div>
      )}
      {/* Read and returned offline too. */}
      {!book && held && (
        <BookActions book={{ ...held, id: held.bookId, formats: {}, languages: [] }} />
      )}
    </>
  );
}

/** Of an error status only the number is shown (SPEC.md section 8). */
const shortText = (error: CatalogueError) =>
  error.kind === 'http' ? `HTTP ${error.status}` : failureText(error);

/** Whether a link of ours led to this document, in this tab: the list of all Portuguese books has such. */
const isOpenedFromSite = () =>
  history.length > 1 && document.referrer.startsWith(`${location.origin}/`);

/** Goes back in history, or to the catalogue when the visit began with this book. */
function BackButton() {
  const router = useRouter();
  const goBack = () => {
    if (isOpenedInApp() || isOpenedFromSite()) leaveBook();
    else router.push(HOME_PATH);
  };
  return (
    <Button look="quiet" onClick={goBack}>
      ← Voltar
    </Button>
  );
}
