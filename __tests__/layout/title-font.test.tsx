import { act, render } from '@testing-library/react';
import { TitleFont } from '@/components/layout/title-font';

const load = jest.fn(() => Promise.resolve([]));

const Page = ({ loading }: { loading: boolean }) => (
  <>
    {loading && <p data-skeleton />}
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
});

test('the font of the titles is fetched after what the page shows, and used when it is there', async () => {
  const { rerender } = render(<Page loading />);
  await act(() => jest.advanceTimersByTimeAsync(5000));
  expect(load).not.toHaveBeenCalled();
  rerender(<Page loading={false} />);
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(load).toHaveBeenCalledTimes(1);
  expect(document.documentElement).toHaveAttribute('data-title-font');
});
