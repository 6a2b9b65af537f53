import { useState, type FormEvent, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { useKeydown } from '@/components/ui/use-keydown';
import { useCataloguePage } from '@/lib/catalogue/hooks';
import { PAGE_JUMP, clampPage, pageNumbers, parsePageInput } from '@/lib/catalogue/pagination';
import { formatNumber } from '@/lib/format';
import type { CatalogueQuery } from '@/lib/paths';
import styles from './pagination.module.css';
import { useTotalPages } from './use-list';

interface PaginationProps {
  page: number;
  total: number;
  /** Goes to a page by its number. */
  onPage: (page: number) => void;
  /** Follow the service's own links. */
  onPrevious: () => void;
  onNext: () => void;
}

/** Whether arrows have no other use. */
const hasNoOwnKeys = (element: Element | null) => !element || element.matches('body, main, h2');

/** Every control of SPEC section 2, where there is more than one page; and the arrows. */
export function Pagination({ page, total, onPage, onPrevious, onNext }: PaginationProps) {
  useKeydown(({ key, shiftKey }) => {
    // With Shift they select text.
    if (shiftKey || !hasNoOwnKeys(document.activeElement)) return;
    if (key === 'ArrowLeft' && page > 1) onPrevious();
    if (key === 'ArrowRight' && page < total) onNext();
  });
  if (total <= 1) return null;
  const step = (label: string, enabled: boolean, onClick: () => void) => (
    <Button disabled={!enabled} onClick={onClick}>
      {label}
    </Button>
  );
  // Disabled on pages up to 5 and on the last four (SPEC section 5).
  const jump = (by: number) => () => onPage(clampPage(page + by, total));

  return (
    <nav aria-label="Paginação" className={styles.pagination}>
      <div className={styles.before}>
        {step('« Início', page > 1, () => onPage(1))}
        {step('« –5', page > PAGE_JUMP, jump(-PAGE_JUMP))}
        {step('← Anterior', page > 1, onPrevious)}
      </div>
      <ol className={styles.numbers}>
        {pageNumbers(page, total).map((item, index) => (
          <li key={item === 'ellipsis' ? `ellipsis-${index}` : item}>
            {item === 'ellipsis' ? (
              <span className={styles.ellipsis}>…</span>
            ) : (
              <Button
                look={item === page ? 'primary' : 'quiet'}
                aria-current={item === page ? 'page' : undefined}
                onClick={() => onPage(item)}
              >
                {formatNumber(item)}
              </Button>
            )}
          </li>
        ))}
      </ol>
      <div className={styles.after}>
        {step('Próximo →', page < total, onNext)}
        {step('+5 »', page < total - 3, jump(PAGE_JUMP))}
        {step('Final »', page < total, () => onPage(total))}
      </div>
      <GoToPage page={page} total={total} onPage={onPage} />
    </nav>
  );
}

function GoToPage({ page, total, onPage }: Pick<PaginationProps, 'page' | 'total' | 'onPage'>) {
  const [text, setText] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const target = parsePageInput(text, total);
    if (target === null) return;
    setText('');
    onPage(target);
  };
  return (
    // min and max are for assistive technology; noValidate, as other numbers are clamped.
    <form className={styles.goTo} onSubmit={submit} noValidate>
      <span>
        Pág. {formatNumber(page)} de {formatNumber(total)}
      </span>
      <label>
        Ir para a página
        <input
          type="number"
          inputMode="numeric"
          enterKeyHint="go"
          min={1}
          max={total}
          step="any"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      <Button type="submit">Ir</Button>
    </form>
  );
}

interface PageOutOfRangeProps {
  query: CatalogueQuery;
  /** What to show when the count says that there is such a page: the service has failed. */
  failure: ReactNode;
  onPage: (page: number) => void;
}

/** A page past the last one. The service does not say which that is: the first page does. */
export function PageOutOfRange({ query, failure, onPage }: PageOutOfRangeProps) {
  const { page: first } = useCataloguePage({ ...query, page: 1 });
  const last = useTotalPages(first);
  if (query.page <= last) return failure;
  return (
    <div role="alert">
      <EmptyState
        title={`A página ${formatNumber(query.page)} não existe`}
        action={
          <Button look="primary" onClick={() => onPage(last)}>
            {first
              ? `Ir para a última página (${formatNumber(last)})`
              : 'Ir para a primeira página'}
          </Button>
        }
      >
        A lista tem menos páginas.
      </EmptyState>
    </div>
  );
}
