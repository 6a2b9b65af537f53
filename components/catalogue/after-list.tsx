// The parts that would delay the first cards, in one file: each alone is fewer bytes than the headers of a request for it.
// Next groups the styles by the order of imports: with those of the list or the pagination first the cards would wait for 0.8 KB more.
export { Hints } from './hints';
import { followLink } from '@/lib/catalogue/requests';
import { catalogueHref, type CatalogueQuery } from '@/lib/paths';
import type { TitleIndexState } from '@/lib/search/hooks';
import { MoreOfCategory, type PagingProps } from './more-of-category';
import { FoundByIndex } from './found-by-index';
import { NoResults } from './no-results';
import { PageOutOfRange, Pagination } from './pagination';

export { PageOutOfRange };

interface AfterListProps extends PagingProps {
  /** Whether there is no card: a category may leave none. */
  isEmpty: boolean;
  /** Whether the page's books are not above, but stand among those that the index found. */
  isByIndex: boolean;
  /** Null where its hints do not belong. */
  titles: TitleIndexState | null;
  onQuery: (changes: Partial<CatalogueQuery>) => void;
}

/** What follows the cards of a page, or stands in their place. */
export function AfterList(props: AfterListProps) {
  const { query, page, total, isEmpty, isByIndex, titles, onPage, onQuery } = props;
  const { search, category, page: pageNumber } = query;
  const { results, previous, next } = page;
  return (
    <>
      {results.length === 0 && <NoResults query={query} titles={titles} onQuery={onQuery} />}
      {results.length > 0 && (next === null || isByIndex) && (
        <FoundByIndex
          search={search}
          page={page}
          isByIndex={isByIndex}
          index={titles?.index ?? null}
        />
      )}
      {results.length > 0 && category && (
        <MoreOfCategory
          key={catalogueHref(query)}
          isEmpty={isEmpty}
          query={query}
          page={page}
          total={total}
          onPage={onPage}
          onClear={() => onQuery({ category: '' })}
        />
      )}
      <Pagination
        page={pageNumber}
        total={total}
        onPage={onPage}
        onPrevious={() => onPage(followLink(query, previous, pageNumber - 1, total))}
        onNext={() => onPage(followLink(query, next, pageNumber + 1, total))}
      />
    </>
  );
}
