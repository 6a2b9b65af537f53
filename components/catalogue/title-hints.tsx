'use client';

import type { ReactNode } from 'react';
import { BookLink } from '@/components/book-card/book-link';
import { Message } from '@/components/ui/message';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { useBooks } from '@/lib/catalogue/hooks';
import { formatNames, plural } from '@/lib/format';
import { findAuthorInCopyright } from '@/lib/search/authors-in-copyright';
import type { TitleMatch } from '@/lib/search/title-index';
import { BookGrid } from '@/components/book-card/book-grid';
import styles from './title-hints.module.css';

interface TitleHintsProps {
  hints: readonly TitleMatch[];
  /** Whether the service failed. */
  offline: boolean;
  lineClass?: string;
}

/** The hints in a line. */
export function TitleHints({ hints, offline, lineClass }: TitleHintsProps) {
  return (
    <section aria-labelledby="hints-heading" className={offline ? undefined : lineClass}>
      <h3 id="hints-heading" className={styles.heading}>
        Talvez você procure
      </h3>
      <div role="status">
        <VisuallyHidden>
          {plural(hints.length, 'sugestão de livro', 'sugestões de livros')}
        </VisuallyHidden>
        {offline && (
          <p className={styles.note}>
            O catálogo não respondeu agora, mas estes livros combinam com a sua busca.
          </p>
        )}
      </div>
      <ul className={styles.hints}>
        {hints.map(({ id, title, authors, language, note }) => (
          <li key={id}>
            <BookLink id={id} className={styles.hint}>
              <span className={styles.title} lang={language}>
                {title}
              </span>
              <span className={styles.authors}>
                {note && (
                  <>
                    <TitleNote note={note} /> ·{' '}
                  </>
                )}
                {formatNames(authors)}
              </span>
            </BookLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The books themselves, whole, in place of an empty answer. */
function FoundByIndex({ search, hints }: { search: string; hints: readonly TitleMatch[] }) {
  const { books, error, loading, slow } = useBooks(hints.map(({ id }) => id));
  if (books.length === 0) {
    // Their titles are known, however long the books take.
    return loading && !slow ? null : <TitleHints hints={hints} offline={Boolean(error) || slow} />;
  }
  const named = hints.filter(({ note }) => note?.label);
  return (
    <section aria-labelledby="hints-heading" className={styles.found}>
      <Message kind="note">A busca não achou “{search}” com estas letras, mas achou isto:</Message>
      <h3 id="hints-heading" className={styles.heading}>
        Talvez você procure
      </h3>
      {named.length > 0 && (
        <ul className={styles.names}>
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

/** Under a title: today's spelling of it, or the language and title of the book that it means. */
export function TitleNote({ note }: Pick<TitleMatch, 'note'>) {
  if (!note) return null;
  return (
    <>
      {note.label && `${note.label} `}
      <span lang={note.language}>{note.title}</span>
    </>
  );
}

interface EmptySearchProps {
  search: string;
  hints: readonly TitleMatch[];
  /** What to say when there is nothing to offer. */
  noResults: ReactNode;
}

/** In place of an empty answer: the books that the index found, else that there are none. */
export function EmptySearch({ search, hints, noResults }: EmptySearchProps) {
  // Whoever looks for an author in copyright is told so, whatever resembles the name.
  if (hints.length === 0 || findAuthorInCopyright(search)) return noResults;
  return <FoundByIndex search={search} hints={hints} />;
}
