'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { download } from '@/components/ui/download';
import { Message } from '@/components/ui/message';
import { useAction } from '@/components/ui/use-action';
import { exportData, exportFileName, exportMine } from '@/lib/my-data/export';
import { useOthersData } from '@/lib/my-data/others';
import { ExportEverything } from './export-everything';

const JSON_TYPE = 'application/json';

/** Exports the reader's own data; those of everybody here only after saying what they hold. */
export function ExportData() {
  const [asking, setAsking] = useState(false);
  const others = useOthersData();
  const { run, working, outcome } = useAction('Não foi possível exportar os dados.');
  const saveMine = () =>
    run(async () => {
      const now = Date.now();
      download(exportMine(now), { name: exportFileName(now), type: JSON_TYPE });
      return 'Arquivo exportado. Guarde bem: com ele dá para tentar adivinhar a sua senha.';
    });
  const saveEverything = async () => {
    await run(async () => {
      const now = Date.now();
      const name = exportFileName(now, { everything: true });
      download(exportData(now), { name, type: JSON_TYPE });
      return 'Arquivo exportado. Guarde bem: com ele dá para tentar adivinhar as senhas de todos.';
    });
    setAsking(false);
  };
  return (
    <>
      <Button onClick={() => void saveMine()}>Exportar meus dados</Button>
      {others.accounts + others.loans > 0 && (
        <Button onClick={() => setAsking(true)}>Exportar tudo deste navegador…</Button>
      )}
      {outcome && <Message kind={outcome.kind}>{outcome.text}</Message>}
      {asking && (
        <ExportEverything
          others={others}
          working={working}
          onExport={() => void saveEverything()}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
