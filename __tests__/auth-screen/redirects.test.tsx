import { screen } from '@testing-library/react';
import { aLoan } from '@/fixtures/records';
import { authIsShown, openAuth, profileIsShown } from '../support/accounts-app';
import { ANA, AS_ANA, store } from '../support/library';

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

test('a logged-in visitor is sent to the profile in place of the login, and no form is ever shown', async () => {
  store(AS_ANA);
  const before = window.history.length;
  const seen = watchPage();
  openAuth();
  const html = seen();
  expect(html).toContain('BookShelfs');
  expect(html).not.toMatch(/<form|role="tab/);
  await profileIsShown();
  expect(window.history.length).toBe(before);
});

test.each([
  ['an anonymous visitor', { users: [ANA], loans: [aLoan()] }],
  ['a session with no users stored', { session: AS_ANA.session, loans: [aLoan()] }],
  ['a session of another user', { users: [ANA], session: { userId: 'zoe', ts: 1 } }],
  ['a session of an invalid user', { users: [ANA], session: { userId: null } }],
])('%s is sent to the login, and no profile is ever shown', async (_, records) => {
  store(records);
  const seen = watchPage();
  openAuth({ at: '/profile/' });
  const html = seen();
  expect(html).toContain('BookShelfs');
  expect(html).not.toMatch(/Meus empréstimos|Nome:|ana@exemplo\.com|Frankenstein|Sair/);
  await authIsShown();
  expect(screen.queryByText('Meus empréstimos')).not.toBeInTheDocument();
});
