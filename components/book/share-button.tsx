import { ShownError } from '@/components/messages/refusals';
import { Button } from '@/components/ui/button';
import { ActionOutcome, useAction } from '@/components/messages/use-action';
import type { Book } from '@/lib/book';
import { bookUrl } from '@/lib/paths';

/** Whether the system has offered its own sheet; to close it is a choice, and no failure. */
async function sharedBySystem(data: ShareData): Promise<boolean> {
  if (!('share' in navigator)) return false;
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return error instanceof Error && error.name === 'AbortError';
  }
}

/** Shares the book by the system's sheet, or else copies its address. */
export function ShareButton({ book: { id, title } }: { book: Book }) {
  const { run, outcome } = useAction('Não foi possível compartilhar.');
  const share = () =>
    run(async () => {
      const url = bookUrl(id);
      if (await sharedBySystem({ title, url })) return;
      try {
        await navigator.clipboard.writeText(url);
      } catch {
        // Refused, or not there at all: a page over http has no clipboard.
        throw new ShownError(`Não foi possível copiar o endereço. É este: ${url}`);
      }
      return 'Endereço copiado. É só colar onde quiser.';
    });
  return (
    <>
      <Button look="quiet" onClick={() => void share()}>
        Compartilhar
      </Button>
      <ActionOutcome outcome={outcome} />
    </>
  );
}
