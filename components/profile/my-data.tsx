'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { download } from '@/lib/browser/platform';
// First: it imports the styles of messages before those of dialogs. In the other order all routes get both.
import { Message } from '@/components/ui/message';
import { useAction } from '@/components/ui/use-action';
import type { PublicUser } from '@/lib/accounts/user';
import { exportFileName, exportMine } from '@/lib/my-data/export';
import { DeleteAccount } from './delete-account';
import { ImportData } from './import-data';
import styles from './my-data.module.css';

/** Exports, imports or deletes the user's own data in this browser. */
export function MyData({ user }: { user: PublicUser }) {
  const [deleting, setDeleting] = useState(false);
  const { run, outcome } = useAction('Não foi possível exportar os dados.');
  const save = () =>
    run(async () => {
      const now = Date.now();
      download(exportMine(now), { name: exportFileName(now), type: 'application/json' });
      return 'Arquivo exportado. Guarde bem: com ele dá para tentar adivinhar a sua senha.';
    });
  return (
    <section aria-labelledby="data-heading" className={styles.data}>
      <h2 id="data-heading">Meus dados</h2>
      <p className={styles.note}>
        Sua conta e seus empréstimos ficam só neste navegador. Exporte um arquivo para guardar ou
        levar para outro aparelho.
      </p>
      <div className={styles.buttons}>
        <Button onClick={() => void save()}>Exportar meus dados</Button>
        {outcome && <Message kind={outcome.kind}>{outcome.text}</Message>}
      </div>
      <div className={styles.buttons}>
        <ImportData />
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
