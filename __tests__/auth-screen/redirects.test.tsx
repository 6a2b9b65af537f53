import { act, screen } from '@testing-library/react';
import { authIsShown, openAuth, profileIsShown } from '../support/accounts-app';
import { ANA, AS_ANA } from '../support/library';
import { aLoan, store } from '../support/library-records';
import { renderScreen } from '../support/render-screen';
import { AuthScreen } from '@/components/auth/auth-screen';
import { ProfileScreen } from '@/components/profile/profile-screen';

/** The HTML of all nodes that are added to the page or removed from now on. */
function watchPage(): () => string {
  const observer = new MutationObserver(() => undefined);
  observer.observe(document.body, { childList: true, subtree: true });
  const htmlOf = (node: Node) => (node instanceof Element ? node.outerHTML : node.textContent);
  return () =>
    observer
      .takeRecords()
      .flatMap((record) => [...record.addedNodes, ...record.removedNodes].map(htmlOf))
      .join('\n');
}

test('a logged-in visitor is sent to the profile, and no form is ever shown', async () => {
  store(AS_ANA);
  const seen = watchPage();
  openAuth();
  const html = seen();
  expect(html).toContain('BookShelfs');
  expect(html).not.toMatch(/<form|role="tab/);
  await profileIsShown();
});

test('an anonymous visitor is sent to the login, and no profile is ever shown', async () => {
  store({ users: [ANA], loans: [aLoan()] });
  const seen = watchPage();
  openAuth({ at: '/profile/' });
  const html = seen();
  expect(html).toContain('BookShelfs');
  expect(html).not.toMatch(/Meus empréstimos|Nome:|ana@exemplo\.com|Frankenstein|Sair/);
  await authIsShown();
  expect(screen.queryByText('Meus empréstimos')).not.toBeInTheDocument();
});

test.each([
  ['no users stored', { session: AS_ANA.session }],
  ['another user', { users: [ANA], session: { userId: 'zoe', ts: 1 } }],
  ['an invalid user id', { users: [ANA], session: { userId: null } }],
])('a session with %s is anonymous', async (_, records) => {
  store(records);
  renderScreen(<ProfileScreen />, { at: '/profile/' });
  expect(window.location.pathname).toBe('/auth/');
  expect(screen.queryByText('Meus empréstimos')).not.toBeInTheDocument();
});

test('a redirect replaces the history entry', async () => {
  store(AS_ANA);
  const before = window.history.length;
  renderScreen(<AuthScreen />, { at: '/auth/' });
  await act(async () => undefined);
  expect(window.location.pathname).toBe('/profile/');
  expect(window.history.length).toBe(before);
});
