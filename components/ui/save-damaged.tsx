'use client';

import { damagedFileName, dropDamaged } from '@/lib/storage/drop-damaged';
import { UncopiedError } from '@/lib/storage/write-errors';
import { Button } from './button';
import { download } from './download';
import { useAction } from './use-action';

interface SaveDamagedProps {
  /** The error of a failed action. */
  error: unknown;
}

/** When damaged data left no room for a write: saves it as a file, and takes it out of the browser. */
export function SaveDamaged({ error }: SaveDamagedProps) {
  const { run, working, outcome } = useAction('Não foi possível salvar o arquivo.');
  if (!(error instanceof UncopiedError)) return null;
  const save = () =>
    run(async () => {
      download(error.damaged, { name: damagedFileName(error), type: 'text/plain' });
      await dropDamaged(error);
      return 'Arquivo salvo. Agora tente de novo.';
    });
  return outcome ? (
    <p role="status">{outcome.text}</p>
  ) : (
    <Button busy={working} onClick={() => void save()}>
      Salvar em um arquivo
    </Button>
  );
}
