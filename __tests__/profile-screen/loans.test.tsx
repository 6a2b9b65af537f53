import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { KEYS } from '@/fixtures/storage-keys';
import { TODAY, aLoan, isoDay } from '@/fixtures/records';
import { myLoans, openLoans, openProfile } from '../support/accounts-app';
import { catchDownloads } from '../support/fake-browser';
import { AS_ANA, inAnotherTab, store, storedByAnotherTab } from '../support/library';
import { COVER } from '../support/records';
import { freezeDate, freezeTimers } from '../support/time';

beforeEach(() => freezeDate());

const button = (name: string) => myLoans().queryByRole('button', { name });
const cards = () => myLoans().queryAllByRole('article');
const titles = () => cards().map((card) => within(card).getByRole('heading').textContent);

const READ = 'Ler no Project Gutenberg (abre em nova aba)';
const EMPTY = 'Você ainda não tem livros emprestados.';
const LONG = 'um dois três quatro cinco seis sete oito nove dez onze doze treze';
const CUT = 'um dois três quatro cinco seis sete oito nove dez onze doze…';

test('without loans, or with none that can be read, the page says so, and links to the books', async () => {
  const { visitor } = await openLoans();
  for (const text of ['[]', '', 'null', '{}', '[{"id":"l1"', '[null, 3, {"id":"l1"}]']) {
    storedByAnotherTab({ loans: [aLoan()] });
    expect(myLoans().queryByText(EMPTY)).not.toBeInTheDocument();
    inAnotherTab(() => localStorage.setItem(KEYS.loans, text));
    expect(myLoans().getByText(EMPTY)).toBeVisible();
  }
  await visitor.click(myLoans().getByRole('link', { name: 'Explorar livros' }));
  expect(window.location.pathname).toBe('/');
});

test('a loan shows its book, its dates and what one does with it: read, return, note the date; reading needs the internet', async () => {
  const downloads = catchDownloads();
  const authors = ['Shelley, Mary', 'Alguém Mais'];
  const { visitor } = await openLoans(aLoan({ title: 'Um; dois, três', authors }));
  const [card] = cards();
  const book = myLoans().getByRole('link', { name: 'Um; dois, três' });
  expect(book).toHaveAttribute('href', '/book/84/');
  const read = myLoans().getByRole('link', { name: READ });
  expect(read).toHaveAttribute('href', 'https://www.gutenberg.org/ebooks/84');
  expect(read).toHaveClass('primary');
  expect(button('Devolver')).not.toHaveClass('primary');
  const inOrder = [
    'Shelley, Mary, Alguém Mais',
    'Emprestado em 20/11/2026',
    'Devolve até 27/11/2026',
    '7 dia(s) restantes',
    READ,
    'Devolver',
    'Adicionar à agenda',
  ];
  const places = inOrder.map((text) => card?.textContent.indexOf(text) ?? -1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places[0]).toBeGreaterThan(-1);

  await visitor.click(myLoans().getByRole('button', { name: 'Adicionar à agenda' }));
  await waitFor(() => expect(downloads).toHaveLength(1));
  const type = 'text/calendar;charset=utf-8';
  expect(downloads[0]).toMatchObject({ name: 'devolucao-84.ics', type });
  const unfolded = (await downloads[0]?.text())?.replaceAll('\r\n ', '');
  expect(unfolded).toContain('SUMMARY:Devolver: Um\\; dois\\, três');
  expect(unfolded).toMatch(
    /^DESCRIPTION:Devolva o livro até 27\/11\/2026\\, às \d\d:\d\d\.\\nShelley\\, Mary\\, Alguém Mais\\nhttp.*\/book\/84\/\r$/m,
  );

  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(read).toHaveAccessibleName('Ler no Project Gutenberg (precisa de internet)');
});

// All of them: ../lib/lending/rules.test.ts.
const STATES: [fields: Parameters<typeof aLoan>[0], text: string][] = [
  [{ dueAt: isoDay(1.01) }, '2 dia(s) restantes'],
  [{ dueAt: isoDay(-3) }, 'ATRASADO (3 dia(s))'],
  [{ dueAt: isoDay(-9), returnedAt: '2026-01-05T15:00:00.000Z' }, 'Devolvido em 05/01/2026'],
];

test('a loan has one state, as loans and returns in other tabs change it', async () => {
  await openLoans();
  for (const [fields, text] of STATES) {
    storedByAnotherTab({ loans: [aLoan({ borrowedAt: isoDay(-10), ...fields })] });
    const said = myLoans().getAllByText(/^(\d+ dia\(s\) restantes|ATRASADO|Devolvido em)/);
    expect(said.map(({ textContent }) => textContent)).toEqual([text]);
    const [late, returned] = ['ATRASADO', 'Devolvido'].map((word) => text.startsWith(word));
    expect(button('Devolver') !== null).toBe(!returned);
    await waitFor(() => expect(!myLoans().queryByRole('link', { name: READ })).toBe(returned));
    expect(button('Adicionar à agenda') !== null).toBe(!late && !returned);
  }
});

test('a loan is shown as late within a minute of being due, here and in the header', async () => {
  freezeTimers(TODAY);
  store({ ...AS_ANA, loans: [aLoan({ dueAt: isoDay(30 / 86_400) })] });
  await openProfile({ fakeTimers: true });
  await waitFor(() => expect(screen.getAllByText('1 dia(s) restantes')).toHaveLength(2));
  act(() => jest.advanceTimersByTime(90_000));
  expect(screen.getAllByText('ATRASADO (1 dia(s))')).toHaveLength(2);
  expect(screen.queryByText(/restantes/)).not.toBeInTheDocument();
});

test('the active loan is first, then the newest; what cannot be read or is another user’s is not shown', async () => {
  const returned = (id: string, bookId: number, title: string, from: number, to: number) =>
    aLoan({ id, bookId, title, borrowedAt: isoDay(from), returnedAt: isoDay(to) });
  await openLoans(
    returned('a', 1, 'Antigo', -20, -15),
    // Borrowed twice: listed twice.
    returned('b', 2, 'Ativo', -30, -28),
    aLoan({ id: 'c', bookId: 2, title: 'Ativo', borrowedAt: isoDay(-25) }),
    returned('d', 3, LONG, -9, -9),
    aLoan({ id: 'e', bookId: 4, title: 'Da Bia', userId: 'bia' }),
    { ...aLoan({ id: 'f', title: 'Ruim' }), dueAt: 'ontem' },
  );
  expect(titles()).toEqual(['Ativo', CUT, 'Antigo', 'Ativo']);
  // Screen readers are told the whole title.
  expect(myLoans().getByRole('link', { name: LONG })).toBeVisible();
});

test('a loan of an earlier version, with missing fields, is shown; a cover without an image, or whose image fails, is drawn', async () => {
  const earlier = { ...aLoan(), authors: undefined, thumbnail: undefined, notes: 'desconhecido' };
  await openLoans({ ...earlier, bookId: '84' });
  // Until where it is read is known: the answer would come after the story.
  await myLoans().findByRole('link', { name: READ });
  expect(cards()[0]).toHaveTextContent('—');
  const link = myLoans().getByRole('link', { name: 'Frankenstein' });
  expect(link).toHaveAttribute('href', '/book/84/');
  const drawn = () => document.querySelector('article [data-drawn-cover]');
  const image = () => document.querySelector('article img');
  expect(drawn()).toHaveTextContent('Frankenstein');
  expect(image()).toBeNull();
  storedByAnotherTab({ loans: [aLoan({ thumbnail: COVER })] });
  expect(drawn()).toBeNull();
  expect(image()).toHaveAttribute('src', COVER);
  fireEvent.error(image() ?? document.body);
  expect(drawn()).toHaveTextContent('Frankenstein');
});

test('of very many loans 10 of the history are shown, the rest on demand, with the number of all', async () => {
  const returned = Array.from({ length: 109 }, (_, n) =>
    aLoan({ id: `l${n}`, bookId: n + 1, borrowedAt: isoDay(-n - 1), returnedAt: isoDay(-n) }),
  );
  const { visitor } = await openLoans(...returned, aLoan({ id: 'now', title: 'Agora' }));
  expect(titles()).toHaveLength(11);
  expect(titles()[0]).toBe('Agora');
  const status = () => myLoans().getByRole('status').textContent;
  expect(status()).toBe('Mostrando 10 de 109 empréstimos.');
  const more = myLoans().getByRole('button', { name: 'Mostrar mais' });
  await visitor.click(more);
  expect(status()).toBe('Mostrando 60 de 109 empréstimos.');
  // The first loan that the press brought.
  const hasFocus = (item?: HTMLElement) =>
    document.activeElement?.matches('a') && item?.contains(document.activeElement);
  expect(hasFocus(myLoans().getAllByRole('listitem')[11])).toBe(true);
  await visitor.click(more);
  expect(titles()).toHaveLength(110);
  expect(status()).toBe('Mostrando 109 de 109 empréstimos.');
  expect(more).not.toBeInTheDocument();
  expect(hasFocus(myLoans().getAllByRole('listitem')[61])).toBe(true);
  storedByAnotherTab({ loans: returned.slice(0, 10) });
  expect(titles()).toHaveLength(10);
  expect(myLoans().queryByText(/^Mostrando/)).not.toBeInTheDocument();
});
