import { webcrypto } from 'node:crypto';
import { screen, waitFor } from '@testing-library/react';
import { authIsShown, openAuth, profileIsShown } from '../support/accounts-app';
import {
  ACCOUNTS,
  ANA,
  AS_ANA,
  holdLock,
  withLocksAndFixedDate,
  storedByAnotherTab,
  withWebCrypto,
  withoutWebCrypto,
} from '../support/library';
import { SEGREDO_HASH, TODAY, aUser, store, stored } from '../support/library-records';
import { textsInProps } from '../support/react-props';
import { errorAboveForm, fillLogin, submitButton } from './actions';

withLocksAndFixedDate();
afterEach(withoutWebCrypto);

test('logging in stores a session and opens the profile', async () => {
  store(ACCOUNTS);
  const { visitor } = openAuth();
  await fillLogin(visitor);
  await visitor.keyboard('{Enter}');
  await profileIsShown();
  expect(stored('session')).toEqual({ userId: ANA.id, ts: TODAY });
  expect(stored('users')).toEqual(ACCOUNTS.users);
  expect(screen.queryByRole('tablist')).not.toBeInTheDocument();
});

test.each([' ANA@Exemplo.com ', 'ana@EXEMPLO.COM', 'Ana@exemplo.com'])(
  'the e-mail “%s” finds Ana’s account',
  async (email) => {
    store(ACCOUNTS);
    const { visitor } = openAuth();
    await fillLogin(visitor, { email });
    await visitor.click(submitButton());
    await profileIsShown();
    expect(stored('session')).toMatchObject({ userId: ANA.id });
  },
);

test('an account whose password is shorter than the minimum can log in', async () => {
  // SHA-256 of 'abc'.
  const passwordHash = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';
  store({ users: [aUser({ passwordHash })] });
  const { visitor } = openAuth();
  await fillLogin(visitor, { password: 'abc' });
  await visitor.click(submitButton());
  await profileIsShown();
});

test.each([
  ['an unknown e-mail', { email: 'ninguem@exemplo.com' }, 'Usuário não encontrado.', 'E-mail'],
  ['a wrong password', { password: 'errada' }, 'Usuário ou senha incorreta.', 'Senha'],
  ['the password in capitals', { password: 'SEGREDO' }, 'Usuário ou senha incorreta.', 'Senha'],
  ['an extra space', { password: 'segredo ' }, 'Usuário ou senha incorreta.', 'Senha'],
  ['no e-mail', { email: '' }, 'Preencha e-mail e senha.', 'E-mail'],
  ['no password', { password: '' }, 'Preencha e-mail e senha.', 'Senha'],
])('%s is refused, and what was typed stays', async (_, form, message, label) => {
  store(ACCOUNTS);
  const { visitor } = openAuth();
  await fillLogin(visitor, form);
  await visitor.click(submitButton());
  expect(await errorAboveForm()).toBe(message);
  expect(screen.getByLabelText(label)).toBeInvalid();
  expect(screen.getByLabelText(label)).toHaveAccessibleDescription(message);
  const typed = { email: ANA.email, password: 'segredo', ...form };
  expect(screen.getByLabelText('E-mail')).toHaveValue(typed.email);
  expect(screen.getByLabelText('Senha')).toHaveValue(typed.password);
  expect(stored('session')).toBeNull();
  expect(window.location.pathname).toBe('/auth/');
});

test('after correcting an error the login works, and the message is gone', async () => {
  store(ACCOUNTS);
  const { visitor } = openAuth();
  await fillLogin(visitor, { password: 'errada' });
  await visitor.click(submitButton());
  await errorAboveForm();
  await fillLogin(visitor);
  await visitor.click(submitButton());
  await profileIsShown();
  expect(screen.queryByText('Usuário ou senha incorreta.')).not.toBeInTheDocument();
});

test('the button says “Entrando…” meanwhile, and pressing it again does nothing', async () => {
  store(ACCOUNTS);
  const { locks, release } = holdLock();
  const { visitor } = openAuth();
  await fillLogin(visitor);
  await visitor.click(submitButton());
  expect(submitButton()).toHaveTextContent(/^Entrando…$/);
  expect(submitButton()).toHaveAttribute('aria-disabled', 'true');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await visitor.click(submitButton());
  await visitor.type(screen.getByLabelText('Senha'), '{Enter}');
  await waitFor(() => expect(locks.requested).toHaveLength(2));
  expect(stored('session')).toBeNull();
  release();
  await profileIsShown();
  expect(locks.requested).toHaveLength(2);
});

test('an unexpected error shows “Falha ao entrar.”', async () => {
  store(ACCOUNTS);
  withWebCrypto({ digest: () => Promise.reject(new TypeError('inesperado')) });
  const { visitor } = openAuth();
  await fillLogin(visitor);
  await visitor.click(submitButton());
  expect(await errorAboveForm()).toBe('Falha ao entrar.');
  expect(submitButton()).toHaveTextContent(/^Entrar$/);
});

test('the hash of a password is neither in the page nor in any component’s props', async () => {
  store(AS_ANA);
  const { container } = openAuth();
  await profileIsShown();
  expect(document.documentElement.outerHTML).not.toContain(SEGREDO_HASH);
  const texts = textsInProps(container);
  expect(texts).toContain(ANA.email);
  expect([...texts].filter((text) => text.includes(SEGREDO_HASH))).toEqual([]);
});

test.each(['with Web Crypto', 'without it, as on plain http'])(
  'a browser %s logs in',
  async (browser) => {
    if (browser.startsWith('with ')) withWebCrypto(webcrypto.subtle);
    expect(Boolean(globalThis.crypto.subtle)).toBe(browser.startsWith('with '));
    store(ACCOUNTS);
    const { visitor } = openAuth();
    await fillLogin(visitor);
    await visitor.click(submitButton());
    await profileIsShown();
  },
);

test('a login in another tab opens the profile in this one', async () => {
  openAuth();
  await authIsShown();
  storedByAnotherTab(AS_ANA);
  await profileIsShown();
});
