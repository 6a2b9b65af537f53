import { plural } from '@/lib/format';
import { formatDate } from '@/lib/format-dates';
import { isActive } from '@/lib/lending/select-loans';
import { Button } from '@/components/ui/button';
import { LongList } from '@/components/ui/long-list';
import type { ImportPreview } from '@/lib/my-data/import';
import styles from './my-data.module.css';

interface ImportPreviewCardProps {
  preview: ImportPreview;
  working: boolean;
  onApply: () => void;
  onCancel: () => void;
}

/** How many lines of each list are shown at first: a file may have tens of thousands of accounts. */
const STEP = 20;

/** What importing a file would change. */
export function ImportPreviewCard({ preview, working, onApply, onCancel }: ImportPreviewCardProps) {
  const { usersToAdd, loansToAdd, loansToComplete, conflicts, cleanings } = preview;
  const changes = usersToAdd.length + loansToAdd.length + loansToComplete.length;
  const lists = [
    additions(preview),
    counts(preview, changes),
    conflicts.map(({ loan, message }) => `Fica de fora: ${loan.title}. ${message}`),
    cleanings.map(({ of, message }) => `Corrigido: ${of}. ${message}`),
  ].filter((lines) => lines.length > 0);
  return (
    <div className={styles.preview} role="group" aria-label="Prévia da importação">
      <h3>O que será importado</h3>
      {lists.map((lines) => (
        <LongList
          key={lines[0]}
          items={lines}
          step={STEP}
          noun={['item', 'itens']}
          keyOf={(_, index) => index}
        >
          {(line) => line}
        </LongList>
      ))}
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

/** What is new, the loans that are not over by their titles. */
const additions = ({ usersToAdd, loansToAdd, loansToComplete }: ImportPreview) => [
  ...usersToAdd.map(({ name, email }) => `Conta nova: ${name} (${email})`),
  ...(loansToAdd.length > 0
    ? [plural(loansToAdd.length, 'empréstimo novo', 'empréstimos novos')]
    : []),
  ...loansToAdd
    .filter(isActive)
    .map(({ title, dueAt }) => `Empréstimo ativo: ${title}, devolver até ${formatDate(dueAt)}`),
  ...loansToComplete.map(({ title }) => `Devolução registrada: ${title}`),
];

function counts({ known, unreadable }: ImportPreview, changes: number): readonly string[] {
  const kept = known.users + known.loans;
  return [
    ...(changes === 0 ? ['Nada: tudo o que o arquivo tem já está aqui.'] : []),
    ...(kept > 0
      ? [
          `${plural(kept, 'registro já está aqui e fica', 'registros já estão aqui e ficam')} sem mudança.`,
        ]
      : []),
    ...(unreadable > 0
      ? [
          plural(
            unreadable,
            'registro do arquivo está danificado e fica de fora.',
            'registros do arquivo estão danificados e ficam de fora.',
          ),
        ]
      : []),
  ];
}
