import { screen, within } from '@testing-library/react';
import { openProfile } from '../support/accounts-app';
import { AS_ANA, holdLock, withLocksAndFixedDate } from '../support/library';
import { aLoan, isoDay, store, stored } from '../support/library-records';

withLocksAndFixedDate();

const section = () => within(screen.getByRole('region', { name: 'Meus empréstimos' }));
const history = () => within(section().getByRole('region', { name: 'Histórico' }));
const again = () => history().queryAllByRole('button', { name: 'Pegar de novo' });

const READ = aLoan({
  id: 'r1',
  borrowedAt: isoDay(-20),
  dueAt: isoDay(-13),
  returnedAt: isoDay(-15),
});
const OTHER = aLoan({ id: 'l2', bookId: 2, title: 'Outro livro' });

test('the books that came back stand apart from those that did not', async () => {
  store({ ...AS_ANA, loans: [READ, OTHER] });
  await openProfile();
  expect(history().getAllByRole('article')).toHaveLength(1);
  expect(history().getByRole('heading', { level: 4, name: 'Frankenstein' })).toBeVisible();
  expect(section().getByRole('heading', { level: 3, name: 'Outro livro' })).toBeVisible();
});

test('without books that came back there is no history', async () => {
  store({ ...AS_ANA, loans: [OTHER] });
  await openProfile();
  expect(screen.queryByRole('region', { name: 'Histórico' })).not.toBeInTheDocument();
});

test('“Pegar de novo” lends the book again, as it was', async () => {
  store({ ...AS_ANA, loans: [READ] });
  const { visitor } = await openProfile();
  await visitor.click(again()[0] ?? document.body);
  expect(await section().findByText('Livro emprestado com sucesso!')).toBeVisible();
  expect(stored('loans')).toEqual([
    READ,
    { ...aLoan(), id: expect.any(String), title: READ.title, authors: READ.authors },
  ]);
  expect(section().getByRole('heading', { name: 'Meus empréstimos' })).toHaveFocus();
  // The reader has it now.
  expect(again()).toEqual([]);
});

test('while a book is being returned no button of a loan seems to work', async () => {
  store({ ...AS_ANA, loans: [READ, OTHER] });
  const { release } = holdLock();
  const { visitor } = await openProfile();
  const giveBack = section().getByRole('button', { name: 'Devolver' });
  await visitor.click(giveBack);
  for (const button of [giveBack, ...again()]) {
    expect(button).toHaveAttribute('aria-disabled', 'true');
  }
  release();
  await section().findByText('Livro devolvido com sucesso!');
  expect(again()).toHaveLength(2);
  for (const button of again()) expect(button).not.toHaveAttribute('aria-disabled');
});

test.each([
  [
    'another loan is active',
    OTHER,
    '⚠️ Você já tem um empréstimo ativo. Devolva-o para pegar outro.',
  ],
  [
    'a loan is late',
    { ...OTHER, dueAt: isoDay(-1) },
    '⚠️ Você tem livros atrasados. Devolva-os antes de pegar novos empréstimos.',
  ],
  [
    'another user has it',
    aLoan({ id: 'b1', userId: 'bia' }),
    '⚠️ Este livro já está emprestado por outro usuário.',
  ],
])('when %s, it says so, in sight of the loan that forbids it', async (_, loan, message) => {
  store({ ...AS_ANA, loans: [READ, loan] });
  const { visitor } = await openProfile();
  await visitor.click(again()[0] ?? document.body);
  expect((await section().findByRole('alert')).textContent).toBe(message);
  expect(section().getByRole('heading', { name: 'Meus empréstimos' })).toHaveFocus();
  expect(stored('loans')).toEqual([READ, loan]);
});

test('each button names its book to screen readers', async () => {
  store({ ...AS_ANA, loans: [READ, { ...OTHER, returnedAt: isoDay(-1) }] });
  await openProfile();
  expect(again().map((button) => button.getAttribute('aria-describedby'))).toEqual(
    ['Outro livro', 'Frankenstein'].map((name) => history().getByRole('heading', { name }).id),
  );
});

test('says how many books were read this year', async () => {
  const loans = [
    READ,
    // Read twice: one book.
    { ...READ, id: 'r2', returnedAt: isoDay(-40) },
    { ...READ, id: 'r3', bookId: 5 },
    { ...READ, id: 'r4', bookId: 6, returnedAt: '2025-12-31T12:00:00.000Z' },
    OTHER,
  ];
  store({ ...AS_ANA, loans });
  await openProfile();
  expect(history().getByText('Você leu 2 livros em 2026.')).toBeVisible();
});

test('says nothing of a year without books', async () => {
  store({ ...AS_ANA, loans: [{ ...READ, returnedAt: '2025-06-01T12:00:00.000Z' }] });
  await openProfile();
  expect(history().queryByText(/^Você leu/)).not.toBeInTheDocument();
});
