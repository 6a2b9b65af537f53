import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { SavedCatalogue } from '@/components/profile/saved-catalogue';
import { EMBEDDED_BOOKS, readBooks } from '@/fake-gutendex/read-books';
import { COPY_CACHE } from '@/lib/offline/caches';
import { temporaryFolder, copyHost, makeCopy } from '../support/copy-host';
import { type FakeCaches, withCaches, withLocks } from '../support/fake-browser';
import { renderScreen } from '../support/render-screen';
import { recordRequests, server } from '../support/server';
import { advanceTime, freezeTimers, found } from '../support/time';

const folder = temporaryFolder();
const books = readBooks(EMBEDDED_BOOKS).slice(0, 70);
let caches: FakeCaches;

beforeEach(async () => {
  caches = withCaches();
  withLocks();
  await makeCopy(folder, books);
  server.use(copyHost(folder));
});

const SAVE = /^Guardar o catálogo \(baixa 0,\d\sMB\)$/;
const SAVED = /^O catálogo de 16 de novembro( de 2026)?, com 70 livros, está neste aparelho\./;
const META = 'http://localhost/copy/meta.json';
const NEVER = new Promise<undefined>(() => {});
const region = () => screen.findByRole('region', { name: 'Catálogo sem internet' });
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const kept = async () => [...(await caches.open(COPY_CACHE)).entries.keys()];
const workAgain = () => {
  server.resetHandlers(copyHost(folder));
  caches.room = Infinity;
};

const openSection = (options = {}) => renderScreen(<SavedCatalogue />, options);

async function saveAll() {
  const view = openSection();
  await view.visitor.click(await button(SAVE));
  await screen.findByText(SAVED);
  return view;
}

/** The files of the copy asked for from now on. */
const filesAsked = () => {
  const requests = recordRequests('http://localhost/copy/');
  return () => requests.map(({ href }) => href).filter((href) => href !== META);
};

test('saves every file of the copy, says what it takes, and removes it', async () => {
  const asked = filesAsked();
  const { visitor } = await saveAll();
  expect(await region()).toHaveTextContent(/Ocupa 0,\d\sMB neste aparelho/);
  // Its description last: with that the worker answers from it.
  expect(await kept()).toEqual([...asked(), META]);
  // The button that was pressed is gone.
  const heading = () => screen.getByRole('heading', { name: 'Catálogo sem internet' });
  await waitFor(() => expect(heading()).toHaveFocus());

  await visitor.click(await button('Remover do aparelho'));
  expect(await button(SAVE)).toBeVisible();
  expect(await region()).toHaveTextContent('buscar entre 70 livros também sem internet');
  expect(await kept()).toEqual([]);
  await waitFor(() => expect(heading()).toHaveFocus());
});

test('stops, and goes on with what is missing only, after a reload too', async () => {
  let answered = 0;
  const hold = () => ((answered += 1) > 5 ? NEVER : undefined);
  server.use(http.get('http://localhost/copy/:version/*', hold));
  const { visitor, unmount } = openSection();
  // The second press of a double click does not stop it.
  await visitor.dblClick(await button(SAVE));
  await screen.findByRole('progressbar', { name: /^Guardando: 0,\d\sMB de 0,\d\sMB$/ });
  await visitor.click(await button('Parar'));
  await button('Continuar');
  const before = await kept();
  expect(before.length).toBeLessThanOrEqual(5);
  unmount();

  workAgain();
  openSection();
  await screen.findByRole('progressbar', { name: /^Já guardado: 0,\d\sMB/ });
  const asked = filesAsked();
  await visitor.click(await button('Continuar'));
  await screen.findByText(SAVED);
  expect(asked().filter((url) => before.includes(url))).toEqual([]);
});

test('a copy of another format is replaced by one that can be read', async () => {
  const cache = await caches.open(COPY_CACHE);
  await cache.put(META, Response.json({ format: 1 }));
  await saveAll();
  expect((await cache.match(META)) && (await kept()).length).toBeGreaterThan(1);
});

test.each([
  ['a lost network', false, Infinity, /^Você está sem internet\. \d+ arquivos faltam\.$/],
  ['a full device', true, 2, /^Não há espaço neste aparelho/],
])('%s: the message says so, and it can go on', async (_, onLine, room, message) => {
  server.use(http.get('http://localhost/copy/:version/summaries/*', () => HttpResponse.error()));
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
  caches.room = room;
  const { visitor } = openSection();
  await visitor.click(await button(SAVE));
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  workAgain();
  await visitor.click(await button('Continuar'));
  expect(await screen.findByText(SAVED)).toBeVisible();
});

test('a file that hangs is asked for three times, 20 s each, and the others come', async () => {
  freezeTimers();
  let hung = 0;
  const hang = () => ((hung += 1) > 0 ? NEVER : undefined);
  server.use(http.get('http://localhost/copy/:version/summaries/1.json', hang));
  const { visitor } = openSection({ fakeTimers: true });
  await visitor.click(await found(() => screen.queryByRole('button', { name: SAVE })));
  for (const times of [1, 2, 3]) {
    await found(() => (hung === times ? true : null));
    await advanceTime(20_000);
  }
  await found(() => screen.queryByText('O catálogo não carregou inteiro. 1 arquivo falta.'));
});

test('what another tab removes is not said to be saved, nor changed while it works', async () => {
  const { visitor } = await saveAll();
  await caches.delete(COPY_CACHE);
  fireEvent(document, new Event('visibilitychange'));
  await visitor.click(await button(SAVE));
  await screen.findByText(SAVED);

  void navigator.locks.request(COPY_CACHE, () => NEVER);
  await visitor.click(await button('Remover do aparelho'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Outra aba está guardando');
  expect(screen.getByText(SAVED)).toBeVisible();
});

test('a newer copy is announced, and the saved one stays until it is whole', async () => {
  const { visitor, unmount } = await saveAll();
  const before = await kept();
  unmount();

  await makeCopy(folder, books.slice(0, 66), '2026-11-23');
  openSection();
  expect(await screen.findByText(SAVED)).toBeVisible();
  expect(await region()).toHaveTextContent(/Há um mais novo, de 23 de novembro( de 2026)?\./);
  expect(await kept()).toEqual(before);
  await visitor.click(await button(/^Atualizar o catálogo \(baixa 0,\d\sMB\)$/));
  await screen.findByText(/^O catálogo de 23 de novembro( de 2026)?, com 66 livros, /);
  expect((await kept()).filter((url) => before.includes(url))).toEqual([META]);
});

test('a site without a copy offers nothing', async () => {
  server.use(http.get('http://localhost/copy/*', () => new HttpResponse(null, { status: 404 })));
  const answered = new Promise((resolve) => server.events.on('response:mocked', resolve));
  openSection();
  await act(() => answered);
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});
