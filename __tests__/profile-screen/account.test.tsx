import { screen, within } from '@testing-library/react';
import { KEYS } from '@/fixtures/storage-keys';
import { SEGREDO_HASH, aLoan } from '@/fixtures/records';
import { authIsShown, openProfile } from '../support/accounts-app';
import { failWrites } from '../support/fake-storage';
import { withLocks } from '../support/fake-browser';
import {
  ACCOUNTS,
  ANA,
  AS_ANA,
  inAnotherTab,
  store,
  stored,
  storedByAnotherTab,
} from '../support/library';
import { textsInProps } from '../support/react-props';

beforeEach(() => withLocks());

const account = () => within(screen.getByRole('region', { name: 'Minha conta' }));
const facts = () =>
  account()
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);

test('the profile shows name, e-mail and since when the account exists, of whoever is logged in', async () => {
  const { id, email, passwordHash } = ANA;
  store({ ...AS_ANA, loans: [aLoan()] });
  await openProfile();
  expect(screen.getByRole('heading', { level: 1, name: 'Perfil' })).toBeVisible();
  expect(facts()).toEqual([
    ['Nome:', 'Ana'],
    ['E-mail:', 'ana@exemplo.com'],
    ['Desde:', '21/10/2026'],
  ]);
  storedByAnotherTab({ users: [{ id, email, passwordHash }, ...ACCOUNTS.users.slice(1)] });
  expect(facts()).toEqual([
    ['Nome:', '—'],
    ['E-mail:', 'ana@exemplo.com'],
    ['Desde:', '—'],
  ]);
  storedByAnotherTab({ session: { userId: 'bia', ts: 2 } });
  expect(facts()).toContainEqual(['E-mail:', 'bia@exemplo.com']);
  expect(screen.getByText('Você ainda não tem livros emprestados.')).toBeVisible();
  expect(screen.queryByText('Frankenstein')).not.toBeInTheDocument();
});

test('the hash of the password is neither in the page nor in any component’s props', async () => {
  store({ ...AS_ANA, loans: [aLoan()] });
  const { container } = await openProfile();
  expect(document.documentElement.outerHTML).not.toContain(SEGREDO_HASH);
  const texts = textsInProps(container);
  expect(texts).toContain(ANA.email);
  expect([...texts].filter((text) => text.includes(SEGREDO_HASH))).toEqual([]);
});

test('“Sair” ends only the session, and opens the login; when the browser refuses, it says so', async () => {
  store({ ...AS_ANA, loans: [aLoan()] });
  const { visitor } = await openProfile();
  const logout = account().getByRole('button', { name: 'Sair' });
  const failing = failWrites({ from: 1, times: Infinity });
  await visitor.click(logout);
  expect(await account().findByRole('alert')).toHaveTextContent('nada foi alterado');
  failing.stop();
  expect(stored('session')).toEqual(AS_ANA.session);
  expect(window.location.pathname).toBe('/profile/');
  await visitor.click(logout);
  await authIsShown();
  expect(localStorage.getItem(KEYS.session)).toBeNull();
  expect(stored('users')).toEqual(ACCOUNTS.users);
  expect(stored('loans')).toEqual([aLoan()]);
  expect(screen.queryByText('Meus empréstimos')).not.toBeInTheDocument();
});

test.each([
  ['logs out', () => localStorage.removeItem(KEYS.session)],
  ['deletes the account', () => store({ users: [] })],
])('when another tab %s, this one leaves the profile', async (_, change) => {
  store(AS_ANA);
  await openProfile();
  inAnotherTab(change);
  await authIsShown();
  expect(screen.queryByText('Meus empréstimos')).not.toBeInTheDocument();
});
