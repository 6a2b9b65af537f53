import { memo, Suspense } from 'react';
import { DrawnCover } from '@/components/book-card/cover';
import { BookLink, openBook } from '@/components/book-card/opened-book';
import { importTasks } from '@/components/layout/import-tasks';
import type { shelfTexts } from '@/components/messages/shelf-texts';
import { AppLink } from '@/components/ui/app-link';
import { lazyPart } from '@/components/ui/lazy-part';
import { useHydrated } from '@/components/ui/use-hydrated';
import { focusContent } from '@/lib/browser/platform';
import { splitTitle } from '@/lib/catalogue/titles';
import { naturalName } from '@/lib/format';
import { useActiveLoan, useNow } from '@/lib/lending/hooks';
import type { Loan } from '@/lib/lending/loan';
import { isOverdue } from '@/lib/lending/rules';
import { bookHref, catalogueHref, readerHref } from '@/lib/paths';
import type { HomeRow } from '@/lib/portuguese/home-rows';
import { useKnownTexts } from '@/lib/reading/known-texts';
import styles from './home-rows.module.css';

// It is shown once the texts are known: the tasks have loaded them.
const ReadingShare = lazyPart(async () => (await importTasks()).ReadingShare);

/** The book that the visitor has on loan. The exported page has an empty box, in the space that head-script.tsx keeps. */
export function Continue() {
  const hydrated = useHydrated();
  const loan = useActiveLoan();
  if (hydrated && !loan) return null;
  return (
    <section aria-label="Continuar" className={styles.continue} data-screen-only>
      {loan && <LoanLink loan={loan} />}
    </section>
  );
}

/** To where the book was left, or to its page where it cannot be read here. */
function LoanLink({ loan }: { loan: Loan }) {
  const { bookId, title, authors } = loan;
  const texts = useKnownTexts();
  const toPage = { href: bookHref(bookId), open: () => openBook(bookId) };
  const mayRead = !isOverdue(loan, useNow()) && texts?.has(bookId);
  return (
    <AppLink {...(mayRead ? { href: readerHref(bookId) } : toPage)}>
      <DrawnCover {...loan} id={bookId} />
      <h2>
        Continuar
        <Suspense>{mayRead && <ReadingShare bookId={bookId} />}</Suspense>
      </h2>
      <span className={styles.title}>{splitTitle(title).main}</span>
      <span className={styles.author}>{authors.map(naturalName).join(', ')}</span>
    </AppLink>
  );
}

/** A row, and what is said of its shelf. */
export type RowProps = HomeRow & ReturnType<typeof shelfTexts>;

/**
 * Books of a shelf, with drawn covers, which need no request: in the exported page they are painted before
 * any script has loaded. Below a cover with an old title stands today's.
 */
export const ShelfRow = memo(function ShelfRow(props: RowProps) {
  const { shelf, title, why, count, readable, books } = props;
  const all = `Ver todos (${count})`;
  return (
    <section aria-label={title} className={styles.row} data-screen-only>
      <h2>{title}</h2>
      {/* It disappears with the row. */}
      <AppLink
        href={catalogueHref({ shelf })}
        aria-label={`${all}: ${title}`}
        onClick={focusContent}
      >
        {all}
      </AppLink>
      <p>{why}</p>
      <ul>
        {books.map((book, place) => (
          <li key={book.id}>
            <BookLink id={book.id}>
              <DrawnCover {...book} />
              <span className={styles.title}>{book.today ?? book.title}</span>
              <span className={styles.author}>{book.authors.join(', ')}</span>
              {place < readable && <strong className={styles.author}>leia aqui</strong>}
            </BookLink>
          </li>
        ))}
      </ul>
    </section>
  );
});
