import { fireEvent, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { authIsShown, openProfile } from '../support/accounts-app';
import { failWrites, storedTexts } from '../support/failing-storage';
import { withLocks, withoutLocks } from '../support/fake-locks';
import { AS_ANA, BIA } from '../support/library';
import { aLoan, isoDay, store, stored } from '../support/library-records';

beforeEach(() => {
  withLocks();
  // jsdom has the element but not its ways; Escape and the focus are shown in a browser, under e2e/.
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
});
afterEach(withoutLocks);

const RETURNED = aLoan({ id: 'l0', bookId: 5, title: 'Lido', returnedAt: isoDay(-3) });
const OF_BIA = aLoan({ id: 'b1', userId: 'bia', bookId: 2 });

async function ask(visitor: UserEvent) {
  await visitor.click(screen.getByRole('button', { name: 'Excluir minha conta…' }));
  return screen.getByRole('dialog', { name: 'Excluir sua conta?' });
}

test('it is asked first, and named what goes', async () => {
  store({ ...AS_ANA, loans: [RETURNED, aLoan(), OF_BIA] });
  const before = storedTexts();
  const { visitor } = await openProfile();
  const dialog = await ask(visitor);
  expect(dialog).toHaveTextContent(
    'Serão apagados deste navegador, para sempre: a conta de Ana (ana@exemplo.com) e 2 empréstimos. “Frankenstein” será devolvido.',
  );
  expect(storedTexts()).toEqual(before);
});

test.each([
  ['one loan, given back', [RETURNED], 'e 1 empréstimo.'],
  ['no loan at all', [], 'e nenhum empréstimo.'],
])('with %s', async (_, loans, text) => {
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
    'what a browser makes of Escape',
    async (dialog: HTMLElement) => void fireEvent(dialog, new Event('cancel')),
  ],
])('%s leaves everything as it was', async (_, cancel) => {
  store({ ...AS_ANA, loans: [aLoan()] });
  const before = storedTexts();
  const { visitor } = await openProfile();
  await cancel(await ask(visitor), visitor);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(storedTexts()).toEqual(before);
  expect(window.location.pathname).toBe('/profile/');
});

test('then account, loans and session go, and nothing of anybody else', async () => {
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

test.each([1, 2, 3])('when write number %d is refused, everything stays', async (from) => {
  store({ ...AS_ANA, loans: [aLoan(), OF_BIA] });
  const before = storedTexts();
  const { visitor } = await openProfile();
  const dialog = await ask(visitor);
  const failing = failWrites({ from, times: 1 });
  try {
    await visitor.click(within(dialog).getByRole('button', { name: /^Excluir conta/ }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('nada foi alterado');
  } finally {
    failing.stop();
  }
  expect(storedTexts()).toEqual(before);
});
