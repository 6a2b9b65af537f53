import { memo } from 'react';
import { Badge } from '@/components/ui/badge';
import type { Book } from '@/lib/book';
import { truncateTitle } from '@/lib/catalogue/titles';
import { categoryLabels } from '@/lib/categories/categories';
import { formatNames, formatNumber } from '@/lib/format';
import { formatLanguages } from '@/lib/languages';
import styles from './book-card.module.css';
import { Cover } from './cover';
import { Names } from './names';
import { BookLink } from './opened-book';

interface BookCardProps {
  book: Book;
  /** What tells it from another edition beside it; '' where there is none. */
  edition: string | undefined;
  /** Its title in today's spelling, where that is another. */
  todaysTitle: string | null;
  available: boolean;
  /** Whether its text is here. */
  readable: boolean;
  /** Whether it is on loan to the visitor. */
  own: boolean;
  /** Whether its cover may be visible without scrolling. */
  eager: boolean;
}

/**
 * A book in a grid. One link, named with the whole title, covers the card. Rendered again only when
 * its own properties change, as most changes of a grid leave most of its cards as they are.
 */
export const BookCard = memo(function BookCard(props: BookCardProps) {
  const { book, edition, todaysTitle, available, readable, own, eager } = props;
  const { id, title, authors, languages, thumbnail } = book;
  const authorNames = formatNames(authors);
  const downloads = `${formatNumber(book.downloadCount)} downloads`;
  const facts = [edition, formatLanguages(languages), downloads, ...categoryLabels(book)];
  return (
    <article className={styles.card}>
      <div className={styles.cover} lang={languages[0]}>
        <Cover id={id} title={title} authors={authors} thumbnail={thumbnail} eager={eager} />
      </div>
      <h3 className={styles.title} lang={languages[0]}>
        <BookLink
          id={id}
          className={styles.link}
          aria-label={authors.length ? `${title}, ${authorNames}` : title}
        >
          {truncateTitle(title)}
        </BookLink>
      </h3>
      {todaysTitle && (
        <p className={styles.today} lang="pt">
          {todaysTitle}
        </p>
      )}
      <p className={styles.authors}>
        <Names names={authors} />
      </p>
      <p className={styles.facts}>{facts.filter(Boolean).join(', ')}</p>
      <p className={styles.availability} data-available={available}>
        {available ? 'Disponível' : <Badge tone="unavailable">Indisponível</Badge>}
        {available && readable && <strong> · leia&nbsp;aqui</strong>}
        {own && (
          <>
            {' '}
            <Badge tone="available">Com você</Badge>
          </>
        )}
      </p>
    </article>
  );
});
