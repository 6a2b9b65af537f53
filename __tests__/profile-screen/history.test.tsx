import { screen, within } from '@testing-library/react';
import { aLoan, isoDay } from '@/fixtures/records';
import { myLoans, openLoans } from '../support/accounts-app';
import { holdLock, stored, storedByAnotherTab, withLocksAndFixedDate } from '../support/library';

withLocksAndFixedDate();

const findHistory = () => screen.queryByRole('region', { name: 'Histórico' });
const history = () => within(screen.getByRole('region', { name: 'Histórico' }));
const again = () => history().queryAllByRole('button', { name: 'Pegar de novo' });

const READ = aLoan({
  id: 'r1',
  borrowedAt: isoDay(-20),
  dueAt: isoDay(-13),
  returnedAt: isoDay(-15),
});
const OTHER = aLoan({ id: 'l2', bookId: 2, title: 'Outro livro' });

async function open(...loans: unknown[]) {
  const { visitor } = await openLoans(...loans);
  return { pressAgain: () => visitor.click(again()[0] ?? document.body), visitor };
}

test('the books that came back stand apart from those that did not, each with a button of its own', async () => {
  await open(OTHER);
  expect(findHistory()).not.toBeInTheDocument();
  storedByAnotherTab({ loans: [READ, OTHER] });
  expect(history().getAllByRole('article')).toHaveLength(1);
  expect(history().getByRole('heading', { level: 4, name: 'Frankenstein' })).toBeVisible();
  expect(myLoans().getByRole('heading', { level: 3, name: 'Outro livro' })).toBeVisible();
  storedByAnotherTab({ loans: [READ, { ...OTHER, returnedAt: isoDay(-1) }] });
  expect(myLoans().getByText('Nenhum livro com você agora.', { exact: false })).toBeVisible();
  expect(myLoans().getByRole('link', { name: 'Escolher o próximo' })).toHaveAttribute('href', '/');
  // For screen readers each button names its book.
  expect(again().map((button) => button.getAttribute('aria-describedby'))).toEqual(
    ['Outro livro', 'Frankenstein'].map((name) => history().getByRole('heading', { name }).id),
  );
});

test('“Pegar de novo” lends the book again, as it was', async () => {
  const { pressAgain } = await open(READ);
  await pressAgain();
  expect(await myLoans().findByText('Livro emprestado com sucesso!')).toBeVisible();
  expect(stored('loans')).toEqual([
    READ,
    { ...aLoan(), id: expect.any(String), title: READ.title, authors: READ.authors },
  ]);
  expect(myLoans().getByRole('heading', { name: 'Meus empréstimos' })).toHaveFocus();
  // The reader has it now.
  expect(again()).toEqual([]);
});

test('while a book is being returned no button of a loan seems to work', async () => {
  const { release } = holdLock();
  const { visitor } = await open(READ, OTHER);
  const giveBack = myLoans().getByRole('button', { name: 'Devolver' });
  await visitor.click(giveBack);
  for (const button of [giveBack, ...again()]) {
    expect(button).toHaveAttribute('aria-disabled', 'true');
  }
  release();
  await myLoans().findByText('Livro devolvido com sucesso!');
  expect(again()).toHaveLength(2);
  for (const button of again()) expect(button).not.toHaveAttribute('aria-disabled');
});
