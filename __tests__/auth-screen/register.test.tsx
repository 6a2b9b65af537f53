import { screen } from '@testing-library/react';
import { TODAY } from '@/fixtures/records';
import { openAuth, profileIsShown } from '../support/accounts-app';
import {
  ACCOUNTS,
  ANA,
  BIA,
  store,
  stored,
  storedByAnotherTab,
  withLocksAndFixedDate,
} from '../support/library';
import { errorAboveForm, fillRegistration, submitButton } from './actions';

withLocksAndFixedDate();

const INCOMPLETE = 'Preencha nome, e-mail e senha.';
const EXISTS = 'Já existe uma conta com este e-mail.';
const SHORT = 'A senha precisa ter pelo menos 6 caracteres.';

/** In an order in which no message is that of the row before. */
const REFUSED: [what: string, form: Record<string, string>, message: string, ...string[]][] = [
  ['nothing', { name: '', email: '', password: '' }, INCOMPLETE, 'Nome', 'E-mail', 'Senha'],
  ['an e-mail that has an account', { email: ANA.email }, EXISTS, 'E-mail'],
  ['a name of spaces', { name: '   ' }, INCOMPLETE, 'Nome'],
  ['five characters', { password: '12345' }, SHORT, 'Senha'],
  ['no e-mail', { email: '' }, INCOMPLETE, 'E-mail'],
  ['an invalid e-mail', { email: 'caio' }, 'Informe um e-mail válido.', 'E-mail'],
  ['no password', { password: '' }, INCOMPLETE, 'Senha'],
  ['the same in capitals, with spaces', { email: ' ANA@EXEMPLO.COM ' }, EXISTS, 'E-mail'],
];

test('what is wrong is refused and nothing stored; what was typed stays, and what is wrong is marked', async () => {
  store(ACCOUNTS);
  const before = { ...localStorage };
  const { visitor } = openAuth();
  for (const [what, form, message, ...labels] of REFUSED) {
    await fillRegistration(visitor, form);
    await visitor.click(submitButton());
    expect({ what, said: await errorAboveForm() }).toEqual({ what, said: message });
    for (const label of labels) {
      expect(screen.getByLabelText(label)).toBeInvalid();
      const description = expect.stringContaining(message);
      expect(screen.getByLabelText(label)).toHaveAccessibleDescription(description);
    }
    const typed = { name: 'Caio', email: 'caio@exemplo.com', password: 'segredo', ...form };
    expect(screen.getByLabelText('Nome')).toHaveValue(typed.name);
    expect(screen.getByLabelText('E-mail')).toHaveValue(typed.email.trim());
    expect(screen.getByLabelText('Senha')).toHaveValue(typed.password);
    expect({ ...localStorage }).toEqual(before);
    expect(window.location.pathname).toBe('/auth/');
  }
});

test('six characters are a password: the account is stored, and logged in', async () => {
  store(ACCOUNTS);
  const { visitor } = openAuth();
  const typed = { name: '  Caio Prado ', email: ' Caio@EXEMPLO.com ', password: '123456' };
  await fillRegistration(visitor, typed);
  await visitor.keyboard('{Enter}');
  await profileIsShown();
  const [ana, bia, caio] = stored('users') as Record<string, unknown>[];
  expect([ana, bia]).toEqual([ANA, BIA]);
  expect(caio).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$|^\d+$/),
    name: 'Caio Prado',
    email: 'caio@exemplo.com',
    // SHA-256 of '123456'.
    passwordHash: '8d969eef6ecad3c29a3a629280e686cf0c3f5d5a86aff3ca12020c923adc6c92',
    createdAt: new Date(TODAY).toISOString(),
  });
  expect(stored('session')).toEqual({ userId: caio?.id, ts: TODAY });
  expect(screen.getByText('Caio Prado')).toBeVisible();
});

test('in a browser without accounts the page opens on “Criar conta”, with one on “Entrar”', async () => {
  openAuth();
  expect(await screen.findByRole('tab', { selected: true })).toHaveAccessibleName('Criar conta');
  storedByAnotherTab(ACCOUNTS);
  expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName('Entrar');
});
