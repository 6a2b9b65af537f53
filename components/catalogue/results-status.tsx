import type { RefObject } from 'react';
import { SLOW_TEXT } from '@/components/book-card/copy-notice';
import { Button } from '@/components/ui/button';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import type { CataloguePage } from '@/lib/catalogue/normalise';
import { CATEGORIES, type CategoryKey } from '@/lib/categories/categories';
import { formatNumber, plural } from '@/lib/format';
import styles from './results-status.module.css';

interface ResultsStatusProps {
  /** Where focus goes when the page changes: the top of the list. */
  headingRef: RefObject<HTMLHeadingElement | null>;
  waiting: boolean;
  /** Whether the wait is so long that one should say so. */
  slow: boolean;
  onRetry: () => void;
  page: CataloguePage | undefined;
  /** How many books of this page pass the category filter. */
  shown: number;
  category: CategoryKey | '';
}

/** The number of results, announced when it is known. */
export function ResultsStatus({
  headingRef,
  waiting,
  slow,
  onRetry,
  page,
  shown,
  category,
}: ResultsStatusProps) {
  const label = CATEGORIES.find(({ key }) => key === category)?.label;
  const known = !waiting && page !== undefined;
  return (
    <div className={styles.status}>
      <h2 id="results-heading" ref={headingRef} tabIndex={-1}>
        <VisuallyHidden>Resultados</VisuallyHidden>
      </h2>
      <div role="status">
        {waiting && <p>{slow ? SLOW_TEXT : 'Carregando livros…'}</p>}
        {known && page.count > 0 && (
          <p>{plural(page.count, 'livro encontrado', 'livros encontrados')}</p>
        )}
        {known && label && (
          <p>
            Mostrando {formatNumber(shown)} de {formatNumber(page.results.length)} resultados nesta
            página (categoria {label})
          </p>
        )}
      </div>
      {waiting && slow && <Button onClick={onRetry}>Tentar de novo</Button>}
    </div>
  );
}
