import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { NewVersion } from '@/components/layout/new-version';
import { withCaches } from '../support/fake-browser';
import { server } from '../support/server';

/** A worker as the page sees it. */
class FakeWorker extends EventTarget {
  readonly messages: unknown[] = [];
  state = 'installing';

  postMessage(message: unknown) {
    this.messages.push(message);
  }

  become(state: string) {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

class FakeRegistration extends EventTarget {
  installing: FakeWorker | null = null;
  waiting: FakeWorker | null = null;
  active: FakeWorker | null = null;
  update = jest.fn(async () => undefined);
  unregister = jest.fn(async () => true);
}

class FakeWorkers extends EventTarget {
  readonly controller: FakeWorker | null;
  readonly register: jest.Mock;

  constructor(registration: FakeRegistration) {
    super();
    this.controller = registration.active;
    this.register = jest.fn().mockResolvedValue(registration);
  }
}

function openSite({ active = false, waiting = false, note = true, updates = true } = {}) {
  withCaches();
  if (note) document.head.innerHTML = '<meta name="service-worker" content="/sw.js">';
  const registration = new FakeRegistration();
  if (active) registration.active = new FakeWorker();
  if (!updates) registration.update.mockRejectedValue(new TypeError('no script'));
  if (waiting) registration.waiting = new FakeWorker();
  const workers = new FakeWorkers(registration);
  Object.defineProperty(navigator, 'serviceWorker', { value: workers, configurable: true });
  render(<NewVersion />);
  return { registration, workers, visitor: userEvent.setup() };
}

afterEach(() => {
  document.head.innerHTML = '';
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

const settle = () => act(async () => new Promise((resolve) => setTimeout(resolve)));
const offer = () => screen.queryByRole('button', { name: 'Atualizar' });

test('the worker is registered for the whole site, its file never cached; the first is no new version', async () => {
  const { registration, workers } = openSite();
  await settle();
  const options = { scope: '/', updateViaCache: 'none' };
  expect(workers.register).toHaveBeenCalledWith('/sw.js', options);
  const first = (registration.installing = new FakeWorker());
  registration.dispatchEvent(new Event('updatefound'));
  first.become('installed');
  registration.installing = null;
  registration.active = first;
  workers.dispatchEvent(new Event('controllerchange'));
  first.become('activated');
  await settle();
  expect(offer()).not.toBeInTheDocument();
});

test('a site built without a worker registers none; one that cannot be registered is no fault', async () => {
  const without = openSite({ note: false });
  await settle();
  expect(without.workers.register).not.toHaveBeenCalled();
  cleanup();
  const { workers } = openSite();
  workers.register.mockRejectedValue(new TypeError('404'));
  await settle();
  expect(offer()).not.toBeInTheDocument();
});

test('a version that waits is offered, and takes over on the visitor’s word only', async () => {
  const { registration, visitor } = openSite({ active: true, waiting: true });
  const { waiting } = registration;
  expect(await screen.findByRole('status')).toBeInTheDocument();
  await settle();
  expect(screen.getByRole('status')).toHaveTextContent('Nova versão disponível');
  expect(waiting?.messages).toEqual([]);
  await visitor.click(screen.getByRole('button', { name: 'Atualizar' }));
  expect(waiting?.messages).toEqual([{ type: 'SKIP_WAITING' }]);
});

test('one that comes while the page is open is offered too, and may be put off', async () => {
  const { registration, visitor } = openSite({ active: true });
  await settle();
  const next = (registration.installing = new FakeWorker());
  registration.dispatchEvent(new Event('updatefound'));
  expect(offer()).not.toBeInTheDocument();
  registration.installing = null;
  registration.waiting = next;
  act(() => next.become('installed'));
  await visitor.click(await screen.findByRole('button', { name: 'Agora não' }));
  expect(offer()).not.toBeInTheDocument();
  expect(next.messages).toEqual([]);
});

test.each([
  ['a worker that the host has no more is removed, and its pages with it', 404, 1],
  ['a host that fails keeps its worker', 503, 0],
])('%s', async (_, status, removals) => {
  server.use(http.head('http://localhost/sw.js', () => new HttpResponse(null, { status })));
  const asked = new Promise((resolve) => server.events.on('response:mocked', resolve));
  const { registration } = openSite({ active: true, updates: false });
  await act(async () => asked);
  await settle();
  expect(registration.unregister).toHaveBeenCalledTimes(removals);
  expect(screen.queryAllByText('Nova versão disponível')).toHaveLength(removals);
});

test('a tab that stays open looks for a new version, once an hour at most', async () => {
  const { registration } = openSite({ active: true });
  await settle();
  expect(registration.update).toHaveBeenCalledTimes(1);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(registration.update).toHaveBeenCalledTimes(1);
  const later = Date.now() + 61 * 60 * 1000;
  jest.spyOn(Date, 'now').mockReturnValue(later);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(registration.update).toHaveBeenCalledTimes(2);
});
