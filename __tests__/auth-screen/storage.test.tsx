import { screen } from '@testing-library/react';
import { openAuth } from '../support/accounts-app';
import { accessDenied, failWrites, quotaExceeded, storedTexts } from '../support/failing-storage';
import { withLocks, withoutLocks } from '../support/fake-locks';
import { ACCOUNTS, blockStorage } from '../support/library';
import { store } from '../support/library-records';
import { errorAboveForm, fillLogin, fillRegistration, submitButton } from './actions';

beforeEach(() => withLocks());
afterEach(withoutLocks);

const FULL =
  'O armazenamento deste navegador está cheio, e nada foi alterado. Libere espaço e tente de novo.';
const REFUSED =
  'O navegador não permitiu gravar, e nada foi alterado. Permita os dados deste site e tente de novo.';

test.each([
  ['full', quotaExceeded, FULL],
  ['not to be written', accessDenied, REFUSED],
])('a storage that is %s is told, and nothing is changed', async (_, error, message) => {
  store(ACCOUNTS);
  const before = storedTexts();
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
    expect(storedTexts()).toEqual(before);
    expect(screen.getByLabelText('Senha')).toHaveValue('segredo');
  }
});

test('half a registration is none: the session’s refusal takes the account back', async () => {
  store(ACCOUNTS);
  const before = storedTexts();
  const failing = failWrites({ from: 2, times: 1 });
  const { visitor } = openAuth();
  await fillRegistration(visitor);
  await visitor.click(submitButton());
  expect(await errorAboveForm()).toBe(FULL);
  failing.stop();
  expect(storedTexts()).toEqual(before);
});

test('where nothing can be stored at all, it says so, and why', async () => {
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
