import {
  ANA,
  AS_ANA,
  anasLoan,
  expectProfile,
  seed,
  storedIn,
  submitButton,
} from './support/borrowers';
import { expect, test } from './support/test';

test('an account and its loans go to another device in a file', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  await seed(context, { ...AS_ANA, loans: [anasLoan()] });
  await page.goto('./profile/');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportar meus dados' }).click();
  const download = await saving;
  expect(download.suggestedFilename()).toMatch(/^bookshelfs-\d{4}-\d{2}-\d{2}\.json$/);
  const file = await download.path();

  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
  const there = await elsewhere.newPage();
  await there.goto('./auth/');
  await there.getByLabel('Arquivo da conta').setInputFiles(file);
  await expect(there.getByText(`A conta de ${ANA.email} está neste navegador`)).toBeVisible();
  await there.getByLabel('E-mail').fill(ANA.email);
  await there.getByLabel('Senha').fill('segredo');
  await submitButton(there).click();
  await expectProfile(there, ANA.name);
  await there.getByRole('button', { name: 'Devolver' }).click();
  await expect(there.getByText(/^Devolvido em/)).toBeVisible();

  // The file knows the loan as active: the visitor says which of the two stays.
  await there.getByLabel('Arquivo a importar').setInputFiles(file);
  const question = there.getByRole('group', { name: 'Qual versão fica?' });
  await question.getByRole('button', { name: 'A deste navegador' }).click();
  await expect(there.getByText('Nenhum empréstimo novo no arquivo.')).toBeVisible();
  await expect(question).toHaveCount(0);
  const { users, loans } = await storedIn(there);
  expect([users.length, loans.length]).toEqual([1, 1]);
  expect(loans[0]?.returnedAt).not.toBeNull();
  await elsewhere.close();
});
