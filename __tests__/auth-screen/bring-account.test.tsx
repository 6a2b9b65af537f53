import { screen } from '@testing-library/react';
import { SEGREDO_HASH, aLoan } from '@/fixtures/records';
import { openAuth, profileIsShown } from '../support/accounts-app';
import { chooseFile, exportedFile } from '../support/exported-file';
import { stored, withLocksAndFixedDate } from '../support/library';
import { textsInProps } from '../support/react-props';
import { fillLogin, submitButton } from './actions';

withLocksAndFixedDate();

test('on a new device the account comes out of its file, with its loans, and logs in', async () => {
  const { visitor, container } = openAuth();
  expect(screen.getByRole('button', { name: 'Trazer minha conta de um arquivo…' })).toBeVisible();
  await chooseFile(visitor, exportedFile({ loans: [aLoan()] }));
  expect(
    await screen.findByText(
      'Conta de ana@exemplo.com importada: entre com a sua senha. Dados importados: 1 empréstimo novo.',
    ),
  ).toBeVisible();
  expect([...textsInProps(container)].filter((text) => text.includes(SEGREDO_HASH))).toEqual([]);
  await chooseFile(visitor, exportedFile());
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Esta conta já está neste navegador. Entre e importe o arquivo no seu perfil.',
  );
  expect(stored('session')).toBeNull();
  await fillLogin(visitor);
  await visitor.click(submitButton());
  await profileIsShown();
  expect(screen.getByRole('link', { name: 'Frankenstein' })).toBeVisible();
});
