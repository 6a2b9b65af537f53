import { useState } from 'react';
import { ActionOutcome, useAction } from '@/components/messages/use-action';
import { importedText } from '@/components/messages/imported';
import { Button } from '@/components/ui/button';
import { FileButton } from '@/components/ui/file-button';
import type { PublicUser } from '@/lib/accounts/user';
import { download } from '@/lib/browser/platform';
import { useLoans } from '@/lib/lending/hooks';
import { forgetBook } from '@/lib/lending/remembered-book';
import { isActive } from '@/lib/lending/rules';
import { exportMine, readAccountFile } from '@/lib/my-data/account-file';
import { deleteMyAccount, importLoans } from '@/lib/my-data/my-account';
import styles from './my-data.module.css';
import { SavedCatalogue } from './saved-catalogue';

interface MyDataProps {
  user: PublicUser;
  /** True before the account is deleted, and false when that failed. */
  onDeleting: (isDeleting: boolean) => void;
}

/** Exports, imports or deletes the user's own data in this browser; last what asks the site first, so that it moves nothing. */
export function MyData({ user, onDeleting }: MyDataProps) {
  const [deleting, setDeleting] = useState(false);
  const { run, outcome } = useAction('Não foi possível concluir a ação.');
  const save = () =>
    run(async () => {
      const now = Date.now();
      // The Swedish form of a date is '2026-11-20'.
      const name = `bookshelfs-${new Date(now).toLocaleDateString('sv-SE')}.json`;
      download(await exportMine(now), { name, type: 'application/json' });
      return `Arquivo salvo: ${name}`;
    });
  const load = (file: File) =>
    run(async () => importedText(await importLoans(await readAccountFile(file))));
  return (
    <>
      <section aria-labelledby="data-heading" className={styles.data} data-screen-only>
        <h2 id="data-heading">Meus dados</h2>
        <p className={styles.note}>
          Exporte um arquivo para guardar uma cópia ou levar sua conta para outro aparelho. Não
          compartilhe este arquivo: com ele, alguém pode descobrir sua senha.
        </p>
        <div className={styles.buttons}>
          <Button onClick={() => void save()}>Exportar meus dados</Button>
          <FileButton label="Arquivo a importar" onFile={(file) => void load(file)}>
            Importar dados…
          </FileButton>
          <ActionOutcome outcome={outcome} />
        </div>
        <div>
          <Button look="danger" onClick={() => setDeleting(true)}>
            Excluir minha conta…
          </Button>
        </div>
        {deleting && (
          <DeleteAccount user={user} onDeleting={onDeleting} onClose={() => setDeleting(false)} />
        )}
      </section>
      <SavedCatalogue />
    </>
  );
}

/** The browser restores focus only if the dialog is closed before it is removed. */
const asModal = (dialog: HTMLDialogElement | null) => {
  dialog?.showModal();
  return () => dialog?.close();
};

/** Asks for confirmation before deleting the account, and says what is deleted with it. */
function DeleteAccount({ user, onDeleting, onClose }: MyDataProps & { onClose: () => void }) {
  const held = useLoans().find(isActive);
  const { run, working, outcome } = useAction('Não foi possível excluir a conta.');
  const deleteAll = async () => {
    onDeleting(true);
    await deleteMyAccount().catch((error: unknown) => {
      onDeleting(false);
      throw error;
    });
    forgetBook();
  };
  return (
    <dialog
      ref={asModal}
      aria-labelledby="delete-heading"
      className={styles.dialog}
      onCancel={onClose}
    >
      <h2 id="delete-heading">Excluir sua conta?</h2>
      <p>
        {`Isto remove deste navegador, para sempre, a conta de ${user.name || user.email} (${user.email}), seus empréstimos e os lugares em que você parou.`}
        {held && ` “${held.title}” será devolvido.`}
      </p>
      <ActionOutcome outcome={outcome} />
      <div className={styles.confirm}>
        <Button onClick={onClose}>Cancelar</Button>
        <Button look="danger" busy={working} onClick={() => void run(deleteAll)}>
          Excluir conta
        </Button>
      </div>
    </dialog>
  );
}
