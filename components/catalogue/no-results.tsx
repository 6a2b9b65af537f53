import { AppLink } from '@/components/ui/app-link';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import type { CataloguePage } from '@/lib/catalogue/normalise';
import { catalogueHref, type CatalogueQuery } from '@/lib/paths';
import { findAuthorInCopyright } from '@/lib/search/authors-in-copyright';
import { LookAhead } from './look-ahead';
import styles from './no-results.module.css';

interface NoResultsProps {
  query: CatalogueQuery;
  /** The page, if it has books and none of them is of the category. */
  page: CataloguePage | undefined;
  /** How many pages there are. */
  total: number;
  onPage: (page: number) => void;
  onClear: () => void;
  onClearCategory: () => void;
}

/** A search that found nothing, or a page with nothing of the category, and what to do next. */
export function NoResults({
  query,
  page,
  total,
  onPage,
  onClear,
  onClearCategory,
}: NoResultsProps) {
  if (page) {
    const where = query.shelf ? 'nesta estante' : 'nesta página';
    return (
      <EmptyState
        title={`Nenhum livro desta categoria ${where}`}
        action={
          <>
            {query.page < total && (
              <LookAhead
                key={catalogueHref(query)}
                query={query}
                page={page}
                total={total}
                onFound={onPage}
              />
            )}
            <Button onClick={onClearCategory}>Ver todas as categorias</Button>
          </>
        }
      >
        {total > 1
          ? 'A categoria filtra só os livros desta página. Siga para outra página ou veja todas as categorias.'
          : 'Que tal ver os livros de todas as categorias?'}
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
