'use client';

import { useId, useRef, useState, type ChangeEvent } from 'react';
import { Button } from '@/components/ui/button';
import { Message } from '@/components/ui/message';
import { useAction } from '@/components/ui/use-action';
import { applyImport, previewFile, type ImportPreview } from '@/lib/my-data/import';
import { ImportPreviewCard } from './import-preview-card';

interface ImportDataProps {
  /** Whose active loan of the file is imported; those of others are not. */
  userId: string;
}

/** Imports a file that was exported here or elsewhere, after a preview of what it adds. */
export function ImportData({ userId }: ImportDataProps) {
  const [preview, setPreview] = useState<ImportPreview | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { run, working, outcome } = useAction('Não foi possível importar os dados.');
  const input = useRef<HTMLInputElement>(null);
  const id = useId();

  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    // So that choosing the same file again is a change event too.
    event.target.value = '';
    setPreview(null);
    setProblem(null);
    if (!file) return;
    void run(async () => {
      const read = await previewFile(file, userId);
      if (read.ok) setPreview(read);
      else setProblem(read.message);
    });
  };
  const apply = (chosen: ImportPreview) =>
    run(async () => {
      await applyImport(chosen);
      setPreview(null);
      return 'Dados importados.';
    });

  return (
    <>
      <input
        ref={input}
        id={id}
        type="file"
        accept="application/json,.json"
        hidden
        aria-label="Arquivo a importar"
        onChange={choose}
      />
      <Button onClick={() => input.current?.click()}>Importar dados…</Button>
      {problem && <Message kind="error">{problem}</Message>}
      {outcome && <Message kind={outcome.kind}>{outcome.text}</Message>}
      {preview && (
        <ImportPreviewCard
          preview={preview}
          working={working}
          onApply={() => void apply(preview)}
          onCancel={() => setPreview(null)}
        />
      )}
    </>
  );
}
