import { screen } from '@testing-library/react';
import { aLoan, aPlace, isoDay } from '@/fixtures/records';
import { ANA, AS_ANA, ACCOUNTS, store } from '../support/library';
import { addressOf, button, heading, openReader, prepareReader } from '../support/reader-app';

prepareReader();

test('without a loan the beginning is open, and at its end one borrows, and reads on', async () => {
  store(AS_ANA);
  const { visitor } = openReader(addressOf(2));
  await heading('I. A caza');
  expect(screen.getByRole('button', { name: 'PRIMEIRA PARTE. II. O theatro' })).toBeDisabled();
  const closed = 'Pegue o livro para abrir os capítulos seguintes.';
  const list = screen.getByRole('region', { name: 'Capítulos' });
  expect(list).toHaveTextContent(closed);
  for (const link of screen.getAllByRole('link', { name: 'Pegue o livro' })) {
    expect(link).toHaveAttribute('href', '/book/84/');
  }
  expect(screen.getByText(/^Quer continuar\? Pegue o livro por sete dias/)).toBeVisible();
  await visitor.click(button('Emprestar'));
  await visitor.click(await screen.findByRole('button', { name: 'Próximo →' }));
  await heading('II. O theatro');
  expect(list).not.toHaveTextContent(closed);
  await visitor.click(button('← Anterior'));
  await heading('I. A caza');
  expect(screen.queryByRole('heading', { name: 'Boa leitura!' })).not.toBeInTheDocument();
});

test('who is not logged in is led to the login, and back to this place', async () => {
  store(ACCOUNTS);
  const { visitor } = openReader(addressOf(2));
  await heading('I. A caza');
  await visitor.click(screen.getByRole('link', { name: 'Entrar ou criar conta' }));
  expect(await screen.findByText('Entre para pegar “Contos”.')).toBeVisible();
  await visitor.type(screen.getByLabelText('E-mail'), ANA.email);
  await visitor.type(screen.getByLabelText('Senha'), 'segredo');
  await visitor.click(button('Entrar'));
  expect(await screen.findByRole('button', { name: 'Emprestar' })).toBeVisible();
  expect(window.location.href).toMatch('/ler/?livro=84&cap=2');
});

test.each([
  [
    'overdue',
    [aLoan({ borrowedAt: isoDay(-9), dueAt: isoDay(-2) })],
    'O prazo terminou em 18/11/2026',
  ],
  ['returned', [aLoan({ returnedAt: isoDay(-1) })], 'Você devolveu este livro em 19/11/2026'],
  ['another loan', [aLoan({ bookId: 11 })], /^Você já tem um empréstimo ativo/],
  ['held by another', [aLoan({ userId: 'bia' })], /^Este livro está emprestado por outro usuário/],
])('%s: a later chapter is closed, and the page says why', async (_, loans, reason) => {
  store({ ...AS_ANA, loans });
  openReader(addressOf(3));
  expect(await screen.findByText(reason)).toBeVisible();
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /ortografia de hoje/ })).not.toBeInTheDocument();
});

test('where the loan is over, the beginning stays open; the book is returned, and lent again', async () => {
  const loans = [aLoan({ borrowedAt: isoDay(-9), dueAt: isoDay(-2) })];
  store({ ...AS_ANA, loans, places: [aPlace({ chapter: 3 })] });
  const { visitor, unmount } = openReader();
  await heading('O prazo terminou em 18/11/2026');
  await visitor.click(button('← Ler o começo'));
  await heading('I. A caza');
  unmount();
  openReader();
  await heading('O prazo terminou em 18/11/2026');
  await visitor.click(button('← Ler o começo'));
  await heading('I. A caza');
  await visitor.click(button('Devolver'));
  expect(await screen.findByText('Livro devolvido com sucesso!')).toBeVisible();
  await visitor.click(button('Emprestar'));
  expect(await heading('Boa leitura!')).toHaveFocus();
  expect(screen.getByText('Livro emprestado com sucesso!')).toBeVisible();
  expect(screen.getByText(/^Está com você até \d/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Emprestar' })).not.toBeInTheDocument();
  await visitor.click(button('Próximo →'));
  await heading('II. O theatro');
  expect(screen.queryByRole('heading', { name: 'Boa leitura!' })).not.toBeInTheDocument();
});
