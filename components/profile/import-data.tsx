import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { FileButton } from '@/components/ui/file-button';
import { Message } from '@/components/ui/message';
import { useAction } from '@/components/ui/use-action';
import { plural } from '@/lib/format';
import type { Loan } from '@/lib/lending/loan';
import { readFile, type AccountFile } from '@/lib/my-data/file';
import { describeImport, findConflicts, importLoans } from '@/lib/my-data/import';
import type { Version } from '@/lib/my-data/merge-loans';
import styles from './my-data.module.css';

/** A file of which some loans are here in another version. */
interface Question {
  file: AccountFile;
  conflicts: readonly Loan[];
}

/** Imports the user's own file; asks only where it and the browser say different things of a loan. */
export function ImportData() {
  const [question, setQuestion] = useState<Question | null>(null);
  const { run, working, outcome } = useAction('Não foi possível importar os dados.');

  const apply = async (file: AccountFile, version: Version) => {
    const result = await importLoans(file, version);
    setQuestion(null);
    return describeImport(result, file);
  };
  const choose = (chosen: File) => {
    setQuestion(null);
    void run(async () => {
      const file = await readFile(chosen, Date.now());
      const conflicts = findConflicts(file);
      if (conflicts.length === 0) return apply(file, 'browser');
      setQuestion({ file, conflicts });
    });
  };
  const answer = (version: Version) => question && void run(() => apply(question.file, version));

  return (
    <>
      <FileButton label="Arquivo a importar" onFile={choose}>
        Importar dados…
      </FileButton>
      {outcome && <Message kind={outcome.kind}>{outcome.text}</Message>}
      {question && (
        <div className={styles.question} role="group" aria-label="Qual versão fica?">
          <p>{describe(question.conflicts)} Qual versão fica?</p>
          <div className={styles.buttons}>
            <Button busy={working} onClick={() => answer('browser')}>
              A deste navegador
            </Button>
            <Button busy={working} onClick={() => answer('file')}>
              A do arquivo
            </Button>
            <Button onClick={() => setQuestion(null)}>Cancelar</Button>
          </div>
        </div>
      )}
    </>
  );
}

/** How many titles are named. */
const MAX_NAMED = 5;

function describe(conflicts: readonly Loan[]): string {
  const titles = conflicts.slice(0, MAX_NAMED).map(({ title }) => `“${title}”`);
  const more = conflicts.length > MAX_NAMED ? ' e outros' : '';
  const loans = plural(conflicts.length, 'empréstimo', 'empréstimos');
  return `Este navegador já tem ${loans} do arquivo com outras datas: ${titles.join(', ')}${more}.`;
}
