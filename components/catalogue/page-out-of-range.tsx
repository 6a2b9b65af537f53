import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { useCataloguePage } from '@/lib/catalogue/hooks';
import { formatNumber, plural } from '@/lib/format';
import type { CatalogueQuery } from '@/lib/paths';
import { useTotalPages } from './use-total-pages';

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
  if (first && query.page <= last) return failure;
  return (
    <div role="alert">
      <EmptyState
        title={`A página ${formatNumber(query.page)} não existe`}
        action={
          <Button look="primary" onClick={() => onPage(last)}>
            {last > 1
              ? `Ir para a última página (${formatNumber(last)})`
              : 'Ir para a primeira página'}
          </Button>
        }
      >
        {first
          ? `Esta busca tem ${plural(last, 'página', 'páginas')}.`
          : 'Esta busca tem menos páginas.'}
      </EmptyState>
    </div>
  );
}
