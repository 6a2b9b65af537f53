import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { KEYS } from '@/fixtures/storage-keys';
import { aPlace } from '@/fixtures/records';
import { ANA, ACCOUNTS, store, storedByAnotherTab } from '../support/library';
import {
  LENT,
  addressOf,
  button,
  heading,
  openReader,
  prepareReader,
  storedPlaces,
} from '../support/reader-app';
import { advanceTime, found, freezeTimers } from '../support/time';

prepareReader();

const scroll = () => {
  jest.replaceProperty(window, 'scrollY', 50);
  fireEvent.scroll(document);
};

test('the place is kept for the reader and the book, and the book opens there', async () => {
  store(LENT);
  const { visitor, unmount } = openReader();
  await heading('Ao leitor');
  await visitor.click(button('Próximo →'));
  await heading('I. A caza');
  await waitFor(() => expect(storedPlaces()).toHaveLength(1));
  await waitFor(() =>
    expect(storedPlaces()).toMatchObject([{ userId: ANA.id, bookId: 84, chapter: 2 }]),
  );
  unmount();
  openReader();
  await heading('I. A caza');
});

test('a place in a chapter that the text has no longer gives way to the next one', async () => {
  store({ ...LENT, places: [aPlace({ chapter: 9 })] });
  const { visitor } = openReader();
  await heading('Ao leitor');
  await visitor.click(button('Próximo →'));
  await waitFor(() => expect(storedPlaces()).toMatchObject([{ chapter: 2 }]));
});

test('who reads without an account is kept a place too, and takes it along into the account', async () => {
  store(ACCOUNTS);
  const { visitor, unmount } = openReader();
  await heading('Ao leitor');
  await visitor.click(button('Próximo →'));
  await heading('I. A caza');
  await waitFor(() => expect(storedPlaces()).toMatchObject([{ bookId: 84, chapter: 2 }]));
  unmount();
  const again = openReader();
  await heading('I. A caza');
  again.unmount();

  store(LENT);
  const { visitor: ana } = openReader();
  await heading('I. A caza');
  await ana.click(button('Próximo →'));
  await waitFor(() => expect(storedPlaces()).toMatchObject([{ userId: ANA.id, chapter: 3 }]));
});

test('an address that names no block of the chapter is kept as a place in it', async () => {
  store(LENT);
  openReader(`${addressOf(1)}#nada`);
  await heading('Ao leitor');
  scroll();
  await waitFor(() => expect(storedPlaces()).toMatchObject([{ chapter: 1, block: '' }]));
});

test('of two tabs neither moves the other, and the later place is where the book opens', async () => {
  store(LENT);
  const { unmount } = openReader(addressOf(1));
  await heading('Ao leitor');
  storedByAnotherTab({ places: [aPlace({ chapter: 3 })] });
  expect(screen.getByRole('heading', { name: 'Ao leitor' })).toBeVisible();
  unmount();
  openReader();
  await heading('II. O theatro');
});

test('a glance at another chapter is no place, until one reads on there; nor is the way back', async () => {
  store(LENT);
  const { visitor, unmount } = openReader(addressOf(1));
  await heading('Ao leitor');
  await visitor.click(button('Próximo →'));
  await waitFor(() => expect(storedPlaces()).toMatchObject([{ chapter: 2 }]));
  const list = within(screen.getByRole('region', { name: 'Capítulos' }));
  await visitor.click(list.getByRole('button', { name: 'PRIMEIRA PARTE. II. O theatro' }));
  await heading('II. O theatro');
  unmount();
  const again = openReader();
  await heading('I. A caza');

  await visitor.click(
    within(screen.getByRole('region', { name: 'Capítulos' })).getByRole('button', {
      name: 'PRIMEIRA PARTE. II. O theatro',
    }),
  );
  await heading('II. O theatro');
  scroll();
  await waitFor(() => expect(storedPlaces()).toMatchObject([{ chapter: 3 }]));
  act(() => history.back());
  await heading('I. A caza');
  again.unmount();
  openReader();
  await heading('II. O theatro');
});

test('who stays in a chapter reads there, without moving too', async () => {
  store(LENT);
  openReader(addressOf(1));
  await heading('Ao leitor');
  freezeTimers();
  const list = within(screen.getByRole('region', { name: 'Capítulos' }));
  fireEvent.click(list.getByRole('button', { name: 'PRIMEIRA PARTE. II. O theatro' }));
  await found(() => screen.queryByRole('heading', { name: 'II. O theatro' }));
  await advanceTime(3_000);
  expect(storedPlaces()).toEqual([]);
  await advanceTime(2_000);
  expect(storedPlaces()).toMatchObject([{ chapter: 3 }]);
});

test('a passage that was looked up is no place, until one reads on there', async () => {
  store(LENT);
  const { visitor } = openReader(addressOf(1));
  await heading('Ao leitor');
  const panel = within(screen.getByRole('region', { name: 'Buscar no livro' }));
  await visitor.type(panel.getByRole('searchbox'), 'philosophos{Enter}');
  const hit = await panel.findByRole('button', { name: /Foi ao theatro/ });
  freezeTimers();
  fireEvent.click(hit);
  await found(() => screen.queryByRole('heading', { name: 'II. O theatro' }));
  await advanceTime(10_000);
  expect(storedPlaces()).toEqual([]);
  scroll();
  await advanceTime(1_000);
  expect(storedPlaces()).toMatchObject([{ chapter: 3 }]);
});

test('a full storage loses nothing, and says so', async () => {
  store(LENT);
  const { visitor } = openReader();
  await heading('Ao leitor');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await visitor.click(button('Próximo →'));
  expect(await screen.findByRole('alert')).toHaveTextContent(/espaço|cheio/i);
  expect(screen.getByRole('heading', { name: 'I. A caza' })).toBeVisible();
  expect(localStorage.getItem(KEYS.loans)).not.toBeNull();
});
