import { activeLoansIn, authTab, expectProfile } from './support/borrowers';
import { tabTo } from './support/keyboard';
import { BOOK, expectBook, openCatalogue } from './support/library';
import { expect, test } from './support/test';

test('an account and its loan, by keyboard, on a phone', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const heading = page.getByRole('heading', { name: 'Meus empréstimos' });
  const press = async (name: string) => {
    await tabTo(page, page.getByRole('button', { name, exact: true }));
    await page.keyboard.press('Enter');
  };

  await test.step('a book, and the way to an account', async () => {
    await openCatalogue(page);
    await tabTo(page, page.getByRole('link', { name: BOOK.link }));
    await page.keyboard.press('Enter');
    await expectBook(page, `${baseURL}book/${BOOK.id}/`);
    await tabTo(page, page.getByRole('link', { name: 'Faça login para emprestar.' }));
    await page.keyboard.press('Enter');
    await expect(page.getByText(`Crie sua conta para pegar “${BOOK.title}”.`)).toBeVisible();
    await tabTo(page, authTab(page, 'Criar conta'));
    for (const text of ['Caio', 'caio@exemplo.com', 'segredo']) {
      await page.keyboard.press('Tab');
      await page.keyboard.type(text);
    }
    await page.keyboard.press('Enter');
    await expectProfile(page, 'Caio');
  });

  await test.step('the book is one press away, and its return another', async () => {
    await press(`Pegar “${BOOK.title}” agora`);
    await expect(page.getByText('Livro emprestado com sucesso!')).toBeInViewport();
    await expect(heading).toBeFocused();
    expect(await activeLoansIn(page)).toHaveLength(1);
    await press('Devolver');
    await expect(page.getByText('Livro devolvido com sucesso!')).toBeInViewport();
    await expect(heading).toBeFocused();
  });

  await press('Sair');
  await expect(page).toHaveURL(/\/auth\/$/);
});
