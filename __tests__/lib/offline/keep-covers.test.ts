import { keepCovers } from '@/lib/offline/keep-covers';

const COVER = 'https://www.gutenberg.org/cache/epub/84/pg84.cover.medium.jpg';

class FakeWorkers extends EventTarget {
  controller: { postMessage: (message: unknown) => void } | null = null;
  readonly kept: string[] = [];

  /** As when the worker of the first visit has installed itself. */
  takeOver() {
    this.controller = {
      postMessage: (message) => {
        const { payload } = message as { payload: { urlsToCache: [string][] } };
        this.kept.push(...payload.urlsToCache.map(([url]) => url));
      },
    };
    this.dispatchEvent(new Event('controllerchange'));
  }
}

function showCover() {
  const image = document.createElement('img');
  image.src = COVER;
  Object.defineProperties(image, { complete: { value: true }, naturalWidth: { value: 200 } });
  document.body.append(image);
}

let workers: FakeWorkers;

beforeEach(() => {
  jest.useFakeTimers();
  workers = new FakeWorkers();
  Object.defineProperty(navigator, 'serviceWorker', { value: workers, configurable: true });
  showCover();
});

afterEach(() => {
  jest.useRealTimers();
  document.body.innerHTML = '';
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

test('covers shown before the first worker is at hand are kept once it is', () => {
  const stop = keepCovers();
  jest.runAllTimers();
  expect(workers.kept).toEqual([]);
  workers.takeOver();
  jest.runAllTimers();
  expect(workers.kept).toEqual([COVER]);
  stop();
});

test('nothing is kept after the end', () => {
  keepCovers()();
  workers.takeOver();
  jest.runAllTimers();
  expect(workers.kept).toEqual([]);
});
