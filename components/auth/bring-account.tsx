import { FileButton } from '@/components/ui/file-button';
import { Message } from '@/components/ui/message';
import { useAction } from '@/components/ui/use-action';
import { readFile } from '@/lib/my-data/file';
import { bringAccount, describeImport } from '@/lib/my-data/import';
import styles from './auth-screen.module.css';

/** Brings an account and its loans from the file that was exported on another device. */
export function BringAccount() {
  const { run, working, outcome } = useAction('Não foi possível importar os dados.');
  const choose = (chosen: File) =>
    void run(async () => {
      const file = await readFile(chosen, Date.now());
      const result = await bringAccount(file);
      return `A conta de ${result.email} está neste navegador: entre com a sua senha. ${describeImport(result, file)}`;
    });
  return (
    <div className={styles.bring}>
      <p className={styles.note}>Vem de outro aparelho? Exporte seus dados no perfil de lá.</p>
      <FileButton label="Arquivo da conta" busy={working} onFile={choose}>
        Trazer minha conta de um arquivo…
      </FileButton>
      {outcome && <Message kind={outcome.kind}>{outcome.text}</Message>}
    </div>
  );
}
