import { Notice } from '@/components/ui/notice';
import type { CopyNote } from '@/lib/catalogue/book';

interface ListNoticesProps {
  /** Set when the books are the copy's. */
  copy: CopyNote | undefined;
  onCopyAction: () => void;
  /** Whether a category was asked for and what tells the categories did not come. */
  isUnfiltered: boolean;
  onRetryCategories: () => void;
}

/** What has to be said of the books of a list, above them. */
export function ListNotices({
  copy,
  onCopyAction,
  isUnfiltered,
  onRetryCategories,
}: ListNoticesProps) {
  return (
    <>
      {copy && (
        <Notice action={copy.action} onAction={onCopyAction}>
          {copy.text}
        </Notice>
      )}
      {isUnfiltered && (
        <Notice action="Tentar de novo" onAction={onRetryCategories}>
          As categorias não carregaram: estes são todos os livros desta página.
        </Notice>
      )}
    </>
  );
}
