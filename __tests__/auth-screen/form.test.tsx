import { screen, within } from '@testing-library/react';
import { openAuth } from '../support/accounts-app';

const tab = (name: string) => screen.getByRole('tab', { name });
const panel = () => within(screen.getByRole('tabpanel'));
const fields = () =>
  screen
    .getAllByLabelText(/./, { selector: 'form input' })
    .map((field) => [
      (field as HTMLInputElement).labels?.[0]?.textContent,
      field.getAttribute('type') ?? 'text',
      field.getAttribute('autocomplete'),
    ]);

test('there are two tabs, and the first one is to log in', () => {
  openAuth();
  expect(screen.getByRole('heading', { level: 1, name: 'Conta' })).toBeVisible();
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Entrar',
    'Criar conta',
  ]);
  expect(tab('Entrar')).toHaveAttribute('aria-selected', 'true');
  expect(tab('Criar conta')).toHaveAttribute('aria-selected', 'false');
  expect(screen.getByRole('tabpanel', { name: 'Entrar' })).toHaveAttribute(
    'id',
    tab('Entrar').getAttribute('aria-controls'),
  );
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('the fields have the types and autocomplete values that password managers need', async () => {
  const { visitor } = openAuth();
  expect(fields()).toEqual([
    ['E-mail', 'email', 'username'],
    ['Senha', 'password', 'current-password'],
  ]);
  expect(panel().getByRole('button', { name: 'Entrar' })).toHaveAttribute('type', 'submit');
  await visitor.click(tab('Criar conta'));
  expect(fields()).toEqual([
    ['Nome', 'text', 'name'],
    ['E-mail', 'email', 'email'],
    ['Senha', 'password', 'new-password'],
  ]);
  expect(screen.getByLabelText('Senha')).toHaveAttribute('minlength', '6');
  expect(screen.getByLabelText('Senha')).toHaveAccessibleDescription('Pelo menos 6 caracteres.');
  expect(panel().getByRole('button', { name: 'Criar conta' })).toHaveAttribute('type', 'submit');
});

test.each([
  ['{ArrowRight}', 'Entrar', 'Criar conta'],
  ['{ArrowRight}', 'Criar conta', 'Entrar'],
  ['{ArrowLeft}', 'Criar conta', 'Entrar'],
  ['{ArrowLeft}', 'Entrar', 'Criar conta'],
  ['{Home}', 'Criar conta', 'Entrar'],
  ['{End}', 'Entrar', 'Criar conta'],
])('%s moves from “%s” to “%s”', async (key, from, to) => {
  const { visitor } = openAuth();
  await visitor.click(tab(from));
  await visitor.keyboard(key);
  expect(tab(to)).toHaveFocus();
  expect(tab(to)).toHaveAttribute('aria-selected', 'true');
  expect(tab(from)).toHaveAttribute('aria-selected', 'false');
  expect(screen.getByRole('tabpanel', { name: to })).toBeVisible();
});

test('the tabs are one tab stop; the fields and the button follow', async () => {
  const { visitor } = openAuth();
  tab('Entrar').focus();
  for (const stop of [
    screen.getByLabelText('E-mail'),
    screen.getByLabelText('Senha'),
    panel().getByRole('button', { name: 'Entrar' }),
  ]) {
    await visitor.tab();
    expect(stop).toHaveFocus();
  }
});

test('both tabs share what was typed', async () => {
  const { visitor } = openAuth();
  await visitor.type(screen.getByLabelText('E-mail'), 'ana@exemplo.com');
  await visitor.type(screen.getByLabelText('Senha'), 'segredo');
  await visitor.click(tab('Criar conta'));
  await visitor.type(screen.getByLabelText('Nome'), 'Ana');
  await visitor.click(tab('Entrar'));
  expect(screen.getByLabelText('E-mail')).toHaveValue('ana@exemplo.com');
  await visitor.click(tab('Criar conta'));
  expect(screen.getByLabelText('Nome')).toHaveValue('Ana');
  expect(screen.getByLabelText('Senha')).toHaveValue('segredo');
});

test('a password can be pasted', async () => {
  const { visitor } = openAuth();
  await visitor.click(screen.getByLabelText('Senha'));
  await visitor.paste('do gerenciador');
  expect(screen.getByLabelText('Senha')).toHaveValue('do gerenciador');
});
