import { act, screen, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { CatalogueApp } from '../support/catalogue-app';
import { pageOf, record } from '../support/records';
import { renderScreen } from '../support/render-screen';
import { answer, recordRequests, SERVICE, server } from '../support/server';
import { advanceTime, freezeTimers } from '../support/time';
import { SILENCES, endlessError, serviceFails } from './faults';
import { atOnce, found } from './waiting';

// The site has no copy here: what is shown is the service's own.
beforeAll(() => import('@/lib/catalogue/failing-service'));
beforeEach(() => {
  freezeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(() => jest.useRealTimers());

async function open(at = '/') {
  const view = renderScreen(<CatalogueApp />, { at, fakeTimers: true });
  await atOnce();
  return view;
}
const alert = () => found(() => screen.queryByRole('alert'));
const retryButton = () => screen.getByRole('button', { name: 'Tentar de novo' });
const good = () => HttpResponse.json(pageOf([record({ id: 84, title: 'Achado' })]));

describe.each([
  ['the catalogue', '/', 'Erro: ', 'O catálogo está demorando…'],
  ['a book', '/book/84/', 'Erro ao carregar: ', 'O catálogo está demorando…'],
])('%s of a service that hangs', (_, at, prefix, slow) => {
  test.each(['hanging', 'headers without a body'])(
    '%s: told as slow after 5 s, and a failure after 15 s',
    async (name) => {
      serviceFails(SILENCES[name] ?? good);
      await open(at);
      await advanceTime(4_900);
      expect(screen.queryByText(slow)).not.toBeInTheDocument();
      await advanceTime(200);
      expect(screen.getByText(slow)).toBeVisible();
      await advanceTime(9_000);
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
      await advanceTime(2_000);
      expect(await alert()).toHaveTextContent(
        `${prefix}O catálogo demorou demais para responder. Tente de novo em instantes.`,
      );
      expect(retryButton()).toBeVisible();
    },
  );

  test('once told as slow it can be asked anew, and goes on trying by itself', async () => {
    serviceFails(SILENCES.hanging ?? good);
    const requests = recordRequests();
    const { visitor } = await open(at);
    await advanceTime(5_100);
    expect(requests).toHaveLength(1);
    await visitor.click(retryButton());
    await atOnce();
    expect(requests).toHaveLength(2);
    expect(screen.queryByText(slow)).not.toBeInTheDocument();
    await advanceTime(5_100);
    expect(screen.getByText(slow)).toBeVisible();
    serviceFails(good);
    await visitor.click(retryButton());
    await advanceTime(600);
    expect(await found(() => screen.queryByText('Achado'))).toBeVisible();
  });
});

test('a trickle ends after a minute', async () => {
  serviceFails(SILENCES['a trickle'] ?? good);
  await open();
  await advanceTime(59_000);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await advanceTime(2_000);
  expect(await alert()).toHaveTextContent('demorou demais');
});

test('an error whose body never ends is told after 2 s, with what has come of it', async () => {
  serviceFails(endlessError);
  await open();
  await advanceTime(2_100);
  expect(await alert()).toHaveTextContent('Erro: HTTP 500 - broken');
});

test('an answer of more than 2 MB is refused', async () => {
  const huge = 'x'.repeat(3_000_000);
  serviceFails(() => HttpResponse.json(pageOf([record({ summaries: [huge] })])));
  await open();
  await advanceTime(600);
  expect(await alert()).toHaveTextContent('Erro: O catálogo respondeu algo que não entendemos.');
});

test('twenty presses send one request each, and leave one chain of tries', async () => {
  serviceFails(() => new HttpResponse('down', { status: 503 }));
  const requests = recordRequests();
  const { visitor } = await open();
  await advanceTime(600);
  await alert();
  for (let press = 0; press < 20; press += 1) {
    await visitor.click(retryButton());
    await advanceTime(500);
    await alert();
  }
  expect(requests.length).toBeLessThanOrEqual(1 + 20);
  const pressed = requests.length;
  await advanceTime(60_000);
  expect(requests.length - pressed).toBeLessThanOrEqual(2);
  serviceFails(good);
  await visitor.click(retryButton());
  await advanceTime(500);
  await found(() => screen.queryByText('Achado'));
  const answered = requests.length;
  await advanceTime(10 * 60_000);
  expect(requests).toHaveLength(answered);
});

test('a press does not wait for a try that may never be answered', async () => {
  serviceFails(() => new HttpResponse('down', { status: 503 }));
  const { visitor } = await open();
  await advanceTime(600);
  await alert();
  serviceFails(SILENCES.hanging ?? good);
  await advanceTime(3_000);
  serviceFails(good);
  const requests = recordRequests();
  await visitor.click(retryButton());
  await advanceTime(500);
  await found(() => screen.queryByText('Achado'));
  expect(requests).toHaveLength(1);
});

test('leaving a page ends its tries', async () => {
  serviceFails(() => new HttpResponse('down', { status: 503 }));
  const { unmount } = await open();
  await advanceTime(600);
  await alert();
  unmount();
  const requests = recordRequests();
  await advanceTime(10 * 60_000);
  expect(requests).toEqual([]);
});

test('429 without Retry-After: a minute passes, on every page and when online again', async () => {
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  serviceFails(() => new HttpResponse('busy', { status: 429 }));
  const requests = recordRequests();
  await open();
  await advanceTime(600);
  await alert();
  act(() => void window.dispatchEvent(new Event('online')));
  await advanceTime(59_000);
  expect(requests).toHaveLength(1);
  // With its jitter: an eighth of a minute more.
  await advanceTime(9_000);
  await atOnce();
  expect(requests).toHaveLength(2);
});

test('a page recovers by itself, however long the service was down', async () => {
  serviceFails(() => HttpResponse.error());
  await open();
  await advanceTime(30 * 60_000);
  await alert();
  serviceFails(good);
  await advanceTime(60_000);
  await found(() => screen.queryByText('Achado'));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('identical requests share one, and a page seen is not asked for again', async () => {
  const requests = recordRequests();
  const { visitor } = await open();
  await advanceTime(600);
  await found(() => screen.queryByText('Pág. 1 de 23'));
  for (const name of ['2', '1', '2']) {
    await visitor.click(screen.getByText(name, { selector: 'nav button' }));
    await advanceTime(600);
    await found(() => screen.queryByText(`Pág. ${name} de 23`));
    await advanceTime(3 * 60_000);
  }
  expect(requests.map(({ search }) => search)).toEqual(['?page=1', '?page=2']);
});

test('hints whose books hang are titles after 5 s, and speak of books only above them', async () => {
  server.use(
    http.get(`${SERVICE}/books/`, async ({ request }) => {
      if (request.url.includes('ids=')) await delay('infinite');
      return answer(request.url);
    }),
  );
  await open('/?q=eca+de+queiroz');
  const links = () => {
    const hints = screen.queryByRole('region', { name: 'Talvez você procure' });
    return hints ? within(hints).queryAllByRole('link') : [];
  };
  for (let seconds = 0; seconds < 40; seconds += 1) {
    await advanceTime(1_000);
    await atOnce();
    const says = screen.queryByText(/estes livros/i) !== null;
    if (says || seconds > 7) expect(links()).toHaveLength(6);
  }
});

test('hints whose books do not come are titles, and say nothing of books', async () => {
  server.use(
    http.get(`${SERVICE}/books/`, ({ request }) =>
      request.url.includes('ids=') ? HttpResponse.json(pageOf([])) : answer(request.url),
    ),
  );
  await open('/?q=eca+de+queiroz');
  await advanceTime(1_000);
  const hints = await found(() => screen.queryByRole('region', { name: 'Talvez você procure' }));
  expect(within(hints).getAllByRole('link')).toHaveLength(6);
  expect(screen.queryByText(/Estes livros/)).not.toBeInTheDocument();
});
