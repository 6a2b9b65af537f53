import { act, screen } from '@testing-library/react';
import { openAuth, profileIsShown } from '../support/accounts-app';
import { REFUSED_WRITES, failWrites } from '../support/fake-storage';
import { withLocks } from '../support/fake-browser';
import { ACCOUNTS, blockStorage, holdLock, store, stored } from '../support/library';
import { advanceTime, freezeTimers } from '../support/time';
import { errorAboveForm, fillLogin, fillRegistration, submitButton } from './actions';

beforeEach(() => withLocks());

test.each(REFUSED_WRITES)(
  'a storage that is %s is reported, and nothing is changed',
  async (_, error, message) => {
    store(ACCOUNTS);
    const before = { ...localStorage };
    const { visitor } = openAuth();
    for (const [fill, from] of [
      [fillLogin, 1],
      [fillRegistration, 1],
      // The account can be stored, and the session cannot.
      [fillRegistration, 2],
    ] as const) {
      const failing = failWrites({ from, times: from === 1 ? Infinity : 1, error });
      await fill(visitor);
      await visitor.click(submitButton());
      expect(await errorAboveForm()).toBe(message);
      failing.stop();
      expect({ ...localStorage }).toEqual(before);
      expect(screen.getByLabelText('Senha')).toHaveValue('segredo');
    }
  },
);

test('without local storage, the page and a login say why it does not work', async () => {
  blockStorage();
  const { visitor } = openAuth();
  const message =
    'Este navegador não deixa o site guardar dados. Para pegar livros, saia da navegação privada ou permita os dados deste site.';
  expect(await errorAboveForm()).toBe(message);
  await fillLogin(visitor);
  await visitor.click(submitButton());
  expect(await screen.findAllByText(message)).not.toHaveLength(0);
  expect(window.location.pathname).toBe('/auth/');
});

test('a registration that can neither end nor be undone leaves an account to log in to', async () => {
  const { visitor } = openAuth();
  await fillRegistration(visitor);
  // The account is written, the session is not, and the account cannot be taken back.
  const failing = failWrites({ from: 2, times: Infinity });
  await visitor.click(submitButton());
  expect(await errorAboveForm()).toContain('O armazenamento deste navegador está cheio');
  failing.stop();
  expect(stored('session')).toBeNull();
  await visitor.click(screen.getByRole('tab', { name: 'Entrar' }));
  await visitor.click(submitButton());
  await profileIsShown();
});

test('a lock that another tab holds is given up after ten seconds, and can be tried again', async () => {
  freezeTimers();
  const { release } = holdLock();
  const { visitor } = openAuth({ fakeTimers: true });
  await fillRegistration(visitor);
  await visitor.click(submitButton());
  await advanceTime(9_000);
  expect(submitButton()).toHaveTextContent('Criando…');
  await advanceTime(1_000);
  // Here, as what waits for it would advance the time.
  expect(screen.getByRole('alert')).toBeVisible();
  expect(await errorAboveForm()).toBe(
    'Outra aba do BookShelfs está ocupada, e nada foi alterado. Feche as outras abas e tente de novo.',
  );
  expect(submitButton()).toHaveTextContent('Criar conta');
  await act(async () => release());
  await advanceTime(1_000);
  expect(localStorage).toHaveLength(0);
  await visitor.click(submitButton());
  await advanceTime(1_000);
  await profileIsShown();
});
