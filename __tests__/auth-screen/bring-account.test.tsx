import { screen } from '@testing-library/react';
import { SEGREDO_HASH, aLoan } from '@/fixtures/records';
import { openAuth, profileIsShown } from '../support/accounts-app';
import { chooseFile, exportedFile } from '../support/exported-file';
import { ANA, BIA, store, stored, withLocksAndFixedDate } from '../support/library';
import { textsInProps } from '../support/react-props';
import { fillLogin, submitButton } from './actions';

withLocksAndFixedDate();

test('on a new device the account comes out of its file, with its loans, and logs in', async () => {
  const { visitor, container } = openAuth();
  expect(screen.getByRole('button', { name: 'Trazer minha conta de um arquivo…' })).toBeVisible();
  await chooseFile(visitor, exportedFile({ loans: [aLoan()] }));
  expect(
    await screen.findByText(
      'A conta de ana@exemplo.com está neste navegador: entre com a sua senha. Dados importados: 1 empréstimo novo.',
    ),
  ).toBeVisible();
  expect([...textsInProps(container)].filter((text) => text.includes(SEGREDO_HASH))).toEqual([]);
  expect(stored('session')).toBeNull();
  await fillLogin(visitor);
  await visitor.click(submitButton());
  await profileIsShown();
  expect(screen.getByRole('link', { name: 'Frankenstein' })).toBeVisible();
});

test.each([
  [
    'an account that is here',
    exportedFile(),
    'A conta de ana@exemplo.com já está neste navegador.',
  ],
  ['several accounts', exportedFile({ users: [BIA, { ...BIA, id: 'c', email: 'c@d' }] }), 'várias'],
  ['some other JSON', '{}', 'O arquivo não é um backup do BookShelfs.'],
])('a file with %s is refused, with the reason', async (_, text, reason) => {
  store({ users: [ANA] });
  const { visitor } = openAuth();
  await chooseFile(visitor, text);
  expect(await screen.findByRole('alert')).toHaveTextContent(reason);
  expect(stored('users')).toEqual([ANA]);
});
