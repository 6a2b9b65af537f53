'use client';

import { useLayoutEffect } from 'react';
import { BookLink } from '@/components/books/book-link';
import { Message } from '@/components/ui/message';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { useBooks } from '@/lib/catalogue/hooks';
import { formatNames, plural } from '@/lib/format';
import { useTitleIndex } from '@/lib/search/hooks';
import type { TitleMatch } from '@/lib/search/title-index';
import { useBorrowedBookIds } from '@/lib/lending/hooks';
import { BookGrid } from '@/components/books/book-grid';
import place from './hints-place.module.css';
import styles from './title-hints.module.css';

/** What the service said of the search, as far as it is known. */
export type ServiceAnswer =
  | { state: 'waiting' | 'failed' }
  /** The books it found on the page at hand, by their numbers. */
  | { state: 'found'; ids: ReadonlySet<number>; count: number };

interface TitleHintsProps {
  search: string;
  answer: ServiceAnswer;
  /** Whether a line was kept free above the books, before it was known what would stand in it. */
  keptFree: boolean;
  onKeepFree: () => void;
}

/**
 * The Portuguese books that a search may mean and the service, which compares letter by letter, did
 * not return. Where it found some, a line above them; where it found none, the books themselves.
 */
export function TitleHints({ search, answer, keptFree, onKeepFree }: TitleHintsProps) {
  const index = useTitleIndex(true);
  const found = answer.state === 'found' && answer.count > 0;
  const mustKeep = found && index === 'loading' && !keptFree;
  // Kept once, it stays: what the service found never moves.
  useLayoutEffect(() => {
    if (mustKeep) onKeepFree();
  });

  const matches = typeof index === 'object' ? index.search(search, 6, { isTyping: false }) : [];
  const known = answer.state === 'found' ? answer.ids : new Set<number>();
  const hints = matches.filter(({ id }) => !known.has(id));

  if (answer.state === 'waiting') return null;
  if (!hints.length) return keptFree ? <div className={place.line} /> : null;
  if (answer.state === 'found' && answer.count === 0) {
    return <FoundByIndex search={search} hints={hints} />;
  }
  return <HintLine hints={hints} offline={answer.state === 'failed'} />;
}

function HintLine({ hints, offline }: { hints: readonly TitleMatch[]; offline: boolean }) {
  return (
    <section aria-labelledby="hints-heading" className={offline ? undefined : place.line}>
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
  const { books, error } = useBooks(hints.map(({ id }) => id));
  const borrowed = useBorrowedBookIds();
  if (error) return <HintLine hints={hints} offline />;
  return (
    <section aria-labelledby="hints-heading" className={styles.found}>
      <Message kind="note">
        O catálogo compara letra por letra e não achou “{search}”. Estes livros, com outra grafia,
        vêm do índice de títulos em português.
      </Message>
      <h3 id="hints-heading" className={styles.heading}>
        Talvez você procure
      </h3>
      <BookGrid books={books} borrowed={borrowed} />
    </section>
  );
}
