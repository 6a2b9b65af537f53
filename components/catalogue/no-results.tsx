import { AppLink } from '@/components/ui/app-link';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { catalogueHref, type CatalogueQuery } from '@/lib/paths';
import { findAuthorInCopyright } from '@/lib/search/authors-in-copyright';
import styles from './no-results.module.css';

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
  const clear = <Button onClick={onClear}>Limpar busca e filtros</Button>;
  const author = findAuthorInCopyright(query.search);
  if (author) {
    return (
      <EmptyState
        title={`${author.name} ainda não está aqui`}
        action={
          <>
            <ul className={styles.neighbours}>
              {author.neighbours.map((name) => (
                <li key={name}>
                  <AppLink href={catalogueHref({ search: name })}>{name}</AppLink>
                </li>
              ))}
            </ul>
            {clear}
          </>
        }
      >
        O catálogo reúne obras em domínio público, e estas ainda não estão entre elas. Enquanto
        isso, que tal ler quem escreveu antes, ali por perto?
      </EmptyState>
    );
  }
  return (
    <EmptyState title="Nenhum livro encontrado" action={clear}>
      {query.search
        ? `Não achamos nada para “${query.search}”. Tente menos palavras: só o sobrenome de quem escreveu, ou uma palavra do título.`
        : 'O catálogo não tem nada com estes filtros.'}
    </EmptyState>
  );
}
