import { screen, waitFor } from '@testing-library/react';
import { SEGREDO_HASH, TODAY, aLoan } from '@/fixtures/records';
import { authIsShown, openAuth, profileIsShown } from '../support/accounts-app';
import { chooseFile, exportedFile } from '../support/exported-file';
import {
  ACCOUNTS,
  ANA,
  AS_ANA,
  store,
  stored,
  storedByAnotherTab,
  withLocksAndFixedDate,
} from '../support/library';
import { textsInProps } from '../support/react-props';
import { errorAboveForm, fillLogin, submitButton } from './actions';

withLocksAndFixedDate();

const NO_EMAIL = 'Usuário não encontrado.';
const WRONG = 'Usuário ou senha incorreta.';
const INCOMPLETE = 'Preencha e-mail e senha.';

/** In an order in which no message is that of the row before. */
const REFUSED: [what: string, form: { email?: string; password?: string }, string, string][] = [
  ['an unknown e-mail', { email: 'ninguem@exemplo.com' }, NO_EMAIL, 'E-mail'],
  // The least of six characters is for new accounts.
  ['a wrong password, which is short', { password: 'abc' }, WRONG, 'Senha'],
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
    await waitFor(() => expect(screen.getByLabelText(label)).toHaveFocus());
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

test('a login in another tab opens the profile in this one', async () => {
  openAuth();
  await authIsShown();
  storedByAnotherTab(AS_ANA);
  await profileIsShown();
});

// That neither is painted for a moment: e2e/accounts.e2e.ts.

test('a logged-in visitor is sent to the profile in place of the login', async () => {
  store(AS_ANA);
  const before = window.history.length;
  openAuth();
  await profileIsShown();
  expect(window.history.length).toBe(before);
});

test.each([
  ['an anonymous visitor', { users: [ANA], loans: [aLoan()] }],
  ['a session with no users stored', { session: AS_ANA.session, loans: [aLoan()] }],
  ['a session of another user', { users: [ANA], session: { userId: 'zoe', ts: 1 } }],
])('%s is sent to the login', async (_, records) => {
  store(records);
  openAuth({ at: '/profile/' });
  await authIsShown();
  expect(screen.queryByText('Meus empréstimos')).not.toBeInTheDocument();
});

test('on a new device the account comes out of its file, with its loans, and logs in', async () => {
  const { visitor, container } = openAuth();
  expect(screen.getByRole('button', { name: 'Trazer minha conta…' })).toBeVisible();
  await chooseFile(visitor, exportedFile({ loans: [aLoan()] }));
  expect(
    await screen.findByText(
      'Conta de ana@exemplo.com importada: entre com a sua senha. Dados importados: 1 empréstimo novo.',
    ),
  ).toBeVisible();
  expect([...textsInProps(container)].filter((text) => text.includes(SEGREDO_HASH))).toEqual([]);
  await chooseFile(visitor, exportedFile());
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Esta conta já está neste navegador. Entre e importe o arquivo no seu perfil.',
  );
  expect(stored('session')).toBeNull();
  expect(screen.getByLabelText('E-mail')).toHaveValue(ANA.email);
  await visitor.type(screen.getByLabelText('Senha'), 'segredo');
  await visitor.click(submitButton());
  await profileIsShown();
  expect(screen.getByRole('link', { name: 'Frankenstein' })).toBeVisible();
});
