import { act, screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { EMBEDDED_BOOKS, readBooks } from '@/fake-gutendex/read-books';
import { CatalogueApp } from '../support/catalogue-app';
import { copyFolder, copyHost, makeCopy } from '../support/copy-host';
import { pageOf, record } from '../support/records';
import { renderScreen } from '../support/render-screen';
import { recordRequests, server } from '../support/server';
import { advanceTime, freezeTimers } from '../support/time';
import { FAILURES, SILENCES, serviceFails } from './faults';
import { atOnce, found } from './waiting';

const folder = copyFolder();

beforeAll(async () => {
  await makeCopy(folder, readBooks(EMBEDDED_BOOKS));
  // So that the first story does not wait for its code.
  await import('@/lib/catalogue/failing-service');
});
beforeEach(() => {
  freezeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(0);
  server.use(copyHost(folder));
});
afterEach(() => jest.useRealTimers());

const COPY = 'Mostrando a cópia de 16 de novembro de 2026.';
async function open(at = '/') {
  const view = renderScreen(<CatalogueApp />, { at, fakeTimers: true });
  await atOnce();
  return view;
}
/** By the elements: roles take long to find in 32 cards. */
const titles = () =>
  [...document.querySelectorAll('article :is(h1, h3)')].map(({ textContent }) => textContent);
/** The titles that the fake service has on its first page. */
const EXPECTED = 'Frankenstein; or, the modern prometheus';
const cards = () => found(() => (titles().length > 0 ? titles() : null));

describe.each(Object.entries(FAILURES))('the service fails: %s', (_, fault) => {
  test('its failure stays above the copy’s books, in one calm sentence', async () => {
    serviceFails(fault);
    await open();
    await advanceTime(600);
    expect((await cards())[0]).toBe(EXPECTED);
    expect(titles()).toHaveLength(32);
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent(/^Erro: /);
    expect(within(alert).getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
    expect(screen.getByText(COPY)).toBeVisible();
    expect(screen.getByText('705 livros encontrados')).toBeVisible();
  });

  test('a book is the copy’s', async () => {
    serviceFails(fault);
    await open('/book/84/');
    await advanceTime(600);
    await cards();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(EXPECTED);
    expect(screen.getByRole('alert')).toHaveTextContent(/^Erro ao carregar: (?!HTTP \d+ -)/);
    expect(screen.getByText(COPY)).toBeVisible();
  });
});

describe.each(Object.entries(SILENCES))('the service is silent: %s', (name, fault) => {
  test('the copy’s books are there after a second and a half, without an error', async () => {
    serviceFails(fault);
    await open('/?lang=pt');
    await advanceTime(1_400);
    expect(titles()).toEqual([]);
    expect(screen.queryByText(/cópia/)).not.toBeInTheDocument();
    await advanceTime(name === 'a trickle' ? 3_200 : 200);
    await cards();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByText(`O catálogo está demorando… ${COPY}`)).toBeVisible();
  });
});

/** A service that answers when it is told to. */
function slowService() {
  let answerNow = () => {};
  const allowed = new Promise<void>((resolve) => {
    answerNow = resolve;
  });
  serviceFails(async () => {
    await allowed;
    return HttpResponse.json(pageOf([record({ title: 'Do serviço' })]));
  });
  return { answer: () => answerNow() };
}

test('a silent service that answers after all takes the copy’s place at once', async () => {
  const service = slowService();
  const requests = recordRequests();
  await open();
  await advanceTime(1_500);
  await cards();
  await advanceTime(10);
  service.answer();
  await found(() => screen.queryByText('Do serviço'));
  expect(screen.queryByText(/cópia/)).not.toBeInTheDocument();
  expect(requests).toHaveLength(1);
});

test('over a silent service’s copy “Tentar de novo” asks it anew, and the books stay', async () => {
  slowService();
  const requests = recordRequests();
  const { visitor } = await open();
  await advanceTime(1_500);
  await cards();
  const service = slowService();
  await visitor.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  await atOnce();
  expect(requests).toHaveLength(2);
  expect(titles()[0]).toBe(EXPECTED);
  service.answer();
  await found(() => screen.queryByText('Do serviço'));
  expect(screen.queryByText(/cópia/)).not.toBeInTheDocument();
});

test.each([
  ['scroll', () => document.dispatchEvent(new Event('scroll'))],
  ['press', () => document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))],
  ['focus', () => document.querySelector<HTMLElement>('article a')?.focus()],
])('after a %s it waits for the visitor’s word', async (_, touch) => {
  const service = slowService();
  const { visitor } = await open();
  await advanceTime(1_500);
  await cards();
  await advanceTime(200);
  act(() => void touch());
  service.answer();
  const button = await found(() => screen.queryByText('Mostrar o catálogo'));
  expect(titles()[0]).toBe(EXPECTED);
  expect(screen.getByText(`O catálogo respondeu. ${COPY}`)).toBeVisible();
  await visitor.click(button);
  await found(() => screen.queryByText('Do serviço'));
  expect(screen.getByRole('heading', { name: 'Resultados' })).toHaveFocus();
  expect(screen.queryByText(/cópia/)).not.toBeInTheDocument();
});

test('“Tentar de novo” asks the service once, and its page takes the copy’s place', async () => {
  let broken = true;
  serviceFails(() =>
    broken
      ? new HttpResponse('não deu', { status: 400 })
      : HttpResponse.json(pageOf([record({ title: 'Do serviço' })])),
  );
  const { visitor } = await open();
  await advanceTime(600);
  await cards();
  expect(screen.getByRole('alert')).toHaveTextContent('Erro: HTTP 400 - não deu');
  broken = false;
  const requests = recordRequests();
  await visitor.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  await found(() => screen.queryByText('Do serviço'));
  expect(requests).toHaveLength(1);
  expect(screen.queryByText(/cópia/)).not.toBeInTheDocument();
});

test('a service that answers in time never speaks of a copy, and the copy is not asked', async () => {
  const copied = recordRequests('http://localhost/copy/');
  await open();
  await advanceTime(600);
  await cards();
  await advanceTime(60_000);
  expect(screen.queryByText(/cópia/)).not.toBeInTheDocument();
  expect(copied).toEqual([]);
});

test('a page that neither has is out of range; the service’s own 404 is believed', async () => {
  serviceFails(() => HttpResponse.error());
  const { unmount } = await open('/?page=99');
  await advanceTime(600);
  await found(() => screen.queryByText('A página 99 não existe'));
  unmount();
  serviceFails(() => HttpResponse.json({ detail: 'Invalid page.' }, { status: 404 }));
  localStorage.clear();
  await open('/?page=7');
  await advanceTime(600);
  await found(() => screen.queryByText('A página 7 não existe'));
  expect(screen.queryByText(/cópia/)).not.toBeInTheDocument();
});

test('a number that neither knows is not found, and a silent service is awaited', async () => {
  serviceFails(() => HttpResponse.error());
  const { unmount } = await open('/book/99999999/');
  await advanceTime(600);
  const alert = await found(() => screen.queryByRole('alert'));
  expect(alert).toHaveTextContent('Erro ao carregar: Livro não encontrado');
  unmount();
  localStorage.clear();
  const service = slowService();
  await open('/?q=xyzzy');
  await advanceTime(3_000);
  expect(screen.getByText('Carregando livros…')).toBeVisible();
  service.answer();
  await found(() => screen.queryByText('Do serviço'));
});

test('when the copy fails as well there is only the error, as ever', async () => {
  server.use(copyHost('/nowhere'));
  serviceFails(() => new HttpResponse('não deu', { status: 500 }));
  await open('/?q=um');
  await advanceTime(600);
  expect(await found(() => screen.queryByRole('alert'))).toHaveTextContent(
    'Erro: HTTP 500 - não deu',
  );
  expect(screen.queryByText(/cópia/)).not.toBeInTheDocument();
});

describe('after two failures in a row', () => {
  const control = (name: string) => screen.getByText(name, { selector: 'nav button' });

  test('the copy is asked first, with one quiet attempt at the service in half a minute', async () => {
    serviceFails(() => new HttpResponse('não deu', { status: 400 }));
    const { visitor } = await open();
    await advanceTime(600);
    await cards();
    await visitor.click(control('2'));
    await advanceTime(600);
    await found(() => screen.queryByText(/^Pág. 2 de/));
    const requests = recordRequests();
    for (const page of ['3', '4', '5', '6']) {
      await visitor.click(control(page));
      await advanceTime(600);
      await found(() => screen.queryByText(`Pág. ${page} de 23`));
      expect(titles()).toHaveLength(32);
      expect(screen.getByText(COPY)).toBeVisible();
    }
    expect(requests).toHaveLength(1);
  });

  test('the service’s answer ends it, for all tabs', async () => {
    localStorage.setItem('bookshelfs.service', `${Date.now() + 60_000} ${Date.now()} 2`);
    await open();
    await advanceTime(2_000);
    await cards();
    await found(() => (screen.queryByText(/cópia/) ? null : true));
    expect(localStorage.getItem('bookshelfs.service')).toBeNull();
  });

  test('a wait that the service asks for is kept by every page and tab', async () => {
    serviceFails(() => new HttpResponse('busy', { status: 429, headers: { 'Retry-After': '90' } }));
    const { visitor } = await open();
    await advanceTime(600);
    await cards();
    const requests = recordRequests();
    await visitor.click(control('2'));
    await advanceTime(600);
    await found(() => screen.queryByText('Pág. 2 de 23'));
    await advanceTime(80_000);
    expect(requests).toEqual([]);
  });
});

test('hints and “Mais deste autor” come from the copy as well', async () => {
  serviceFails(() => HttpResponse.error());
  await open('/?q=memorias+postumas');
  await advanceTime(600);
  await cards();
  expect(screen.getByText(COPY)).toBeVisible();
});
