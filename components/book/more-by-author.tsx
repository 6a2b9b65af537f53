'use client';

import { useEffect, useRef, useState } from 'react';
import { BookGrid } from '@/components/book-card/book-grid';
import type { Book } from '@/lib/book';
import { useCataloguePage } from '@/lib/catalogue/hooks';
import { isSomebody, naturalName } from '@/lib/format';
import { useTitleIndex } from '@/lib/search/hooks';
import styles from './more-by-author.module.css';

const MAX_BOOKS = 6;

/** Whether an element has been in the viewport; never in a browser without IntersectionObserver. */
function useSeen() {
  const ref = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (seen || !ref.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver((entries) =>
      setSeen(entries.some(({ isIntersecting }) => isIntersecting)),
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [seen]);
  return { ref, seen };
}

/** Up to six other books of the first author, requested when the visitor scrolls there. */
export function MoreByAuthor({ book }: { book: Book }) {
  const { ref, seen } = useSeen();
  const author = book.authors.find(isSomebody);
  const { page } = useCataloguePage(
    seen && author ? { search: author, language: '', page: 1 } : null,
  );
  const { index } = useTitleIndex(seen && book.languages.includes('pt'));
  const others = (page?.results ?? [])
    .filter(({ id, authors }) => id !== book.id && author !== undefined && authors.includes(author))
    .slice(0, MAX_BOOKS);
  return (
    <div ref={ref} className={styles.more}>
      {author && others.length > 0 && (
        <section aria-labelledby="more-heading">
          <h2 id="more-heading" className={styles.heading}>
            Mais de {naturalName(author)}
          </h2>
          <BookGrid books={others} index={index} />
        </section>
      )}
    </div>
  );
}
