'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { download } from '@/components/ui/download';
import { Message } from '@/components/ui/message';
import { useAction } from '@/components/ui/use-action';
import { exportData, exportFileName } from '@/lib/my-data/export';
import type { PublicUser } from '@/lib/accounts/user';
import { DeleteAccount } from './delete-account';
import { ImportData } from './import-data';
import styles from './my-data.module.css';

/** Exports, imports or deletes the data in this browser. */
export function MyData({ user }: { user: PublicUser }) {
  const [deleting, setDeleting] = useState(false);
  const { run, outcome } = useAction('Não foi possível exportar os dados.');
  const save = () =>
    run(async () => {
      const now = Date.now();
      download(exportData(now), { name: exportFileName(now), type: 'application/json' });
      return 'Arquivo exportado. Guarde-o bem: ele permite entrar nas contas deste navegador.';
    });
  return (
    <section aria-labelledby="data-heading" className={styles.data}>
      <h2 id="data-heading">Meus dados</h2>
      <p className={styles.note}>
        Contas e empréstimos ficam só neste navegador. Exporte um arquivo para guardá-los ou
        levá-los a outro aparelho.
      </p>
      {outcome && <Message kind={outcome.kind}>{outcome.text}</Message>}
      <div className={styles.buttons}>
        <Button onClick={() => void save()}>Exportar dados</Button>
        <ImportData userId={user.id} />
      </div>
      <div>
        <Button look="danger" onClick={() => setDeleting(true)}>
          Excluir minha conta…
        </Button>
      </div>
      {deleting && <DeleteAccount user={user} onClose={() => setDeleting(false)} />}
    </section>
  );
}
