import { act, screen, within } from '@testing-library/react';
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import { renderToString } from 'react-dom/server';
import { Header } from '@/components/layout/header';
import { KEYS } from '@/fixtures/storage-keys';
import { ACCOUNTS, AS_ANA, inAnotherTab, storedByAnotherTab } from '../support/library';
import { TODAY, aLoan, isoDay, store } from '../support/library-records';
import { renderScreen } from '../support/render-screen';
import { freezeDate, freezeTimers } from '../support/time';

beforeEach(() => freezeDate());
afterEach(() => jest.useRealTimers());

const account = () => within(screen.getByRole('navigation', { name: 'Conta' }));
const links = () =>
  account()
    .getAllByRole('link')
    .map((link) => [
      link.textContent || link.getAttribute('aria-label'),
      link.getAttribute('href'),
    ]);

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

test('an anonymous visitor sees “Login” and an icon, both links to the login', () => {
  store(ACCOUNTS);
  renderScreen(<Header />);
  expect(links()).toEqual(LOGGED_OUT);
});

test('a logged-in visitor sees “Perfil” and an icon, both links to the profile', () => {
  store(AS_ANA);
  renderScreen(<Header />);
  expect(links()).toEqual(LOGGED_IN);
});

test('logins and logouts in another tab are followed', () => {
  renderScreen(<Header />);
  expect(links()).toEqual(LOGGED_OUT);
  storedByAnotherTab(AS_ANA);
  expect(links()).toEqual(LOGGED_IN);
  inAnotherTab(() => localStorage.removeItem(KEYS.session));
  expect(links()).toEqual(LOGGED_OUT);
});

test('unreadable data is shown as to an anonymous visitor', () => {
  store({ users: AS_ANA.users });
  localStorage.setItem(KEYS.session, '{"userId":');
  renderScreen(<Header />);
  expect(links()).toEqual(LOGGED_OUT);
});

test('the exported page is marked as having an unknown session', () => {
  store(AS_ANA);
  const { container, unmount } = renderScreen(<Header />);
  expect(container.querySelector('nav')).toHaveAttribute('data-unknown', 'false');
  unmount();
  const html = document.createElement('div');
  html.innerHTML = renderToString(
    <AppRouterContext.Provider value={{} as never}>
      <Header />
    </AppRouterContext.Provider>,
  );
  expect(html.querySelector('nav')).toHaveAttribute('data-unknown', 'true');
  expect(html).not.toHaveTextContent('Perfil');
});

describe('for a borrower', () => {
  test.each([
    ['seven days', 7, '7 dia(s) restantes'],
    ['six days and a moment', 6 + 1e-6, '7 dia(s) restantes'],
    ['one day', 1, '1 dia(s) restantes'],
    ['a moment', 1e-6, '1 dia(s) restantes'],
    ['none', 0, '0 dia(s) restantes'],
    ['a moment too late', -1e-6, 'ATRASADO (1 dia(s))'],
    ['two days too late', -2, 'ATRASADO (2 dia(s))'],
  ])('with %s left', async (_, days, text) => {
    store({ ...AS_ANA, loans: [aLoan({ dueAt: isoDay(days) })] });
    const { visitor } = renderScreen(<Header />, { at: '/book/84/' });
    const reminder = await account().findByRole('link', { name: text });
    expect(reminder).toHaveAttribute('title', 'Frankenstein');
    await visitor.click(reminder);
    expect(window.location.pathname).toBe('/profile/');
  });

  test('returned loans and other users’ loans have no reminder', () => {
    store({
      ...AS_ANA,
      loans: [
        aLoan({ id: 'l1', returnedAt: isoDay(-1) }),
        aLoan({ id: 'l2', userId: 'bia', bookId: 2 }),
      ],
    });
    renderScreen(<Header />);
    expect(links()).toEqual(LOGGED_IN);
  });

  test('loans and returns in another tab are shown at once', async () => {
    store(AS_ANA);
    renderScreen(<Header />);
    storedByAnotherTab({ loans: [aLoan()] });
    expect(await account().findByRole('link', { name: '7 dia(s) restantes' })).toBeVisible();
    storedByAnotherTab({ loans: [aLoan({ returnedAt: isoDay(0) })] });
    expect(links()).toEqual(LOGGED_IN);
  });
});

describe('as time passes', () => {
  const DUE_IN_30_S = aLoan({ dueAt: isoDay(30 / 86_400) });
  const late = () => account().queryByText('ATRASADO (1 dia(s))');

  test('a loan is shown as late within a minute of being due', async () => {
    jest.useRealTimers();
    freezeTimers(TODAY);
    store({ ...AS_ANA, loans: [DUE_IN_30_S] });
    renderScreen(<Header />, { fakeTimers: true });
    expect(await account().findByText('1 dia(s) restantes')).toBeVisible();
    act(() => jest.advanceTimersByTime(29_000));
    expect(late()).not.toBeInTheDocument();
    act(() => jest.advanceTimersByTime(61_000));
    expect(late()).toBeVisible();
  });

  test.each([
    ['becomes visible', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['is restored by the back button', () => window.dispatchEvent(new Event('pageshow'))],
  ])('a page is updated as soon as it %s', async (_, wake) => {
    store({ ...AS_ANA, loans: [DUE_IN_30_S] });
    renderScreen(<Header />);
    await account().findByText('1 dia(s) restantes');
    jest.setSystemTime(Date.parse(isoDay(3)));
    expect(late()).not.toBeInTheDocument();
    act(() => void wake());
    expect(account().getByText('ATRASADO (2 dia(s))')).toBeVisible();
  });
});
