import type { ReactNode } from 'react';
import { BookGridSkeleton } from '@/components/book-card/book-grid';
import { Button, ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { PORTUGUESE_PATH, type CatalogueQuery } from '@/lib/paths';
import type { TitleIndexState } from '@/lib/search/hooks';
import type { MissingWorks } from '@/lib/search/missing-works';
import type { TitleIndex } from '@/lib/search/title-index';
import { FoundByIndex } from './found-by-index';
import { AuthorLink } from './hints';
import { ShelfLink } from './kind-links';
import styles from './no-results.module.css';

interface NoResultsProps {
  query: CatalogueQuery;
  /** Null where its hints do not belong. */
  titles: TitleIndexState | null;
  onQuery: (changes: Partial<CatalogueQuery>) => void;
}

/** In place of an empty answer: why there can be none, or the books of the index, or what else to do. */
export function NoResults({ query, titles, onQuery }: NoResultsProps) {
  const { search } = query;
  if (titles?.isLoading) return <BookGridSkeleton />;
  const index = titles?.index ?? null;
  const kind = index?.findKind(search) ?? null;
  const all = { search: '', language: '', category: '', page: 1 } as const;
  const clear = <Button onClick={() => onQuery(all)}>Limpar busca e filtros</Button>;
  // An author who is not here is named, even if titles resemble the name; but not where the search is for a kind (`gaúcho`).
  const missing = kind ? null : index?.findMissingWorks(search);
  // Nor where it means a title or a character that is here, whose name is only like an author's (`sofia palha`).
  const isOther = !missing?.work && index?.hints(search, false)[0]?.isExact;
  if (index && missing && !isOther)
    return <NotHere missing={missing} index={index} clear={clear} />;
  // For a kind the hints above have the link to the shelf.
  const shelf = kind ? '' : index?.findShelf(search);
  const advice = kind
    ? 'Que tal a sugestão logo acima?'
    : 'Aqui só há livros em domínio público, quase todos antigos. Tente o sobrenome de quem escreveu, ou outra palavra do título.';
  const none = (
    <EmptyState
      title="Nenhum livro encontrado"
      action={
        <>
          {shelf && <ShelfLink shelf={shelf} />}
          {clear}
          {search && <ButtonLink href={PORTUGUESE_PATH}>Ver os livros de A a Z</ButtonLink>}
        </>
      }
    >
      {search
        ? `Nada com “${search}”. ${advice}`
        : `${query.shelf ? 'Esta estante' : 'O catálogo'} não tem nada com estes filtros.`}
    </EmptyState>
  );
  return <FoundByIndex search={search} index={index} none={none} />;
}

interface NotHereProps {
  missing: MissingWorks;
  index: TitleIndex;
  /** The button that clears the search and the filters. */
  clear: ReactNode;
}

/** Why an author's works, or one of them, are missing, and what is here: others of the author, or neighbours. */
function NotHere({ missing, index, clear }: NotHereProps) {
  const { name, work, neighbours, protectedBy } = missing;
  const isHere = neighbours.includes(name);
  const works = work
    ? `Esta obra de ${name} ainda não está`
    : `As obras de ${name} ainda não estão`;
  const why =
    protectedBy === 'our law'
      ? `As obras de ${name} ainda têm direitos autorais.`
      : `${works} no Project Gutenberg${protectedBy ? ', que segue a lei dos EUA' : ''}.`;
  return (
    <>
      <EmptyState
        title={`${work ? `“${work}”` : name} ainda não está aqui`}
        action={
          <>
            <ul className={styles.neighbours}>
              {neighbours.map((neighbour) => (
                <li key={neighbour}>
                  <AuthorLink name={neighbour} />
                </li>
              ))}
            </ul>
            {clear}
          </>
        }
      >
        {why} Que tal {isHere ? 'outra obra, ou ' : ''}um autor próximo?
      </EmptyState>
      {isHere && <FoundByIndex search={`livros de ${name}`} index={index} />}
    </>
  );
}
