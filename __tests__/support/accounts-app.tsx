import { screen, within } from '@testing-library/react';
import { usePathname } from 'next/navigation';
import { AuthScreen } from '@/components/auth/auth-screen';
import { BookScreen } from '@/components/book/book-screen';
import { Header } from '@/components/layout/header';
import { ProfileScreen } from '@/components/profile/profile-screen';
import { AS_ANA, store } from './library';
import { renderScreen } from './render-screen';
// A borrowed book asks whether it can be read here.
import './server';

function CurrentScreen() {
  const pathname = usePathname();
  if (pathname.startsWith('/book')) return <BookScreen />;
  return pathname.startsWith('/auth') ? <AuthScreen /> : <ProfileScreen />;
}

function AccountsApp() {
  return (
    <>
      <Header />
      <CurrentScreen />
    </>
  );
}

type Options = NonNullable<Parameters<typeof renderScreen>[1]>;

/** Opens the login; the profile follows. */
export const openAuth = (options?: Options) =>
  renderScreen(<AccountsApp />, { at: '/auth/', ...options });

/** Opens a book, from which the header and “Ações” lead to the login. */
export const openBookPage = (id: number) => renderScreen(<AccountsApp />, { at: `/book/${id}/` });

/** Opens the profile of the logged-in user, and waits for its last part. */
export async function openProfile(options?: Options) {
  const view = renderScreen(<AccountsApp />, { at: '/profile/', ...options });
  await profileIsShown();
  return view;
}

/** Opens Ana's profile, with these loans. */
export function openLoans(...loans: unknown[]) {
  store({ ...AS_ANA, loans });
  return openProfile();
}

/** The part of the profile about loans. */
export const myLoans = () => within(screen.getByRole('region', { name: 'Meus empréstimos' }));

export const profileIsShown = async () => {
  await screen.findByRole('heading', { name: 'Meus dados' });
  expect(window.location.pathname).toBe('/profile/');
};

export const authIsShown = async () => {
  await screen.findByRole('tablist', { name: 'Conta' });
  expect(window.location.pathname).toBe('/auth/');
};
