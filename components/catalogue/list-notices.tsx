import { CopyNotice } from '@/components/book-card/copy-notice';
import { Button } from '@/components/ui/button';
import { Message } from '@/components/ui/message';
import type { CopyNote } from '@/lib/catalogue/normalise';
import type { CatalogueError } from '@/lib/catalogue/failures';

interface ListNoticesProps {
  /** The service's failure. */
  error: CatalogueError | undefined;
  /** Set when the books are the copy's. */
  copy: CopyNote | undefined;
  onRetry: () => void;
}

/** The cards stay where they are when the service's take the place of the copy's. */
const keepHeight = (box: HTMLDivElement | null) => {
  if (box) box.style.minBlockSize = `${box.offsetHeight}px`;
};

/** What has to be said of the books of a list, above them. */
export function ListNotices({ error, copy, onRetry }: ListNoticesProps) {
  return (
    <>
      {error && (
        <Message kind="error" action={<Button onClick={onRetry}>Tentar de novo</Button>}>
          Erro: {error.message}
        </Message>
      )}
      <div ref={copy && keepHeight}>{copy && <CopyNotice copy={copy} onRetry={onRetry} />}</div>
    </>
  );
}
