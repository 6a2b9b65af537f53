import { webcrypto } from 'node:crypto';
import { screen, waitFor, within } from '@testing-library/react';
import { openAuth, profileIsShown } from '../support/accounts-app';
import { ANA, holdLock, store, stored, withLocksAndFixedDate } from '../support/library';
import { errorAboveForm, fillLogin, fillRegistration, submitButton } from './actions';

withLocksAndFixedDate();

/** Defines `crypto.subtle`, which jsdom lacks as a page on http does. */
const withWebCrypto = (subtle: Pick<SubtleCrypto, 'digest'>) =>
  Object.defineProperty(globalThis.crypto, 'subtle', { value: subtle, configurable: true });
afterEach(() => void Reflect.deleteProperty(globalThis.crypto, 'subtle'));

const tab = (name: string) => screen.getByRole('tab', { name });
const submit = (name: string) => within(screen.getByRole('tabpanel')).getByRole('button', { name });
const fields = () =>
  screen
    .getAllByLabelText<HTMLInputElement>(/./, { selector: 'form input' })
    .map((field) => [field.labels?.[0]?.textContent, field.type, field.autocomplete]);

test('two tabs share what is typed; their fields are those that password managers need', async () => {
  store({ users: [ANA] });
  const { visitor } = openAuth();
  expect(screen.getByRole('heading', { level: 1, name: 'Conta' })).toBeVisible();
  const tabs = screen.getAllByRole('tab').map(({ textContent }) => textContent);
  expect(tabs).toEqual(['Entrar', 'Criar conta']);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  const panel = screen.getByRole('tabpanel', { name: 'Entrar' });
  expect(panel).toHaveAttribute('id', tab('Entrar').getAttribute('aria-controls'));
  expect(fields()).toEqual([
    ['E-mail', 'email', 'username'],
    ['Senha', 'password', 'current-password'],
  ]);
  expect(submit('Entrar')).toHaveAttribute('type', 'submit');
  await visitor.type(screen.getByLabelText('E-mail'), 'ana@exemplo.com');
  await visitor.click(screen.getByLabelText('Senha'));
  await visitor.paste('do gerenciador');

  await visitor.click(tab('Criar conta'));
  expect(fields()).toEqual([
    ['Nome', 'text', 'name'],
    ['E-mail', 'email', 'email'],
    ['Senha', 'password', 'new-password'],
  ]);
  expect(submit('Criar conta')).toHaveAttribute('type', 'submit');
  const password = screen.getByLabelText('Senha');
  expect(password).toHaveValue('do gerenciador');
  expect(password).toHaveAttribute('minlength', '6');
  expect(password).toHaveAccessibleDescription('Pelo menos 6 caracteres.');
  await visitor.type(screen.getByLabelText('Nome'), 'Ana');
  await visitor.click(tab('Entrar'));
  expect(screen.getByLabelText('E-mail')).toHaveValue('ana@exemplo.com');
  await visitor.click(tab('Criar conta'));
  expect(screen.getByLabelText('Nome')).toHaveValue('Ana');
});

test('the tabs are one tab stop, with arrow keys between them; the fields and the button follow', async () => {
  store({ users: [ANA] });
  const { visitor } = openAuth();
  tab('Entrar').focus();
  for (const [key, from, to] of [
    ['{ArrowRight}', 'Entrar', 'Criar conta'],
    ['{ArrowRight}', 'Criar conta', 'Entrar'],
    ['{ArrowLeft}', 'Entrar', 'Criar conta'],
    ['{ArrowLeft}', 'Criar conta', 'Entrar'],
    ['{End}', 'Entrar', 'Criar conta'],
    ['{Home}', 'Criar conta', 'Entrar'],
  ] as const) {
    await visitor.keyboard(key);
    expect(tab(to)).toHaveFocus();
    expect(tab(to)).toHaveAttribute('aria-selected', 'true');
    expect(tab(from)).toHaveAttribute('aria-selected', 'false');
    expect(screen.getByRole('tabpanel', { name: to })).toBeVisible();
  }
  const stops = [screen.getByLabelText('E-mail'), screen.getByLabelText('Senha'), submit('Entrar')];
  for (const stop of stops) {
    await visitor.tab();
    expect(stop).toHaveFocus();
  }
});

describe.each([
  ['Entrar', 'Entrando…', 'Falha ao entrar.', fillLogin, 1],
  ['Criar conta', 'Criando…', 'Falha ao criar conta.', fillRegistration, 2],
])('“%s”', (name, working, failed, fill, accounts) => {
  beforeEach(() => store({ users: [ANA] }));

  test(`says “${working}” meanwhile, and pressing it again does nothing`, async () => {
    const { locks, release } = holdLock();
    const { visitor } = openAuth();
    await fill(visitor);
    await visitor.click(submitButton());
    expect(submitButton()).toHaveTextContent(new RegExp(`^${working}$`));
    expect(submitButton()).toHaveAttribute('aria-disabled', 'true');
    await visitor.click(submitButton());
    await visitor.type(screen.getByLabelText('Senha'), '{Enter}');
    await waitFor(() => expect(locks.requested).toHaveLength(2));
    expect(stored('session')).toBeNull();
    release();
    await profileIsShown();
    expect(locks.requested).toHaveLength(2);
    expect(stored('users')).toHaveLength(accounts);
  });

  test(`after an unexpected error, “${failed}”, a browser with Web Crypto can try again`, async () => {
    withWebCrypto({ digest: () => Promise.reject(new TypeError('inesperado')) });
    const { visitor } = openAuth();
    await fill(visitor);
    await visitor.click(submitButton());
    expect(await errorAboveForm()).toBe(failed);
    expect(submitButton()).toHaveTextContent(new RegExp(`^${name}$`));
    expect(stored('users')).toEqual([ANA]);
    withWebCrypto(webcrypto.subtle);
    await visitor.click(submitButton());
    await profileIsShown();
  });
});
