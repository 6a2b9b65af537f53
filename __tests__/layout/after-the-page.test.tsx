import { act, render } from '@testing-library/react';
import { ServiceWorker } from '@/components/layout/service-worker';
import { TitleFont } from '@/components/layout/title-font';

const NewVersion = jest.fn(() => null);
jest.mock('@/components/layout/new-version', () => ({ NewVersion: () => NewVersion() }));
const load = jest.fn(() => Promise.resolve([]));

const Page = ({ loading }: { loading: boolean }) => (
  <>
    {loading && <p data-skeleton />}
    <ServiceWorker />
    <TitleFont />
  </>
);

beforeEach(() => {
  jest.useFakeTimers();
  Object.defineProperty(document, 'fonts', { configurable: true, value: { load } });
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(document, 'fonts');
  document.documentElement.removeAttribute('data-title-font');
  jest.clearAllMocks();
});

const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));
const isThere = () => document.documentElement.hasAttribute('data-title-font');

test('the worker and the font of the titles wait until nothing loads on the page', async () => {
  const { rerender } = render(<Page loading />);
  await pass(5);
  expect(NewVersion).not.toHaveBeenCalled();
  expect(load).not.toHaveBeenCalled();
  expect(isThere()).toBe(false);
  rerender(<Page loading={false} />);
  await pass(1);
  expect(NewVersion).toHaveBeenCalled();
  expect(load).toHaveBeenCalledTimes(1);
  expect(isThere()).toBe(true);
});

test('a page that loads for ever does not keep them away', async () => {
  render(<Page loading />);
  await pass(15);
  expect(NewVersion).toHaveBeenCalled();
  expect(isThere()).toBe(true);
});
