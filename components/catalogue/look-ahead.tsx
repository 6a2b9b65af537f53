import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { SLOW_TEXT } from '@/components/book-card/copy-notice';
import { Button } from '@/components/ui/button';
import { useCataloguePage } from '@/lib/catalogue/hooks';
import type { CataloguePage } from '@/lib/catalogue/normalise';
import { followLink } from '@/lib/catalogue/requests';
import { categoriesOf } from '@/lib/categories/categories';
import { formatNumber, plural } from '@/lib/format';
import type { CatalogueQuery } from '@/lib/paths';
import styles from './look-ahead.module.css';

/** How many pages a press asks for at most: each is a request to a public service. */
const MAX_PAGES = 5;

interface LookAheadProps {
  query: CatalogueQuery;
  /** The page at hand, which has no book of the category. */
  page: CataloguePage;
  total: number;
  onFound: (page: number) => void;
}

/** Looks through the pages that follow, one after the other, until one has a book of the category. */
export function LookAhead({ query, page, total, onFound }: LookAheadProps) {
  /** The last page that was looked through, the one after it, and how many were since the press. */
  const [{ last, next, count }, setSeen] = useState({ last: page, next: 0, count: 0 });
  const [isAsking, setAsking] = useState(false);
  const status = useRef<HTMLParagraphElement>(null);

  const answer = useCataloguePage(isAsking ? { ...query, page: next } : null);
  const { page: asked } = answer;
  const hasFailed = isAsking && !asked && answer.error !== undefined;
  const isLooking = isAsking && !hasFailed;
  const isEnd = last.number >= total;
  const isFound =
    asked?.results.some((book) => categoriesOf(book).some((key) => key === query.category)) ??
    false;

  const goOnFrom = (from: CataloguePage, counted: number) => {
    const at = { ...query, page: from.number };
    const following = followLink(at, from.next, from.number + 1, total);
    setSeen({ last: from, next: following, count: counted });
  };
  if (asked && !isFound) {
    goOnFrom({ ...asked, number: next }, count + 1);
    if (count + 1 === MAX_PAGES || next >= total) setAsking(false);
  }

  const tellFound = useEffectEvent(() => onFound(next));
  useEffect(() => {
    if (isFound) tellFound();
  }, [isFound]);
  // The button, which has focus, disappears with the last page.
  useEffect(() => {
    if (isEnd) status.current?.focus();
  }, [isEnd]);

  const press = () => {
    goOnFrom(last, 0);
    if (hasFailed) answer.retry();
    else setAsking(!isAsking);
  };
  return (
    <>
      <p role="status" ref={status} tabIndex={-1} className={styles.status}>
        {isLooking
          ? `Procurando na página ${formatNumber(next)} de ${formatNumber(total)}…`
          : last !== page && seenText(page.number, last.number, isEnd)}
        {isLooking && answer.slow && ` ${SLOW_TEXT}`}
        {hasFailed && ` A página ${formatNumber(next)} não veio. Tente de novo em instantes.`}
      </p>
      {!isEnd && (
        <Button look="primary" onClick={press}>
          {isLooking ? 'Parar' : 'Procurar nas próximas páginas'}
        </Button>
      )}
    </>
  );
}

/** What was found out: that no page up to `last` has a book of the category. */
function seenText(first: number, last: number, isEnd: boolean): string {
  const pages = plural(last - first, 'página', 'páginas');
  return isEnd
    ? 'Chegamos à última página, e nenhuma tem livros desta categoria.'
    : `Olhamos mais ${pages}, até a ${formatNumber(last)}: nada ainda.`;
}
