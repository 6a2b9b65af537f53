import { act, render } from '@testing-library/react';
import { Offline } from '@/components/layout/offline';

const NewVersion = jest.fn(() => null);
jest.mock('@/components/layout/new-version', () => ({ NewVersion: () => NewVersion() }));

const Page = ({ loading }: { loading: boolean }) => (
  <>
    {loading && <p data-skeleton />}
    <Offline />
  </>
);

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));

test('the worker is not installed while the page still loads', async () => {
  const { rerender } = render(<Page loading />);
  await pass(5);
  expect(NewVersion).not.toHaveBeenCalled();
  rerender(<Page loading={false} />);
  await pass(1);
  expect(NewVersion).toHaveBeenCalled();
});

test('a page that loads for ever does not keep the worker away', async () => {
  render(<Page loading />);
  await pass(15);
  expect(NewVersion).toHaveBeenCalled();
});
