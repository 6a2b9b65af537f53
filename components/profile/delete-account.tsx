'use client';

import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Message } from '@/components/ui/message';
import { useAction } from '@/components/ui/use-action';
import { deleteMyAccount } from '@/lib/my-data/delete-account';
import { plural } from '@/lib/format';
import { isActive } from '@/lib/lending/rules';
import { useLoans } from '@/lib/lending/hooks';
import type { PublicUser } from '@/lib/accounts/user';

interface DeleteAccountProps {
  user: PublicUser;
  onClose: () => void;
}

/** Asks for confirmation before deleting the account, and says what is deleted with it. */
export function DeleteAccount({ user, onClose }: DeleteAccountProps) {
  const loans = useLoans();
  const held = loans.find(isActive);
  const { run, working, outcome } = useAction('Não foi possível excluir a conta.');
  return (
    <Dialog
      title="Excluir sua conta?"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancelar</Button>
          <Button look="danger" busy={working} onClick={() => void run(deleteMyAccount)}>
            Excluir conta e empréstimos
          </Button>
        </>
      }
    >
      <p>
        Serão apagados deste navegador, para sempre: a conta de {user.name || user.email} (
        {user.email}) e{' '}
        {loans.length ? plural(loans.length, 'empréstimo', 'empréstimos') : 'nenhum empréstimo'}.
        {held && ` “${held.title}” será devolvido.`}
      </p>
      {outcome && <Message kind={outcome.kind}>{outcome.text}</Message>}
    </Dialog>
  );
}
