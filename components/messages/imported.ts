import { plural } from '@/lib/format';
import type { Imported } from '@/lib/my-data/my-account';

export function importedText({ added, returned, leftOut }: Imported): string {
  const changes = [
    added > 0 && plural(added, 'empréstimo novo', 'empréstimos novos'),
    returned > 0 && plural(returned, 'empréstimo devolvido', 'empréstimos devolvidos'),
  ].filter(Boolean);
  return [
    changes.length > 0
      ? `Dados importados: ${changes.join(', ')}.`
      : 'Tudo o que há no arquivo já está aqui.',
    leftOut.length > 0 &&
      `Ficou de fora: ${leftOut.join('; ')}. A conta ou o livro já tem um empréstimo ativo.`,
  ]
    .filter(Boolean)
    .join(' ');
}
