import type { RefObject } from 'react';
import { SLOW_TEXT } from '@/components/messages/catalogue-failures';
import { Button } from '@/components/ui/button';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import type { CataloguePage } from '@/lib/catalogue/normalise';
import { CATEGORIES, type CategoryKey } from '@/lib/categories/categories';
import { formatNumber, plural } from '@/lib/format';
import styles from './list-status.module.css';

interface ListStatusProps {
  /** Where focus goes when the page changes: the top of the list. */
  headingRef: RefObject<HTMLHeadingElement | null>;
  waiting: boolean;
  /** Whether the wait is so long that one should say so. */
  slow: boolean;
  onRetry: () => void;
  page: CataloguePage | undefined;
  /** Whether the books of the page are all that are found. */
  isCounted: boolean;
  /** How many books of this page pass the category filter. */
  shown: number;
  category: CategoryKey | '';
}

/** The number of results, announced when it is known. */
export function ListStatus(props: ListStatusProps) {
  const { headingRef, waiting, slow, onRetry, page, isCounted, shown, category } = props;
  const label = CATEGORIES.find(({ key }) => key === category)?.label;
  const known = !waiting && page !== undefined;
  const hasCount = page === undefined || (isCounted && page.count > 0);
  return (
    <div className={hasCount ? styles.status : `${styles.status} ${styles.none}`}>
      <div role="status">
        <h2 id="results-heading" ref={headingRef} tabIndex={-1}>
          <VisuallyHidden>Resultados </VisuallyHidden>
          {known && hasCount && plural(page.count, 'livro encontrado', 'livros encontrados')}
        </h2>
        {waiting && <p>{slow ? SLOW_TEXT : 'Carregando livros…'}</p>}
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
