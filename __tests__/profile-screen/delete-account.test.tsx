import { fireEvent, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { authIsShown, openProfile } from '../support/accounts-app';
import { withDialogs } from '../support/dialogs';
import { failWrites } from '../support/failing-storage';
import { withLocks, withoutLocks } from '../support/fake-locks';
import { AS_ANA, BIA } from '../support/library';
import { aLoan, isoDay, store, stored } from '../support/library-records';

beforeEach(() => {
  withLocks();
  withDialogs();
});
afterEach(withoutLocks);

const RETURNED = aLoan({ id: 'l0', bookId: 5, title: 'Lido', returnedAt: isoDay(-3) });
const OF_BIA = aLoan({ id: 'b1', userId: 'bia', bookId: 2 });

async function ask(visitor: UserEvent) {
  await visitor.click(screen.getByRole('button', { name: 'Excluir minha conta…' }));
  return screen.getByRole('dialog', { name: 'Excluir sua conta?' });
}

test('a dialog asks first, and says what will be deleted', async () => {
  store({ ...AS_ANA, loans: [RETURNED, aLoan(), OF_BIA] });
  const before = { ...localStorage };
  const { visitor } = await openProfile();
  const dialog = await ask(visitor);
  expect(dialog).toHaveTextContent(
    'Serão apagados deste navegador, para sempre: a conta de Ana (ana@exemplo.com) e 2 empréstimos. “Frankenstein” será devolvido.',
  );
  expect({ ...localStorage }).toEqual(before);
});

test.each([
  ['one returned loan', [RETURNED], 'e 1 empréstimo.'],
  ['no loans', [], 'e nenhum empréstimo.'],
])('the dialog is right for an account with %s', async (_, loans, text) => {
  store({ ...AS_ANA, loans });
  const { visitor } = await openProfile();
  const dialog = await ask(visitor);
  expect(dialog).toHaveTextContent(text);
  expect(dialog).not.toHaveTextContent('será devolvido');
});

test.each([
  [
    '“Cancelar”',
    (dialog: HTMLElement, visitor: UserEvent) =>
      visitor.click(within(dialog).getByRole('button', { name: 'Cancelar' })),
  ],
  [
    'Escape, which browsers turn into a cancel event,',
    async (dialog: HTMLElement) => void fireEvent(dialog, new Event('cancel')),
  ],
])('%s changes nothing', async (_, cancel) => {
  store({ ...AS_ANA, loans: [aLoan()] });
  const before = { ...localStorage };
  const { visitor } = await openProfile();
  await cancel(await ask(visitor), visitor);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect({ ...localStorage }).toEqual(before);
  expect(window.location.pathname).toBe('/profile/');
});

test('confirming deletes the account, its loans and the session, and nobody else’s data', async () => {
  store({ ...AS_ANA, loans: [RETURNED, aLoan(), OF_BIA] });
  const { visitor } = await openProfile();
  const dialog = await ask(visitor);
  await visitor.click(within(dialog).getByRole('button', { name: 'Excluir conta e empréstimos' }));
  await authIsShown();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(stored('users')).toEqual([BIA]);
  expect(stored('loans')).toEqual([OF_BIA]);
  expect(stored('session')).toBeNull();
});

test.each([1, 2, 3])('when write %d is refused, nothing is deleted', async (from) => {
  store({ ...AS_ANA, loans: [aLoan(), OF_BIA] });
  const before = { ...localStorage };
  const { visitor } = await openProfile();
  const dialog = await ask(visitor);
  const failing = failWrites({ from, times: 1 });
  try {
    await visitor.click(within(dialog).getByRole('button', { name: /^Excluir conta/ }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('nada foi alterado');
  } finally {
    failing.stop();
  }
  expect({ ...localStorage }).toEqual(before);
});
