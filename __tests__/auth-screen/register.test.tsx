import { screen, waitFor } from '@testing-library/react';
import { openAuth, profileIsShown } from '../support/accounts-app';
import {
  ACCOUNTS,
  ANA,
  holdLock,
  withLocksAndFixedDate,
  withWebCrypto,
  withoutWebCrypto,
} from '../support/library';
import { SEGREDO_HASH, TODAY, store, stored } from '../support/library-records';
import { errorAboveForm, fillRegistration, submitButton } from './actions';

withLocksAndFixedDate();
afterEach(withoutWebCrypto);

test('registering stores the account and logs in to it', async () => {
  store({ users: [ANA] });
  const { visitor } = openAuth();
  await fillRegistration(visitor, { name: '  Caio Prado ', email: ' Caio@EXEMPLO.com ' });
  await visitor.keyboard('{Enter}');
  await profileIsShown();
  const [ana, caio] = stored('users') as Record<string, unknown>[];
  expect(ana).toEqual(ANA);
  expect(caio).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$|^\d+$/),
    name: 'Caio Prado',
    email: 'caio@exemplo.com',
    passwordHash: SEGREDO_HASH,
    createdAt: new Date(TODAY).toISOString(),
  });
  expect(stored('session')).toEqual({ userId: caio?.id, ts: TODAY });
  expect(screen.getByText('Caio Prado')).toBeVisible();
});

const INCOMPLETE = 'Preencha nome, e-mail e senha.';
const SHORT = 'A senha precisa de pelo menos 6 caracteres.';

test.each([
  ['no name', { name: '' }, INCOMPLETE, 'Nome'],
  ['a name of spaces', { name: '   ' }, INCOMPLETE, 'Nome'],
  ['no e-mail', { email: '' }, INCOMPLETE, 'E-mail'],
  ['no password', { password: '' }, INCOMPLETE, 'Senha'],
  ['an invalid e-mail', { email: 'caio' }, 'Informe um e-mail válido.', 'E-mail'],
  ['a password of five characters', { password: '12345' }, SHORT, 'Senha'],
  [
    'an e-mail that has an account',
    { email: ANA.email },
    'Já existe uma conta com este e-mail.',
    'E-mail',
  ],
  [
    'the same in capitals with spaces around it',
    { email: ' ANA@EXEMPLO.COM ' },
    'Já existe uma conta com este e-mail.',
    'E-mail',
  ],
])(
  '%s is refused, nothing is stored, and what was typed stays',
  async (_, form, message, label) => {
    store(ACCOUNTS);
    const before = { ...localStorage };
    const { visitor } = openAuth();
    await fillRegistration(visitor, form);
    await visitor.click(submitButton());
    expect(await errorAboveForm()).toBe(message);
    expect(screen.getByLabelText(label)).toBeInvalid();
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(
      expect.stringContaining(message),
    );
    const typed = { name: 'Caio', email: 'caio@exemplo.com', password: 'segredo', ...form };
    expect(screen.getByLabelText('Nome')).toHaveValue(typed.name);
    expect(screen.getByLabelText('E-mail')).toHaveValue(typed.email.trim());
    expect(screen.getByLabelText('Senha')).toHaveValue(typed.password);
    expect({ ...localStorage }).toEqual(before);
    expect(window.location.pathname).toBe('/auth/');
  },
);

test('all missing fields are marked at once', async () => {
  const { visitor } = openAuth();
  await fillRegistration(visitor, { name: '', email: '', password: '' });
  await visitor.click(submitButton());
  expect(await errorAboveForm()).toBe(INCOMPLETE);
  for (const label of ['Nome', 'E-mail', 'Senha']) {
    expect(screen.getByLabelText(label)).toBeInvalid();
  }
});

test('a password of six characters is accepted', async () => {
  const { visitor } = openAuth();
  await fillRegistration(visitor, { password: '123456' });
  await visitor.click(submitButton());
  await profileIsShown();
});

test('the button says “Criando…” meanwhile, and pressing it again creates no second account', async () => {
  const { locks, release } = holdLock();
  const { visitor } = openAuth();
  await fillRegistration(visitor);
  await visitor.click(submitButton());
  expect(submitButton()).toHaveTextContent(/^Criando…$/);
  expect(submitButton()).toHaveAttribute('aria-disabled', 'true');
  await visitor.click(submitButton());
  await visitor.type(screen.getByLabelText('Senha'), '{Enter}');
  await waitFor(() => expect(locks.requested).toHaveLength(2));
  release();
  await profileIsShown();
  expect(locks.requested).toHaveLength(2);
  expect(stored('users')).toHaveLength(1);
});

test('an unexpected error shows “Falha ao criar conta.”', async () => {
  withWebCrypto({ digest: () => Promise.reject(new TypeError('inesperado')) });
  const { visitor } = openAuth();
  await fillRegistration(visitor);
  await visitor.click(submitButton());
  expect(await errorAboveForm()).toBe('Falha ao criar conta.');
  expect(localStorage).toHaveLength(0);
});
