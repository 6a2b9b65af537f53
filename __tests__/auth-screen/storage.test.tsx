import { screen } from '@testing-library/react';
import { openAuth } from '../support/accounts-app';
import { REFUSED_WRITES, failWrites } from '../support/failing-storage';
import { withLocks, withoutLocks } from '../support/fake-locks';
import { ACCOUNTS, blockStorage } from '../support/library';
import { store } from '../support/library-records';
import { errorAboveForm, fillLogin, fillRegistration, submitButton } from './actions';

beforeEach(() => withLocks());
afterEach(withoutLocks);

test.each(REFUSED_WRITES)(
  'a storage that is %s is reported, and nothing is changed',
  async (_, error, message) => {
    store(ACCOUNTS);
    const before = { ...localStorage };
    const { visitor } = openAuth();
    for (const fill of [fillLogin, fillRegistration]) {
      const failing = failWrites({ from: 1, times: Infinity, error });
      try {
        await fill(visitor);
        await visitor.click(submitButton());
        expect(await errorAboveForm()).toBe(message);
      } finally {
        failing.stop();
      }
      expect({ ...localStorage }).toEqual(before);
      expect(screen.getByLabelText('Senha')).toHaveValue('segredo');
    }
  },
);

test('the account is not stored when the session cannot be', async () => {
  store(ACCOUNTS);
  const before = { ...localStorage };
  const failing = failWrites({ from: 2, times: 1 });
  const { visitor } = openAuth();
  await fillRegistration(visitor);
  await visitor.click(submitButton());
  expect(await errorAboveForm()).toBe(REFUSED_WRITES[0][2]);
  failing.stop();
  expect({ ...localStorage }).toEqual(before);
});

test('without local storage, the page and a login say why it does not work', async () => {
  const blocked = blockStorage();
  try {
    const { visitor } = openAuth();
    const message =
      'Este navegador não deixa o site guardar dados (navegação privada ou dados do site bloqueados). Permita-os para entrar e emprestar livros.';
    expect(await errorAboveForm()).toBe(message);
    await fillLogin(visitor);
    await visitor.click(submitButton());
    expect(await screen.findAllByText(message)).not.toHaveLength(0);
    expect(window.location.pathname).toBe('/auth/');
  } finally {
    blocked.mockRestore();
  }
});
