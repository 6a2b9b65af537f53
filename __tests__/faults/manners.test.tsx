import { act, screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { pageOf, record } from '../support/records';
import { recordRequests, serviceAnswers } from '../support/server';
import { advanceTime, found } from '../support/time';
import { SILENCES, endlessError, tooMuch } from './faults';
import { atOnce, open, withStoppedTime } from './stopped-time';

// The site has no copy here: what is shown is the service's own.
withStoppedTime();

const alert = () => found(() => screen.queryByRole('alert'));
const retryButton = () => screen.getByRole('button', { name: 'Tentar de novo' });
const good = () => HttpResponse.json(pageOf([record({ id: 84, title: 'Achado' })]));
const isFound = () => found(() => screen.queryByText('Achado'));
const hanging = SILENCES.hanging ?? good;
const down = () => new HttpResponse('down', { status: 503 });
const busy = (headers?: HeadersInit) => () => new HttpResponse('busy', { status: 429, headers });

test.each([
  ['/', 'Erro: '],
  ['/book/84/', 'Erro ao carregar: '],
])(
  '%s of a service that hangs: slow after 5 s, and then asked by a press; a failure after 20 s',
  async (at, prefix) => {
    serviceAnswers(hanging);
    const slow = () => screen.queryByText('O catálogo está demorando…');
    const requests = recordRequests();
    const { visitor } = await open(at);
    await advanceTime(4_900);
    expect(slow()).not.toBeInTheDocument();
    await advanceTime(200);
    expect(slow()).toBeVisible();
    expect(requests).toHaveLength(1);
    await visitor.click(retryButton());
    await atOnce();
    expect(requests).toHaveLength(2);
    expect(slow()).not.toBeInTheDocument();
    await advanceTime(19_000);
    expect(slow()).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await advanceTime(2_000);
    expect(await alert()).toHaveTextContent(`${prefix}O catálogo não respondeu.`);
    serviceAnswers(good);
    await visitor.click(retryButton());
    await advanceTime(600);
    expect(await isFound()).toBeVisible();
  },
);

test.each([
  ['a trickle', SILENCES['a trickle'] ?? good, 20_100, /O catálogo não respondeu/],
  [
    'an error whose body never ends',
    endlessError,
    2_100,
    /^Erro: HTTP 500 - o catálogo não pôde responder\./,
  ],
  ['more than 2 MB', tooMuch, 600, /^Erro: O catálogo respondeu algo que não entendemos\./],
])('%s is told for what it is', async (_, fault, ms, message) => {
  serviceAnswers(fault);
  await open();
  await advanceTime(ms);
  expect(await alert()).toHaveTextContent(message);
  expect(await alert()).not.toHaveTextContent('guarde o catálogo');
});

test.each([
  ['a 4xx: never', () => new HttpResponse('no', { status: 403 }), 10 * 60_000, Infinity],
  ['429: after the time in Retry-After', busy({ 'Retry-After': '30' }), 29_000, 31_000],
  ['429 without one: after a minute', busy(), 59_000, 61_000],
  ['5xx: after two seconds', down, 1_900, 2_700],
])('when it is asked again by itself: %s', async (_, fault, quiet, until) => {
  serviceAnswers(fault);
  const requests = recordRequests();
  await open();
  await advanceTime(quiet);
  await alert();
  expect(requests).toHaveLength(1);
  if (until === Infinity) return;
  serviceAnswers(good);
  await advanceTime(until - quiet);
  await isFound();
  expect(requests).toHaveLength(2);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('without a connection it says so, and asks again when there is one', async () => {
  let offline = true;
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => !offline);
  const online = () => act(() => void window.dispatchEvent(new Event('online')));
  serviceAnswers(() => HttpResponse.error());
  await open();
  await advanceTime(600);
  expect(await alert()).toHaveTextContent(
    /^Erro: Você está sem internet\. Para buscar assim, guarde o catálogo neste aparelho: no perfil/,
  );
  offline = false;
  serviceAnswers(good);
  await online();
  await advanceTime(600);
  await isFound();
});

test('a press does not wait for a try that may never be answered; leaving the page ends its tries', async () => {
  serviceAnswers(down);
  const { visitor, unmount } = await open();
  await advanceTime(600);
  await alert();
  serviceAnswers(hanging);
  await advanceTime(3_000);
  serviceAnswers(good);
  const requests = recordRequests();
  await visitor.click(retryButton());
  await advanceTime(500);
  await isFound();
  expect(requests).toHaveLength(1);
  unmount();

  serviceAnswers(down);
  const other = await open('/?page=2');
  await advanceTime(600);
  await alert();
  other.unmount();
  requests.length = 0;
  await advanceTime(10 * 60_000);
  expect(requests).toEqual([]);
});
