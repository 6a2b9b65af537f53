import { screen } from '@testing-library/react';
import { TODAY, aUser } from '@/fixtures/records';
import { authIsShown, openAuth, profileIsShown } from '../support/accounts-app';
import {
  ACCOUNTS,
  ANA,
  AS_ANA,
  store,
  stored,
  storedByAnotherTab,
  withLocksAndFixedDate,
} from '../support/library';
import { errorAboveForm, fillLogin, submitButton } from './actions';

withLocksAndFixedDate();

const NO_EMAIL = 'Usuário não encontrado.';
const WRONG = 'Usuário ou senha incorreta.';
const INCOMPLETE = 'Preencha e-mail e senha.';

/** In an order in which no message is that of the row before. */
const REFUSED: [what: string, form: { email?: string; password?: string }, string, string][] = [
  ['an unknown e-mail', { email: 'ninguem@exemplo.com' }, NO_EMAIL, 'E-mail'],
  ['a wrong password', { password: 'errada' }, WRONG, 'Senha'],
  ['no e-mail', { email: '' }, INCOMPLETE, 'E-mail'],
  ['the password in capitals', { password: 'SEGREDO' }, WRONG, 'Senha'],
  ['no password', { password: '' }, INCOMPLETE, 'Senha'],
  ['an extra space', { password: 'segredo ' }, WRONG, 'Senha'],
];

test('what is wrong is refused, and what was typed stays; once it is right a session is stored, and the profile opens', async () => {
  store(ACCOUNTS);
  const { visitor } = openAuth();
  for (const [what, form, message, label] of REFUSED) {
    await fillLogin(visitor, form);
    await visitor.click(submitButton());
    expect({ what, said: await errorAboveForm() }).toEqual({ what, said: message });
    expect(screen.getByLabelText(label)).toBeInvalid();
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(message);
    const typed = { email: ANA.email, password: 'segredo', ...form };
    expect(screen.getByLabelText('E-mail')).toHaveValue(typed.email);
    expect(screen.getByLabelText('Senha')).toHaveValue(typed.password);
    expect(stored('session')).toBeNull();
    expect(window.location.pathname).toBe('/auth/');
  }
  // In any case, with spaces around it.
  await fillLogin(visitor, { email: ' ANA@Exemplo.com ' });
  await visitor.keyboard('{Enter}');
  await profileIsShown();
  expect(screen.queryByText(WRONG)).not.toBeInTheDocument();
  expect(screen.queryByRole('tablist')).not.toBeInTheDocument();
  expect(stored('session')).toEqual({ userId: ANA.id, ts: TODAY });
  expect(stored('users')).toEqual(ACCOUNTS.users);
});

test('an account whose password is shorter than the minimum can log in', async () => {
  // SHA-256 of 'abc'.
  const passwordHash = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';
  store({ users: [aUser({ passwordHash })] });
  const { visitor } = openAuth();
  await fillLogin(visitor, { password: 'abc' });
  await visitor.click(submitButton());
  await profileIsShown();
});

test('a login in another tab opens the profile in this one', async () => {
  openAuth();
  await authIsShown();
  storedByAnotherTab(AS_ANA);
  await profileIsShown();
});
