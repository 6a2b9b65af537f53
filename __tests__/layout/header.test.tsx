import { act, screen, waitFor, within } from '@testing-library/react';
import { Continue } from '@/components/catalogue/home-rows';
import { Header } from '@/components/layout/header';
import { KEYS } from '@/fixtures/storage-keys';
import { aLoan, aPlace, isoDay } from '@/fixtures/records';
import { ACCOUNTS, AS_ANA, inAnotherTab, store, storedByAnotherTab } from '../support/library';
import { textHost } from '../support/reader-app';
import { renderScreen } from '../support/render-screen';
import { recordRequests, server } from '../support/server';
import { freezeDate } from '../support/time';

beforeEach(() => freezeDate());

const account = () => within(screen.getByRole('navigation', { name: 'Conta' }));
const links = () =>
  account()
    .getAllByRole('link')
    .map((link) => [
      link.textContent || link.getAttribute('aria-label'),
      link.getAttribute('href'),
    ]);

const READ_ON = 'Continuar a leitura · 34 %';
const LOGGED_OUT = [
  ['Login', '/auth/'],
  ['Fazer login', '/auth/'],
];
const LOGGED_IN = [
  ['Perfil', '/profile/'],
  ['Abrir perfil', '/profile/'],
];

test('the logo is a link with the product’s name to the catalogue', async () => {
  const { visitor } = renderScreen(<Header />, { at: '/profile/' });
  const logo = screen.getByRole('link', { name: 'BookShelfs' });
  expect(logo).toHaveAttribute('href', '/');
  await visitor.click(logo);
  expect(window.location.pathname).toBe('/');
});

test('“Login” and an icon lead to the login, “Perfil” and an icon to the profile, as other tabs log in and out', () => {
  store(ACCOUNTS);
  renderScreen(<Header />);
  expect(links()).toEqual(LOGGED_OUT);
  storedByAnotherTab(AS_ANA);
  expect(links()).toEqual(LOGGED_IN);
  inAnotherTab(() => localStorage.removeItem(KEYS.session));
  expect(links()).toEqual(LOGGED_OUT);
  storedByAnotherTab(AS_ANA);
  inAnotherTab(() => localStorage.setItem(KEYS.session, '{"userId":'));
  expect(links()).toEqual(LOGGED_OUT);
});

test('a borrower is reminded of the days that are left, with a link to the loan', async () => {
  store({ ...AS_ANA, loans: [aLoan()] });
  const { visitor } = renderScreen(<Header />, { at: '/book/84/' });
  const reminder = await account().findByRole('link', { name: '7 dia(s) restantes' });
  expect(reminder).toHaveAttribute('title', 'Frankenstein');
  for (const [days, text] of [
    [1e-6, '1 dia(s) restantes'],
    [-2, 'ATRASADO (2 dia(s))'],
  ] as const) {
    storedByAnotherTab({ loans: [aLoan({ dueAt: isoDay(days) })] });
    expect(account().getByRole('link', { name: text })).toBeVisible();
  }
  await visitor.click(account().getByRole('link', { name: 'ATRASADO (2 dia(s))' }));
  expect(window.location.pathname).toBe('/profile/');
  // Neither of returned loans nor of other users'.
  const returned = aLoan({ id: 'l1', returnedAt: isoDay(-1) });
  storedByAnotherTab({ loans: [returned, aLoan({ id: 'l2', userId: 'bia', bookId: 2 })] });
  expect(links()).toEqual(LOGGED_IN);
});

test('a borrower is led back into the book, once the page is there', async () => {
  store({ ...AS_ANA, loans: [aLoan()], places: [aPlace({ share: 0.348 })] });
  server.use(textHost());
  const requests = recordRequests('http://localhost/texts/');
  renderScreen([<Header key="header" />, <Continue key="home" />]);
  const onHome = () => within(screen.getByRole('region', { name: 'Continuar' })).getByRole('link');
  expect(account().getAllByRole('link')).toHaveLength(3);
  expect(onHome()).toHaveAttribute('href', '/book/84/');
  await waitFor(() => expect(links()).toContainEqual([READ_ON, '/ler/?livro=84']), {
    timeout: 3_000,
  });
  expect(account().getByRole('link', { name: READ_ON })).toBeVisible();
  expect(onHome()).toHaveAttribute('href', '/ler/?livro=84');
  expect(await within(onHome()).findByText('Continuar · 34 %')).toBeVisible();
  expect(requests).toHaveLength(1);
  storedByAnotherTab({ places: [aPlace({ share: 1 })] });
  expect(await within(onHome()).findByText('Continuar · você chegou ao fim')).toBeVisible();
  // What is overdue is closed but for its beginning.
  storedByAnotherTab({ loans: [aLoan({ dueAt: isoDay(-2) })] });
  expect(account().queryByRole('link', { name: READ_ON })).not.toBeInTheDocument();
  expect(onHome()).toHaveAttribute('href', '/book/84/');
});

// As time passes on an open page: ../profile-screen/loans.test.tsx; as it becomes visible:
// ../book-screen/lending.test.tsx.
test('a page is updated as soon as it is restored by the back button', async () => {
  store({ ...AS_ANA, loans: [aLoan()] });
  renderScreen(<Header />);
  await account().findByText('7 dia(s) restantes');
  jest.setSystemTime(Date.parse(isoDay(9)));
  expect(account().queryByText(/^ATRASADO/)).not.toBeInTheDocument();
  act(() => void window.dispatchEvent(new Event('pageshow')));
  expect(account().getByText('ATRASADO (2 dia(s))')).toBeVisible();
});
