'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import type { PublicUser } from '@/lib/accounts/user';
// First: it imports the styles of messages before those of dialogs. In the other order all routes get both.
import { ExportData } from './export-data';
import { DeleteAccount } from './delete-account';
import { ImportData } from './import-data';
import styles from './my-data.module.css';

/** Exports, imports or deletes the data in this browser. */
export function MyData({ user }: { user: PublicUser }) {
  const [deleting, setDeleting] = useState(false);
  return (
    <section aria-labelledby="data-heading" className={styles.data}>
      <h2 id="data-heading">Meus dados</h2>
      <p className={styles.note}>
        Sua conta e seus empréstimos ficam só neste navegador. Exporte um arquivo para guardar ou
        levar para outro aparelho.
      </p>
      <div className={styles.buttons}>
        <ExportData />
      </div>
      <div className={styles.buttons}>
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
