'use client';

import { Suspense, useEffect } from 'react';
import { OFFLINE } from '@/components/messages/catalogue-failures';
import { ButtonLink, Button, NewTabLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { lazyPart } from '@/components/ui/lazy-part';
import { useSession } from '@/lib/accounts/session';
import { landingPage } from '@/lib/book';
import { useOnline } from '@/lib/browser/platform';
import { HOME_PATH } from '@/lib/paths';
import { goTo, useReaderQuery } from '@/lib/reading/address';
import { MissingFileError, useText } from '@/lib/reading/load-text';
import { usePlace } from '@/lib/reading/places';
import { findChapter, type TextDescription } from '@/lib/reading/text';
import { LinkToBook } from './link-to-book';
import styles from './reader.module.css';

// It comes while the description of the text does.
const OpenBook = lazyPart(async () => (await import('./open-book')).OpenBook);

const OPENING = <div className={styles.reader} aria-busy="true" />;

/** The book of the address, open where it was left. */
export function ReaderScreen() {
  const query = useReaderQuery();
  const online = useOnline();
  useEffect(() => void OpenBook.preload(), []);
  const { data: text, error, mutate } = useText(query?.bookId ?? null);
  if (query?.bookId === null) {
    return (
      <EmptyState level={1} title="Nenhum livro aberto">
        <ButtonLink href={HOME_PATH}>Ver o catálogo</ButtonLink>
      </EmptyState>
    );
  }
  if (error && query) {
    const isMissing = error instanceof MissingFileError;
    return (
      <div role="alert">
        <EmptyState
          level={1}
          title={
            isMissing ? 'Ainda não temos o texto deste livro' : 'Não foi possível abrir o livro'
          }
          action={
            isMissing ? (
              <NewTabLink href={landingPage(query.bookId)}>Ler no Project Gutenberg</NewTabLink>
            ) : (
              <Button onClick={() => void mutate()}>Tentar de novo</Button>
            )
          }
        >
          {!isMissing && !online && `${OFFLINE} `}
          <LinkToBook id={query.bookId}>Ver a página do livro</LinkToBook>
        </EmptyState>
      </div>
    );
  }
  if (!text || !query) return OPENING;
  const { chapter, name } = query;
  if (chapter === null || chapter > text.chapters.length) {
    return <OpenAtPlace text={text} named={name === null ? null : findChapter(text, name)} />;
  }
  return (
    <Suspense fallback={OPENING}>
      <OpenBook key={text.id} text={text} chapter={chapter} entry={query.key} way={query.way} />
    </Suspense>
  );
}

interface OpenAtPlaceProps {
  text: TextDescription;
  /** The chapter that the address names, if there is one. */
  named: number | null;
}

/** Goes to the chapter that the address names, to where the reader left the book, or to its beginning. */
function OpenAtPlace({ text, named }: OpenAtPlaceProps) {
  const { status } = useSession();
  const place = usePlace(text.id);
  useEffect(() => {
    if (status === 'unknown') return;
    if (named) return goTo({ bookId: text.id, chapter: named });
    const isThere = place && place.chapter <= text.chapters.length;
    const { chapter, block, offset } = isThere ? place : { chapter: 1, block: '', offset: 0 };
    const anchor = block ? { block, offset } : undefined;
    goTo({ bookId: text.id, chapter, anchor });
  }, [status, place, text, named]);
  return OPENING;
}
