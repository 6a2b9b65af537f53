'use client';

import { BookLink } from '@/components/books/book-link';
import { Message } from '@/components/ui/message';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { useBooks } from '@/lib/catalogue/hooks';
import { formatNames, plural } from '@/lib/format';
import type { TitleMatch } from '@/lib/search/title-index';
import { BookGrid } from '@/components/books/book-grid';
import type { ServiceAnswer } from './hints';
import room from './hints.module.css';
import styles from './title-hints.module.css';

interface TitleHintsProps {
  search: string;
  answer: ServiceAnswer;
  hints: readonly TitleMatch[];
}

/** The hints: a line above what the service found, or where it found nothing the books themselves. */
export function TitleHints({ search, answer, hints }: TitleHintsProps) {
  if (answer.state === 'found' && answer.count === 0) {
    return <FoundByIndex search={search} hints={hints} />;
  }
  return <HintLine hints={hints} offline={answer.state === 'failed'} />;
}

function HintLine({ hints, offline }: { hints: readonly TitleMatch[]; offline: boolean }) {
  return (
    <section aria-labelledby="hints-heading" className={offline ? undefined : room.line}>
      <h3 id="hints-heading" className={styles.heading}>
        Talvez você procure
      </h3>
      <div role="status">
        <VisuallyHidden>
          {plural(hints.length, 'sugestão de livro', 'sugestões de livros')}
        </VisuallyHidden>
        {offline && (
          <p className={styles.note}>
            O catálogo não respondeu. Estes títulos vêm do índice local de livros em português.
          </p>
        )}
      </div>
      <ul className={styles.hints}>
        {hints.map(({ id, title, authors, language }) => (
          <li key={id}>
            <BookLink id={id} className={styles.hint}>
              <span className={styles.title} lang={language}>
                {title}
              </span>
              <span className={styles.authors}>{formatNames(authors)}</span>
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
    return loading && !slow ? null : <HintLine hints={hints} offline={Boolean(error) || slow} />;
  }
  return (
    <section aria-labelledby="hints-heading" className={styles.found}>
      <Message kind="note">
        O catálogo compara letra por letra e não achou “{search}”. Estes livros, com outra grafia,
        vêm do índice de títulos em português.
      </Message>
      <h3 id="hints-heading" className={styles.heading}>
        Talvez você procure
      </h3>
      <BookGrid books={books} />
    </section>
  );
}
