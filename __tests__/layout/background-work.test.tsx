import { act, cleanup, render, screen } from '@testing-library/react';
import { BackgroundWork } from '@/components/layout/background-work';
import '../support/server';

/** A worker as the page sees it. */
class FakeWorker extends EventTarget {
  state = 'installing';

  postMessage() {}

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
}

const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));
const loadFont = jest.fn(() => Promise.resolve([]));
const hasTitleFont = () => document.documentElement.hasAttribute('data-title-font');

/** Opens a page, which loads for so many seconds, of a site that has the worker. */
async function openSite({ active = false, note = true, loads = 0 } = {}) {
  if (note) document.head.innerHTML = '<meta name="service-worker" content="/sw.js">';
  const registration = new FakeRegistration();
  if (active) registration.active = new FakeWorker();
  const register = jest.fn().mockResolvedValue(registration);
  const workers = Object.assign(new EventTarget(), {
    controller: registration.active,
    register,
    getRegistration: async () => (active ? registration : undefined),
  });
  Object.defineProperty(navigator, 'serviceWorker', { value: workers, configurable: true });
  const page = (loading: boolean) => (
    <div data-skeleton={loading || undefined}>
      <BackgroundWork />
    </div>
  );
  const { rerender } = render(page(loads > 0));
  await pass(Math.min(loads, 14));
  expect(register).not.toHaveBeenCalled();
  expect(loadFont).not.toHaveBeenCalled();
  rerender(page(loads === Infinity));
  await pass(1);
  return { registration, workers, register };
}

beforeEach(() => {
  jest.useFakeTimers();
  Object.defineProperty(document, 'fonts', { configurable: true, value: { load: loadFont } });
});
afterEach(() => {
  loadFont.mockClear();
  document.head.innerHTML = '';
  document.documentElement.removeAttribute('data-title-font');
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

// Offered, put off and installed at the visitor’s word: ../../e2e/deploys.e2e.ts.
const offer = () => screen.queryByRole('button', { name: 'Atualizar' });

test('once nothing loads on the page come the titles’ font and the worker, of the whole site, its file never cached', async () => {
  const { registration, workers, register } = await openSite({ loads: 5 });
  expect(hasTitleFont()).toBe(true);
  expect(localStorage.titleFont).toBe('loaded');
  const options = { scope: '/', updateViaCache: 'none' };
  expect(register).toHaveBeenCalledWith('/sw.js', options);

  // The first worker is no new version.
  const first = (registration.installing = new FakeWorker());
  registration.dispatchEvent(new Event('updatefound'));
  act(() => first.become('installed'));
  registration.active = first;
  workers.dispatchEvent(new Event('controllerchange'));
  expect(offer()).not.toBeInTheDocument();
});

test('a page that loads for ever does not keep them away', async () => {
  const { register } = await openSite({ loads: Infinity });
  expect(register).toHaveBeenCalled();
  expect(hasTitleFont()).toBe(true);
});

test('a site built without a worker registers none; one that cannot be registered is no fault', async () => {
  const { register } = await openSite({ note: false });
  expect(register).not.toHaveBeenCalled();
  cleanup();
  loadFont.mockClear();
  const site = openSite();
  navigator.serviceWorker.register = () => Promise.reject(new TypeError('404'));
  await site;
  expect(offer()).not.toBeInTheDocument();
});

test('coming back to the page looks for a new version', async () => {
  const { registration } = await openSite({ active: true });
  document.dispatchEvent(new Event('visibilitychange'));
  expect(registration.update).toHaveBeenCalledTimes(1);
});
