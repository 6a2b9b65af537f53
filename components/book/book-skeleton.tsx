import { PageTitle } from '@/components/ui/page-title';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import details from './book-details.module.css';
import styles from './book-skeleton.module.css';

/**
 * A book's page while it loads.
 *
 * @param slow whether that takes so long that one should say so
 */
export function BookSkeleton({ slow = false }: { slow?: boolean }) {
  return (
    <>
      <PageTitle>Livro</PageTitle>
      <h1>
        <VisuallyHidden>Livro</VisuallyHidden>
      </h1>
      <div role="status" className={styles.status}>
        <VisuallyHidden>Carregando livro…</VisuallyHidden>
        {slow && <p>O catálogo está demorando.</p>}
      </div>
      <div aria-hidden="true" data-skeleton className={`${details.book} ${styles.skeleton}`}>
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
