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
      `Ficou de fora: ${leftOut.join('; ')}. Você já tem um empréstimo ativo, ou o livro está com outro usuário.`,
  ]
    .filter(Boolean)
    .join(' ');
}
