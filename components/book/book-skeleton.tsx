import { SLOW_TEXT } from '@/components/messages/catalogue-failures';
import { Button } from '@/components/ui/button';
import { PageTitle } from '@/components/ui/page-title';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { LOAN_DAYS_IN_WORDS } from '@/lib/lending/rules';
import grid from '@/components/book-card/book-grid.module.css';
import details from './book-details.module.css';
import styles from './book-skeleton.module.css';

/**
 * A book's page while it loads, and the one that a static host serves for books without a page of their
 * own: its title says what the site is, as previews of links have no other.
 *
 * @param onRetry asks again; given once it takes so long that one should say so
 */
export function BookSkeleton({ onRetry }: { onRetry?: (() => void) | undefined }) {
  return (
    <>
      <PageTitle>{`Livros emprestados por ${LOAN_DAYS_IN_WORDS}`}</PageTitle>
      <h1>
        <VisuallyHidden>Livro</VisuallyHidden>
      </h1>
      <div className={styles.status}>
        <div role="status">
          {onRetry ? SLOW_TEXT : <VisuallyHidden>Carregando livro…</VisuallyHidden>}
        </div>
        {onRetry && <Button onClick={onRetry}>Tentar de novo</Button>}
      </div>
      <div
        aria-hidden="true"
        data-skeleton
        className={`${details.book} ${styles.page} ${grid.breathing}`}
      >
        <div className={details.cover}>
          <div className={styles.cover} />
        </div>
        <div className={details.head}>
          <div className={styles.title} />
          <div className={styles.line} />
        </div>
        <div className={details.body}>
          <div className={styles.block} />
          <div className={styles.line} />
          <div className={styles.line} />
          <div className={styles.line} />
        </div>
      </div>
    </>
  );
}
