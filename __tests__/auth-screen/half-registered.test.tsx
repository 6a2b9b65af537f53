import { screen } from '@testing-library/react';
import { openAuth, profileIsShown } from '../support/accounts-app';
import { failWrites } from '../support/fake-storage';
import { withLocks, withoutLocks } from '../support/fake-browser';
import { ACCOUNTS, store, stored } from '../support/library';
import { errorAboveForm, fillRegistration, submitButton } from './actions';

beforeEach(() => withLocks());
afterEach(withoutLocks);

test('a registration that can neither end nor be undone leaves an account to log in to', async () => {
  store(ACCOUNTS);
  const { visitor } = openAuth();
  await fillRegistration(visitor);
  // The account is written, the session is not, and the account cannot be taken back.
  const failing = failWrites({ from: 2, times: Infinity });
  await visitor.click(submitButton());
  expect(await errorAboveForm()).toContain('O armazenamento deste navegador está cheio');
  failing.stop();
  expect(stored('session')).toBeNull();
  await visitor.click(screen.getByRole('tab', { name: 'Entrar' }));
  await visitor.click(submitButton());
  await profileIsShown();
});
