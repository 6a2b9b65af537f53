import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import type { CatalogueQuery } from '@/lib/paths';

interface NoResultsProps {
  query: CatalogueQuery;
  /** Whether this page has books, none of them of the category. */
  hasOtherBooks: boolean;
  onClear: () => void;
  onClearCategory: () => void;
}

/** A search that found nothing, or a page with nothing of the category, and what to do next. */
export function NoResults({ query, hasOtherBooks, onClear, onClearCategory }: NoResultsProps) {
  if (hasOtherBooks) {
    return (
      <EmptyState
        title="Nenhum livro desta categoria nesta página"
        action={<Button onClick={onClearCategory}>Ver todas as categorias</Button>}
      >
        A categoria filtra só a página à vista. Siga para outra página ou veja todas as categorias.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="Nenhum livro encontrado"
      action={<Button onClick={onClear}>Limpar busca e filtros</Button>}
    >
      {query.search
        ? `O catálogo não tem nada para “${query.search}”. Ele compara letra por letra: tente menos palavras ou a grafia antiga.`
        : 'O catálogo não tem nada com estes filtros.'}
    </EmptyState>
  );
}
