'use client';

import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { plural } from '@/lib/format';
import type { OthersData } from '@/lib/my-data/others';
import styles from './my-data.module.css';

interface ExportEverythingProps {
  others: OthersData;
  working: boolean;
  onExport: () => void;
  onClose: () => void;
}

/** Names what a file with everybody's data holds, before it is made. */
export function ExportEverything({ others, working, onExport, onClose }: ExportEverythingProps) {
  const { accounts, loans } = others;
  return (
    <Dialog
      title="Exportar tudo deste navegador?"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancelar</Button>
          <Button look="danger" busy={working} onClick={onExport}>
            Exportar tudo
          </Button>
        </>
      }
    >
      <p>Além da sua conta e dos seus empréstimos, o arquivo leva:</p>
      <ul className={styles.holdings}>
        {accounts > 0 && (
          <li>
            nomes, e-mails e hashes das senhas de {plural(accounts, 'outra conta', 'outras contas')}
          </li>
        )}
        {loans > 0 && <li>{plural(loans, 'empréstimo', 'empréstimos')} de outras pessoas</li>}
      </ul>
      <p>
        Quem tiver o arquivo pode tentar adivinhar essas senhas. Só exporte se os donos das contas
        souberem.
      </p>
    </Dialog>
  );
}
