import { useEffect, useEffectEvent, useRef, useState, type MouseEvent } from 'react';
import { SLOW_TEXT } from '@/components/messages/catalogue-failures';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { useCataloguePage } from '@/lib/catalogue/hooks';
import type { CataloguePage } from '@/lib/catalogue/normalise';
import { followLink } from '@/lib/catalogue/requests';
import { ofCategory } from '@/lib/categories/categories';
import { formatNumber, plural } from '@/lib/format';
import type { CatalogueQuery } from '@/lib/paths';
import { shelfOfCategory } from '@/lib/shelves/shelves';
import { ShelfLink } from './kind-links';
import styles from './more-of-category.module.css';

/** How many pages a press asks for at most: each is a request to a public service. */
const MAX_PAGES = 5;

/** What leads from a page of the catalogue to others. */
export interface PagingProps {
  query: CatalogueQuery;
  /** The current page. */
  page: CataloguePage;
  /** How many pages there are. */
  total: number;
  onPage: (page: number) => void;
}

interface MoreOfCategoryProps extends PagingProps {
  /** Whether this page has no book of the category. */
  isEmpty: boolean;
  /** Shows all categories. */
  onClear: () => void;
}

/** Below a page that a category filters, or in place of its books: where there may be more of them. */
export function MoreOfCategory({ isEmpty, onClear, ...props }: MoreOfCategoryProps) {
  const { query, total } = props;
  const shelf = query.shelf ? undefined : shelfOfCategory(query.category);
  const ways = (
    <>
      {query.page < total && <LookAhead {...props} />}
      {shelf && <ShelfLink shelf={shelf} />}
    </>
  );
  if (!isEmpty) return <div className={styles.ways}>{ways}</div>;
  return (
    <EmptyState
      title={`Nenhum livro desta categoria ${query.shelf ? 'nesta estante' : 'nesta página'}`}
      action={
        <>
          {ways}
          <Button onClick={onClear}>Ver todas as categorias</Button>
        </>
      }
    >
      {total > 1
        ? 'O filtro vale só para os livros desta página. Veja outra página ou todas as categorias.'
        : 'Que tal ver os livros de todas as categorias?'}
    </EmptyState>
  );
}

/** Looks through the pages that follow, one after the other, until one has a book of the category. */
function LookAhead({ query, page, total, onPage }: PagingProps) {
  /** The last page that was looked through. */
  const [last, setLast] = useState(page);
  /** How many more to ask for. */
  const [left, setLeft] = useState(0);
  const status = useRef<HTMLParagraphElement>(null);

  const next = followLink({ ...query, page: last.number }, last.next, last.number + 1, total);
  const answer = useCataloguePage(left > 0 ? { ...query, page: next } : null);
  const { page: asked } = answer;
  const isFound = ofCategory(asked?.results ?? [], query.category).length > 0;
  if (asked && !isFound) {
    setLast(asked);
    setLeft(asked.number >= total ? 0 : left - 1);
  }
  const waiting = asked || !answer.error ? 'looking' : 'failed';
  const resting = last.number >= total ? 'end' : 'resting';
  const state = left > 0 ? waiting : resting;

  const goToFound = useEffectEvent(() => onPage(next));
  useEffect(() => {
    if (isFound) goToFound();
  }, [isFound]);
  // The button, which has focus, disappears with the last page.
  useEffect(() => {
    if (state === 'end') status.current?.focus();
  }, [state]);

  const press = ({ detail }: MouseEvent) => {
    // A double click would start and stop.
    if (detail > 1) return;
    if (state === 'failed') answer.retry();
    else setLeft(state === 'looking' ? 0 : MAX_PAGES);
  };
  const pages = plural(last.number - page.number, 'página', 'páginas');
  const seen =
    last === page ? '' : `Olhamos mais ${pages}, até a ${formatNumber(last.number)}: nada ainda.`;
  const texts = {
    resting: seen,
    looking: `Procurando na página ${formatNumber(next)} de ${formatNumber(total)}… ${answer.slow ? SLOW_TEXT : ''}`,
    failed: `${seen} A página ${formatNumber(next)} não carregou. Tente de novo em instantes.`,
    end: 'Chegamos à última página: não há mais livros desta categoria.',
  };
  return (
    <>
      <p role="status" ref={status} tabIndex={-1} className={styles.status}>
        {texts[state]}
      </p>
      {state !== 'end' && (
        <Button look="primary" onClick={press}>
          {state === 'looking' ? 'Parar' : 'Procurar nas próximas páginas'}
        </Button>
      )}
    </>
  );
}
