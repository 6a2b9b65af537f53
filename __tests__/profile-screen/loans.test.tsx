import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { KEYS } from '@/fixtures/storage-keys';
import { openProfile } from '../support/accounts-app';
import { AS_ANA, storedByAnotherTab } from '../support/library';
import { TODAY, aLoan, isoDay, store } from '../support/library-records';
import { freezeDate, freezeTimers } from '../support/time';

beforeEach(() => freezeDate());
afterEach(() => jest.useRealTimers());

const section = () => within(screen.getByRole('region', { name: 'Meus empréstimos' }));
const cards = () => section().queryAllByRole('article');
const titles = () => cards().map((card) => within(card).getByRole('heading').textContent);

const EMPTY = 'Você ainda não tem livros emprestados.';
const BACK = aLoan({
  id: 'l0',
  bookId: 5,
  title: 'Devolvido',
  returnedAt: isoDay(-2),
  dueAt: isoDay(-1),
});

test('without loans the page says so, and links to the books', async () => {
  store(AS_ANA);
  const { visitor } = await openProfile();
  expect(section().getByText(EMPTY)).toBeVisible();
  await visitor.click(section().getByRole('link', { name: 'Explorar livros' }));
  expect(window.location.pathname).toBe('/');
});

test('a loan shows its book, dates and state', async () => {
  store({
    ...AS_ANA,
    loans: [
      aLoan({
        authors: ['Shelley, Mary', 'Alguém Mais'],
        borrowedAt: isoDay(-1),
        dueAt: isoDay(6),
      }),
    ],
  });
  await openProfile();
  expect(section().queryByText(EMPTY)).not.toBeInTheDocument();
  const [card] = cards();
  expect(card).toHaveTextContent('Shelley, Mary, Alguém Mais');
  expect(card).toHaveTextContent('Emprestado em 19/11/2026');
  expect(card).toHaveTextContent('Devolve até 26/11/2026');
  expect(section().getByText('6 dia(s) restantes')).toBeVisible();
  expect(section().getByRole('button', { name: 'Devolver' })).toBeVisible();
  expect(section().getByRole('link', { name: 'Frankenstein' })).toHaveAttribute(
    'href',
    '/book/84/',
  );
});

test.each([
  ['a week left', { dueAt: isoDay(7) }, '7 dia(s) restantes', true],
  ['a little over a day left', { dueAt: isoDay(1.01) }, '2 dia(s) restantes', true],
  ['one day left', { dueAt: isoDay(1) }, '1 dia(s) restantes', true],
  ['an hour left', { dueAt: isoDay(1 / 24) }, '1 dia(s) restantes', true],
  ['no time left', { dueAt: isoDay(0) }, '0 dia(s) restantes', true],
  ['an hour too late', { dueAt: isoDay(-1 / 24) }, 'ATRASADO (1 dia(s))', true],
  ['a day and a half too late', { dueAt: isoDay(-1.5) }, 'ATRASADO (1 dia(s))', true],
  ['three days too late', { dueAt: isoDay(-3) }, 'ATRASADO (3 dia(s))', true],
  ['returned', { returnedAt: isoDay(-2) }, 'Devolvido em 18/11/2026', false],
  [
    'returned too late',
    { dueAt: isoDay(-9), returnedAt: '2026-01-05T15:00:00.000Z' },
    'Devolvido em 05/01/2026',
    false,
  ],
])('the state of a loan: %s', async (_, fields, text, active) => {
  store({ ...AS_ANA, loans: [aLoan(fields)] });
  await openProfile();
  const said = section().getAllByText(/^(\d+ dia\(s\) restantes|ATRASADO|Devolvido em)/);
  expect(said.map(({ textContent }) => textContent)).toEqual([text]);
  expect(section().queryAllByRole('button', { name: 'Devolver' })).toHaveLength(active ? 1 : 0);
});

test('the active loan is first, then the newest; other users’ loans are not shown', async () => {
  store({
    ...AS_ANA,
    loans: [
      aLoan({
        id: 'a',
        bookId: 1,
        title: 'Antigo',
        borrowedAt: isoDay(-20),
        returnedAt: isoDay(-15),
      }),
      aLoan({ id: 'b', bookId: 2, title: 'Ativo', borrowedAt: isoDay(-25) }),
      aLoan({
        id: 'c',
        bookId: 3,
        title: 'Recente',
        borrowedAt: isoDay(-9),
        returnedAt: isoDay(-9),
      }),
      aLoan({ id: 'd', bookId: 4, title: 'Da Bia', userId: 'bia' }),
    ],
  });
  await openProfile();
  expect(titles()).toEqual(['Ativo', 'Recente', 'Antigo']);
});

test('a book that was borrowed twice is listed twice', async () => {
  store({ ...AS_ANA, loans: [aLoan({ id: 'l0', returnedAt: isoDay(-2) }), aLoan()] });
  await openProfile();
  expect(titles()).toEqual(['Frankenstein', 'Frankenstein']);
});

test('loans of an earlier version, with missing fields, are shown', async () => {
  const earlier = { ...aLoan(), authors: undefined, thumbnail: undefined, notes: 'desconhecido' };
  store({ ...AS_ANA, loans: [{ ...earlier, bookId: '84' }] });
  await openProfile();
  expect(cards()[0]).toHaveTextContent('—');
  expect(section().getByRole('link', { name: 'Frankenstein' })).toHaveAttribute(
    'href',
    '/book/84/',
  );
});

test('a cover without an image, or whose image fails to load, is drawn', async () => {
  const picture = 'https://www.gutenberg.org/cache/epub/84/pg84.cover.medium.jpg';
  store({ ...AS_ANA, loans: [aLoan({ thumbnail: picture }), BACK] });
  await openProfile();
  const [withPicture, without] = cards();
  expect(without?.querySelector('[data-drawn-cover]')).toHaveTextContent('Devolvido');
  expect(without?.querySelector('img')).toBeNull();
  expect(withPicture?.querySelector('[data-drawn-cover]')).toBeNull();
  const image = withPicture?.querySelector('img');
  expect(image).toHaveAttribute('src', picture);
  if (image) fireEvent.error(image);
  expect(withPicture?.querySelector('[data-drawn-cover]')).toHaveTextContent('Frankenstein');
});

test.each(['', 'null', '{}', '[{"id":"l1"', '[null, 3, {"id":"l1"}]'])(
  'the stored text “%s” is read as no loans',
  async (text) => {
    store(AS_ANA);
    localStorage.setItem(KEYS.loans, text);
    await openProfile();
    expect(section().getByText(EMPTY)).toBeVisible();
  },
);

test('an invalid loan does not hide the valid ones', async () => {
  store({ ...AS_ANA, loans: [{ ...aLoan({ title: 'Ruim' }), dueAt: 'ontem' }, aLoan()] });
  await openProfile();
  expect(titles()).toEqual(['Frankenstein']);
});

test('loans and returns in another tab are shown at once', async () => {
  store(AS_ANA);
  await openProfile();
  storedByAnotherTab({ loans: [aLoan()] });
  expect(titles()).toEqual(['Frankenstein']);
  storedByAnotherTab({ loans: [aLoan({ returnedAt: isoDay(0) })] });
  expect(section().getByText('Devolvido em 20/11/2026')).toBeVisible();
});

test('a loan is shown as late within a minute of being due, here and in the header', async () => {
  store({ ...AS_ANA, loans: [aLoan({ dueAt: isoDay(30 / 86_400) })] });
  jest.useRealTimers();
  freezeTimers(TODAY);
  await openProfile({ fakeTimers: true });
  await waitFor(() => expect(screen.getAllByText('1 dia(s) restantes')).toHaveLength(2));
  act(() => jest.advanceTimersByTime(90_000));
  expect(screen.getAllByText('ATRASADO (1 dia(s))')).toHaveLength(2);
  expect(screen.queryByText(/restantes/)).not.toBeInTheDocument();
});

test('what one does with an active loan comes first: read, return, note the date', async () => {
  store({ ...AS_ANA, loans: [aLoan()] });
  await openProfile();
  const [card] = cards();
  const read = section().getByRole('link', { name: 'Ler' });
  expect(read).toHaveAttribute('href', 'https://www.gutenberg.org/ebooks/84');
  expect(read).toHaveAttribute('target', '_blank');
  expect(read).toHaveAttribute('rel', 'noopener');
  expect(read).toHaveAccessibleDescription('A leitura abre no Project Gutenberg, em nova aba.');
  const order = ['Ler', 'Devolver', 'Adicionar à agenda', '7 dia(s) restantes', 'Emprestado em'];
  const places = order.map((text) => card?.textContent.indexOf(text) ?? -1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places[0]).toBeGreaterThan(-1);
  expect(read).toHaveClass('primary');
  expect(section().getByRole('button', { name: 'Devolver' })).not.toHaveClass('primary');
});

test('an overdue loan: when it should have come back, a red bar, and no date for the calendar', async () => {
  store({ ...AS_ANA, loans: [aLoan({ borrowedAt: isoDay(-10), dueAt: isoDay(-3) })] });
  await openProfile();
  expect(section().getByText('Deveria ter voltado em 17/11/2026.')).toBeVisible();
  expect(section().getByRole('progressbar')).toHaveClass('late');
  expect(section().queryByRole('button', { name: 'Adicionar à agenda' })).not.toBeInTheDocument();
  expect(section().getByRole('link', { name: 'Ler' })).toBeVisible();
});

test('a loan that is not late has a bar that is not red', async () => {
  store({ ...AS_ANA, loans: [aLoan()] });
  await openProfile();
  expect(section().getByRole('progressbar')).not.toHaveClass('late');
  expect(section().queryByText(/Deveria ter voltado/)).not.toBeInTheDocument();
});

test('titles are cut at 12 words, and told whole to screen readers', async () => {
  const title = 'um dois três quatro cinco seis sete oito nove dez onze doze treze';
  store({ ...AS_ANA, loans: [aLoan({ title }), { ...BACK, title }] });
  await openProfile();
  expect(section().getAllByRole('link', { name: title })).toHaveLength(2);
  const cut = 'um dois três quatro cinco seis sete oito nove dez onze doze…';
  expect(titles()).toEqual([cut, cut]);
});

describe('of very many loans', () => {
  const returned = (count: number) =>
    Array.from({ length: count }, (_, n) =>
      aLoan({
        id: `l${n}`,
        bookId: n + 1,
        title: `Livro ${n + 1}`,
        borrowedAt: isoDay(-n - 1),
        returnedAt: isoDay(-n),
      }),
    );
  const more = () => section().queryByRole('button', { name: 'Mostrar mais' });

  test('10 of the history are shown, the rest on demand, and the number of all is told', async () => {
    store({ ...AS_ANA, loans: [...returned(1_199), aLoan({ id: 'now', title: 'Agora' })] });
    const { visitor } = await openProfile();
    expect(titles()).toHaveLength(11);
    expect(titles()[0]).toBe('Agora');
    expect(section().getByRole('status')).toHaveTextContent(
      /^Mostrando 10 de 1\.199 empréstimos\.$/,
    );
    const button = section().getByRole('button', { name: 'Mostrar mais' });
    await visitor.click(button);
    expect(titles()).toHaveLength(61);
    expect(section().getByRole('status')).toHaveTextContent('Mostrando 60 de 1.199 empréstimos.');
    expect(button).toHaveFocus();
  });

  test('the last press moves focus to the first loan that it brought', async () => {
    store({ ...AS_ANA, loans: returned(60) });
    const { visitor } = await openProfile();
    await visitor.click(section().getByRole('button', { name: 'Mostrar mais' }));
    expect(titles()).toHaveLength(60);
    expect(more()).not.toBeInTheDocument();
    expect(section().getByRole('status')).toHaveTextContent('Mostrando 60 de 60 empréstimos.');
    expect(section().getAllByRole('listitem')[10]).toHaveFocus();
  });

  test('10 or fewer are all shown, without a button', async () => {
    store({ ...AS_ANA, loans: returned(10) });
    await openProfile();
    expect(titles()).toHaveLength(10);
    expect(more()).not.toBeInTheDocument();
    expect(section().queryByRole('status')).not.toBeInTheDocument();
  });

  test('of active ones, as damaged data may have, 50 are shown', async () => {
    const active = returned(60).map((loan) => ({ ...loan, returnedAt: null }));
    store({ ...AS_ANA, loans: active });
    await openProfile();
    expect(titles()).toHaveLength(50);
  });
});
