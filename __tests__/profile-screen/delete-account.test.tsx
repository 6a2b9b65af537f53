import { fireEvent, screen, within } from '@testing-library/react';
import { aLoan, aPlace, isoDay } from '@/fixtures/records';
import { rememberBook } from '@/lib/lending/remembered-book';
import { authIsShown, openProfile } from '../support/accounts-app';
import { withDialogs, withLocks } from '../support/fake-browser';
import { failWrites } from '../support/fake-storage';
import { AS_ANA, BIA, store, stored, storedByAnotherTab } from '../support/library';

beforeEach(() => {
  withLocks();
  withDialogs();
});

const RETURNED = aLoan({ id: 'l0', bookId: 5, title: 'Lido', returnedAt: isoDay(-3) });
const OF_BIA = aLoan({ id: 'b1', userId: 'bia', bookId: 2 });
const PLACE_OF_BIA = aPlace({ userId: 'bia' });

/** Opens the profile of Ana with two loans; `ask` opens the dialog. */
async function open() {
  store({ ...AS_ANA, loans: [RETURNED, aLoan(), OF_BIA] });
  const { visitor } = await openProfile();
  const ask = async () => {
    await visitor.click(screen.getByRole('button', { name: 'Excluir minha conta…' }));
    const dialog = screen.getByRole('dialog', { name: 'Excluir sua conta?' });
    const press = (name: string) => visitor.click(within(dialog).getByRole('button', { name }));
    return { dialog, press };
  };
  return { visitor, ask, before: { ...localStorage } };
}

const CONFIRM = 'Excluir conta';

test('a dialog asks first, and says what will be deleted; “Cancelar” and Escape change nothing', async () => {
  const { ask, before } = await open();
  const { dialog, press } = await ask();
  expect(dialog).toHaveTextContent(
    'Isto remove deste navegador, para sempre, a conta de Ana (ana@exemplo.com), seus empréstimos e os lugares em que você parou. “Frankenstein” será devolvido.',
  );
  await press('Cancelar');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  // Browsers turn Escape into this event.
  fireEvent((await ask()).dialog, new Event('cancel'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect({ ...localStorage }).toEqual(before);
  expect(window.location.pathname).toBe('/profile/');

  storedByAnotherTab({ loans: [RETURNED] });
  expect((await ask()).dialog).not.toHaveTextContent('será devolvido');
});

test('confirming deletes the account, its loans and the session, and nobody else’s data', async () => {
  rememberBook({ ...aLoan(), id: 9, title: 'Outro' });
  const { visitor, ask } = await open();
  store({ places: [aPlace(), PLACE_OF_BIA] });
  await (await ask()).press(CONFIRM);
  expect(await screen.findByRole('heading', { name: 'Conta excluída' })).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(stored('users')).toEqual([BIA]);
  expect(stored('loans')).toEqual([OF_BIA]);
  expect(stored('places')).toEqual([PLACE_OF_BIA]);
  expect(stored('session')).toBeNull();
  // Who comes next is not asked about the book that this reader wanted.
  await visitor.click(screen.getByRole('link', { name: 'Login' }));
  await authIsShown();
  expect(screen.queryByText(/“Outro”/)).not.toBeInTheDocument();
});

// Whichever write it is: ../lib/storage/failures.test.ts.
test('when a write is refused, nothing is deleted', async () => {
  const { visitor, ask, before } = await open();
  const { dialog, press } = await ask();
  failWrites({ from: 2, times: 1 });
  await press(CONFIRM);
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('nada foi alterado');
  expect({ ...localStorage }).toEqual(before);
  await press('Cancelar');
  await visitor.click(screen.getByRole('button', { name: 'Sair' }));
  await authIsShown();
});
