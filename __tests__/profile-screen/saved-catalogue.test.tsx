import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { SavedCatalogue } from '@/components/profile/saved-catalogue';
import { EMBEDDED_BOOKS, readBooks } from '@/fake-gutendex/read-books';
import { COPY_CACHE } from '@/lib/offline/caches';
import { resumeSaving } from '@/lib/offline/resume';
import { removeCopy } from '@/lib/offline/save-copy';
import { copyFolder, copyHost, makeCopy } from '../support/copy-host';
import { type FakeCaches, withCaches } from '../support/fake-browser';
import { recordRequests, server } from '../support/server';

const folder = copyFolder();
const books = readBooks(EMBEDDED_BOOKS).slice(0, 70);
let caches: FakeCaches;

beforeEach(async () => {
  caches = withCaches();
  await makeCopy(folder, books);
  server.use(copyHost(folder));
});
afterEach(() => removeCopy());

const SAVE = /^Guardar o catálogo neste aparelho \(0,\d MB\)$/;
const region = () => screen.findByRole('region', { name: 'Catálogo sem internet' });
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const files = async () =>
  [...(await caches.open(COPY_CACHE)).entries.keys()].filter((url) => !url.endsWith('saved.json'));

async function openSection() {
  const { unmount } = render(<SavedCatalogue />);
  await region();
  return { visitor: userEvent.setup(), unmount };
}

/** Files of the copy asked for from now on, without its description. */
const filesAsked = () => {
  const requests = recordRequests('http://localhost/copy/');
  return () => requests.map(({ href }) => href).filter((href) => !href.endsWith('meta.json'));
};

/** Lets so many files come, and then none until the returned function is called. */
function holdAfter(count: number) {
  let came = 0;
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  server.use(
    http.get('http://localhost/copy/:version/*', async () => {
      came += 1;
      if (came > count) await held;
    }),
  );
  return () => release();
}

test('saves every file of the copy, says what it takes, and removes it', async () => {
  const { visitor } = await openSection();
  expect(await region()).toHaveTextContent('buscar entre 70 livros também sem internet');
  const asked = filesAsked();
  await visitor.click(await button(SAVE));
  expect(
    await screen.findByText(/^Guardado: 70 livros, de 16 de novembro de 2026\./),
  ).toBeVisible();
  expect(await region()).toHaveTextContent(/Ocupa 0,\d MB neste aparelho/);
  expect(await files()).toEqual(expect.arrayContaining(asked()));
  expect(asked().length).toBe((await files()).length);

  await visitor.click(await button('Remover do aparelho'));
  expect(await button(SAVE)).toBeVisible();
  expect(await files()).toEqual([]);
});

test('pauses, and goes on with what is missing only, after a reload too', async () => {
  const release = holdAfter(5);
  const { visitor, unmount } = await openSection();
  await visitor.click(await button(SAVE));
  await screen.findByRole('progressbar', { name: 'Catálogo guardado' });
  await screen.findByRole('button', { name: 'Pausar' });
  await visitor.click(await button('Pausar'));
  expect(await region()).toHaveTextContent(/Pausado: 0,\d MB de 0,\d MB/);
  release();
  const before = await files();
  expect(before.length).toBeLessThanOrEqual(5);
  unmount();

  await act(resumeSaving);
  expect(await files()).toEqual(before);
  await openSection();
  const asked = filesAsked();
  await visitor.click(await button('Continuar'));
  await screen.findByText(/^Guardado: 70 livros/);
  expect(asked().filter((url) => before.includes(url))).toEqual([]);
});

test.each([
  [
    'a failed network',
    'A conexão falhou.',
    () => {
      let answered = 0;
      const failing = () => ((answered += 1) > 8 ? HttpResponse.error() : undefined);
      server.use(http.get('http://localhost/copy/:version/*', failing));
    },
  ],
  ['a full device', 'Não há espaço neste aparelho', () => void (caches.room = 6)],
])('%s loses nothing of what is there, and it can go on', async (_, message, fail) => {
  const { visitor } = await openSection();
  fail();
  await visitor.click(await button(SAVE));
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  const before = await files();
  expect(before.length).toBeGreaterThan(0);

  server.resetHandlers();
  server.use(copyHost(folder));
  const asked = filesAsked();
  if (caches.room < Infinity) {
    caches.room = Infinity;
    await visitor.click(await button('Continuar'));
  } else await act(resumeSaving);
  expect(await screen.findByText(/^Guardado: 70 livros/)).toBeVisible();
  expect(asked().filter((url) => before.includes(url))).toEqual([]);
});

test('a newer copy is announced, and the saved one stays until it is whole', async () => {
  const { visitor, unmount } = await openSection();
  await visitor.click(await button(SAVE));
  await screen.findByText(/^Guardado: 70 livros/);
  const before = await files();
  unmount();

  await makeCopy(folder, books.slice(0, 66), '2026-11-23');
  await openSection();
  expect(await region()).toHaveTextContent(
    'Há um catálogo mais novo, de 23 de novembro de 2026. O guardado é de 16 de novembro de 2026',
  );
  expect(await files()).toEqual(before);
  await visitor.click(await button(/^Atualizar o catálogo guardado \(0,\d MB\)$/));
  await screen.findByText(/^Guardado: 66 livros, de 23 de novembro de 2026\./);
  expect((await files()).filter((url) => before.includes(url))).toEqual([]);
});

test('a site without a copy offers nothing', async () => {
  server.use(http.get('http://localhost/copy/*', () => new HttpResponse(null, { status: 404 })));
  const answered = new Promise((resolve) => server.events.on('response:mocked', resolve));
  render(<SavedCatalogue />);
  await act(() => answered);
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});
