import { screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { pageOf, record } from '../support/records';
import { serviceAnswers } from '../support/server';
import { advanceTime, found } from '../support/time';
import { FAILURES, SILENCES } from './faults';
import { open } from './stopped-time';
import { COPY, FIRST_TITLE, cards, slowService, titles, withCopy } from './with-copy';

withCopy();

/** A number that no catalogue has. */
const UNKNOWN = 99_999_999;
async function notFound() {
  const alert = await found(() => screen.queryByRole('alert'));
  expect(alert).toHaveTextContent('Erro ao carregar: Livro não encontrado');
  expect(screen.queryByText(/guardado/)).not.toBeInTheDocument();
}

describe.each(Object.entries(FAILURES))('the service fails: %s', (_, fault) => {
  test.each([
    ['the list', '/', /^Erro: /, 32],
    ['a book', '/book/84/', /^Erro ao carregar: (?!HTTP \d+ -)/, 1],
  ])('%s is the copy’s, with the failure above it', async (_name, at, message, count) => {
    serviceAnswers(fault);
    await open(at);
    await advanceTime(600);
    expect((await cards())[0]).toBe(FIRST_TITLE);
    expect(titles()).toHaveLength(count);
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent(message);
    expect(within(alert).getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
    expect(screen.getByText(COPY)).toBeVisible();
    expect(screen.queryAllByText('730 livros encontrados')).toHaveLength(count === 32 ? 1 : 0);
  });

  test('a number that the copy does not know either is told with the failure', async () => {
    serviceAnswers(fault);
    await open(`/book/${UNKNOWN}/`);
    await advanceTime(600);
    const alert = await found(() => screen.queryByRole('alert'));
    expect(alert).toHaveTextContent(/^Erro ao carregar: (?!Livro não encontrado)/);
    expect(screen.queryByText(/guardado/)).not.toBeInTheDocument();
  });
});

describe.each(Object.entries(SILENCES))('the service is silent: %s', (name, fault) => {
  test('the copy’s books are there after a second and a half, without an error', async () => {
    serviceAnswers(fault);
    await open('/?lang=pt');
    await advanceTime(1_400);
    expect(titles()).toEqual([]);
    expect(screen.queryByText(/guardado/)).not.toBeInTheDocument();
    await advanceTime(name === 'hanging' ? 200 : 3_200);
    await cards();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByText(COPY)).toHaveTextContent(/^O catálogo está demorando…/);
  });
});

test('the service’s 404 of a page is believed, unless its own count has that page', async () => {
  const noSuchPage = () => HttpResponse.json({ detail: 'Invalid page.' }, { status: 404 });
  serviceAnswers(noSuchPage);
  const { unmount } = await open('/?page=99');
  await advanceTime(600);
  await found(() => screen.queryByText('A página 99 não existe'));
  expect(screen.queryByText(/guardado/)).not.toBeInTheDocument();
  unmount();

  serviceAnswers(({ request }) =>
    new URL(request.url).searchParams.get('page') === '1'
      ? HttpResponse.json({ ...pageOf([record({ id: 84 })]), count: 730, next: '/books/?page=2' })
      : noSuchPage(),
  );
  await open('/?lang=pt&page=7');
  await advanceTime(600);
  const failure = () => [...document.querySelectorAll('[role=alert]')].find(isOf404);
  const isOf404 = ({ textContent }: Element) => textContent.startsWith('Erro: HTTP 404');
  await found(() => failure() ?? null);
  expect(screen.queryByText('A página 7 não existe')).not.toBeInTheDocument();
});

test('without a connection, what the copy does not find is found by another name', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  serviceAnswers(() => HttpResponse.error());
  await open('/?q=capitu');
  await advanceTime(600);
  expect(await cards()).toEqual(['Dom Casmurro']);
  expect(screen.getByRole('alert')).toHaveTextContent('Erro: Você está sem internet.');
});

test('a silent service is awaited for what the copy does not have', async () => {
  const service = slowService();
  const { unmount } = await open('/?q=xyzzy');
  await advanceTime(3_000);
  expect(screen.getByText('Carregando livros…')).toBeVisible();
  service.answer();
  await found(() => screen.queryByText('Do serviço'));
  unmount();
  const empty = slowService(pageOf([]));
  await open(`/book/${UNKNOWN}/`);
  await advanceTime(3_000);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  empty.answer();
  await notFound();
});
