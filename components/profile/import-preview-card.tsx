import { plural } from '@/lib/format';
import { Button } from '@/components/ui/button';
import type { ImportPreview } from '@/lib/my-data/import';
import styles from './my-data.module.css';

interface ImportPreviewCardProps {
  preview: ImportPreview;
  working: boolean;
  onApply: () => void;
  onCancel: () => void;
}

/** What importing a file would change. */
export function ImportPreviewCard({ preview, working, onApply, onCancel }: ImportPreviewCardProps) {
  const { usersToAdd, loansToAdd, loansToComplete, known, unreadable, conflicts } = preview;
  const changes = usersToAdd.length + loansToAdd.length + loansToComplete.length;
  const kept = known.users + known.loans;
  return (
    <div className={styles.preview} role="group" aria-label="Prévia da importação">
      <h3>O que será importado</h3>
      <ul>
        {usersToAdd.map((user) => (
          <li key={user.id}>
            Conta nova: {user.name} ({user.email})
          </li>
        ))}
        {loansToAdd.length > 0 && (
          <li>{plural(loansToAdd.length, 'empréstimo novo', 'empréstimos novos')}</li>
        )}
        {loansToComplete.map((loan) => (
          <li key={loan.id}>Devolução registrada: {loan.title}</li>
        ))}
        {changes === 0 && <li>Nada: tudo o que o arquivo tem já está aqui.</li>}
        {kept > 0 && (
          <li>
            {plural(kept, 'registro já está aqui e fica', 'registros já estão aqui e ficam')} sem
            mudança.
          </li>
        )}
        {unreadable > 0 && (
          <li>
            {plural(unreadable, 'registro danificado', 'registros danificados')} no arquivo,
            deixados de fora.
          </li>
        )}
        {conflicts.map(({ loan, message }) => (
          <li key={loan.id}>
            Fica de fora: {loan.title}. {message}
          </li>
        ))}
      </ul>
      <div className={styles.buttons}>
        {changes > 0 && (
          <Button look="primary" busy={working} onClick={onApply}>
            Importar
          </Button>
        )}
        <Button onClick={onCancel}>{changes > 0 ? 'Cancelar' : 'Fechar'}</Button>
      </div>
    </div>
  );
}
