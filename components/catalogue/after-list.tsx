import { Pagination, type PaginationProps } from './pagination';
import { Shortcuts } from './shortcuts';

/** What follows the cards: the ways to other pages, by press and by key. */
export function AfterList(props: PaginationProps) {
  const { page, total, onPrevious, onNext } = props;
  return (
    <>
      <Pagination {...props} />
      <Shortcuts onPrevious={page > 1 ? onPrevious : null} onNext={page < total ? onNext : null} />
    </>
  );
}
