import { NewTabLink } from '@/components/ui/button';
import type { Book } from '@/lib/book';
import { readableFormats, landingPage } from '@/lib/catalogue/project-gutenberg';
import styles from './reading.module.css';

/** 'a', 'a e b', 'a, b e c'. */
const listed = (items: readonly string[]) =>
  [items.slice(0, -1).join(', '), ...items.slice(-1)].filter(Boolean).join(' e ');

/** Where the borrower reads the book: on its page at Project Gutenberg (docs/decisions/0015-reading-at-project-gutenberg.md). */
export function Reading({ book: { id, formats } }: { book: Book }) {
  const readable = readableFormats(formats);
  return (
    <div className={styles.reading}>
      <NewTabLink href={landingPage(id)}>
        <span>Ler no Project Gutenberg</span> <small>(abre em nova aba)</small>
      </NewTabLink>
      {readable.length > 0 && <p className={styles.formats}>Lá ele está em {listed(readable)}.</p>}
    </div>
  );
}
