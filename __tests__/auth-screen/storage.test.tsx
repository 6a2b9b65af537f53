import { act, screen } from '@testing-library/react';
import { KEYS } from '@/fixtures/storage-keys';
import { openAuth, profileIsShown } from '../support/accounts-app';
import { REFUSED_WRITES, failWrites } from '../support/fake-storage';
import { withLocks, withoutLocks } from '../support/fake-browser';
import {
  ACCOUNTS,
  blockStorage,
  holdLock,
  store,
  stored,
  withWebCrypto,
  withoutWebCrypto,
} from '../support/library';
import { advanceTime, freezeTimers } from '../support/time';
import { errorAboveForm, fillLogin, fillRegistration, submitButton } from './actions';

beforeEach(() => withLocks());
afterEach(withoutLocks);

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

test.each(['{"a":[]}', '[null,1]', '{"version":3,"records":[]}'])(
  'over the damaged data %s an account is created',
  async (damaged) => {
    for (const key of Object.values(KEYS)) localStorage.setItem(key, damaged);
    const { visitor } = openAuth();
    await fillRegistration(visitor);
    await visitor.click(submitButton());
    await profileIsShown();
    expect(stored('users')).toHaveLength(1);
  },
);

describe('when the browser does not answer', () => {
  afterEach(() => {
    jest.useRealTimers();
    withoutWebCrypto();
  });

  const BUSY =
    'Outra aba do BookShelfs está ocupada, e nada foi alterado. Feche as outras abas e tente de novo.';
  const SLOW =
    'O navegador demorou demais para conferir a senha. Nada foi alterado: tente de novo.';

  test.each([
    ['a lock that is not granted is', 10_000, () => holdLock().release, BUSY],
    [
      'a hash that does not come is',
      15_000,
      () => {
        withWebCrypto({ digest: () => new Promise(() => undefined) });
        return withoutWebCrypto;
      },
      SLOW,
    ],
  ])('%s given up after %i ms, and can be tried again', async (_, patience, hold, message) => {
    freezeTimers();
    const release = hold();
    const { visitor } = openAuth({ fakeTimers: true });
    await fillRegistration(visitor);
    await visitor.click(submitButton());
    await advanceTime(patience - 1_000);
    expect(submitButton()).toHaveTextContent('Criando…');
    await advanceTime(1_000);
    expect(await errorAboveForm()).toBe(message);
    expect(submitButton()).toHaveTextContent('Criar conta');
    await act(async () => release());
    await advanceTime(1_000);
    expect(localStorage).toHaveLength(0);
    await visitor.click(submitButton());
    await advanceTime(1_000);
    await profileIsShown();
  });
});
