'use client';

import { Suspense, useEffect, useState } from 'react';
import { CopyNotice } from '@/components/book-card/copy-notice';
import { Button, ButtonLink } from '@/components/ui/button';
import { Message } from '@/components/ui/message';
import { PageTitle } from '@/components/ui/page-title';
import type { Book } from '@/lib/book';
import type { CatalogueError } from '@/lib/catalogue/errors';
import { useBook } from '@/lib/catalogue/hooks';
import { useSkeleton } from '@/components/ui/use-skeleton';
import { HOME_PATH } from '@/lib/paths';
import { ActionsPlaceholder } from './actions-placeholder';
import { BackButton } from './back-button';
import { BookDetails } from './book-details';
import { BookSkeleton } from './book-skeleton';
import { BookActions } from './book-actions-part';
import styles from './book-view.module.css';

/** Of an error status only the number is shown (SPEC section 8). */
const failureText = (error: CatalogueError) =>
  error.kind === 'http' ? `HTTP ${error.status}` : error.message;

/** What the exported page of a book has in it. */
export interface ExportedBook {
  book: Book;
  /** Its title in today's spelling, or null where that is the same. */
  todaysTitle: string | null;
}

interface BookViewProps {
  id: number | null;
  exported?: ExportedBook;
}

/** A book, or why it cannot be shown. */
export function BookView({ id, exported }: BookViewProps) {
  const { book, copy, error, loading, slow, attempt, retry } = useBook(id, exported?.book);
  // A page that has the book already does not wait for its actions: it keeps their space.
  const [hasActions, setHasActions] = useState(!exported);
  const waiting = useSkeleton(loading, `${id}\n${attempt}`);
  const missing = error?.kind === 'not-found';

  useEffect(() => void BookActions.preload().then(() => setHasActions(true)), []);

  const tryAgain = () => {
    // The button disappears with the error: focus moves to the content that replaces it.
    document.querySelector('main')?.focus({ preventScroll: true });
    retry();
  };

  if (waiting) return <BookSkeleton onRetry={slow ? tryAgain : undefined} />;
  return (
    <Suspense fallback={<BookSkeleton />}>
      <PageTitle>{book?.title ?? (missing ? error.message : 'Livro')}</PageTitle>
      <div className={styles.top}>
        <BackButton />
      </div>
      {error && (
        <>
          {!book && (
            <h1 className={styles.missing}>{missing ? 'Este livro não existe' : 'Livro'}</h1>
          )}
          <Message
            kind="error"
            action={
              missing ? (
                <ButtonLink href={HOME_PATH}>Ver o catálogo</ButtonLink>
              ) : (
                <Button onClick={tryAgain}>Tentar de novo</Button>
              )
            }
          >
            Erro ao carregar: {failureText(error)}
          </Message>
        </>
      )}
      {copy && <CopyNotice copy={copy} onRetry={tryAgain} />}
      {book && (
        <BookDetails book={book} todaysTitle={exported?.todaysTitle}>
          {hasActions ? <BookActions book={book} /> : <ActionsPlaceholder id={book.id} />}
        </BookDetails>
      )}
    </Suspense>
  );
}
