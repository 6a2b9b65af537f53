import { landingPage } from '@/lib/catalogue/project-gutenberg';
import styles from './book-actions.module.css';

/** Where a borrowed book is read. */
export const READ_THERE = 'Depois de emprestar, você lê o livro no Project Gutenberg.';

/**
 * The space of a book's actions (book-actions.tsx) in an exported page, until their code has come. Without
 * scripts it leads to the book, as nothing can be borrowed then.
 */
export function ActionsPlaceholder({ id }: { id: number }) {
  return (
    <section
      aria-labelledby="actions-heading"
      className={`${styles.actions} ${styles.placeholder}`}
    >
      <h2 id="actions-heading">Ações</h2>
      <noscript>
        <a href={landingPage(id)}>Ler no Project Gutenberg</a>
      </noscript>
      <p aria-hidden="true" className={styles.terms}>
        {READ_THERE}
      </p>
    </section>
  );
}
