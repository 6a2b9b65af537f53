import { act, render, renderHook, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { loanStatus } from '@/lib/lending/status';
import { borrowBook } from '@/lib/lending/borrow';
import { useActiveLoan, useBorrowedBookIds, useLoans } from '@/lib/lending/hooks';
import { useSession, useStorageAvailable } from '@/lib/accounts/hooks';
import { useNow } from '@/lib/lending/clock';
import { useBookAvailability } from '@/lib/lending/use-book-availability';
import { DAY, TODAY, aBook, aLoan } from '@/fixtures/records';
import { withLocks, withoutLocks } from '../../support/fake-browser';
import { AS_ANA, store } from '../../support/library';

beforeEach(() => {
  withLocks();
  jest.useFakeTimers({ now: TODAY });
});
afterEach(() => {
  jest.useRealTimers();
  withoutLocks();
});

/** The values of all hooks. */
function AllHooks() {
  const session = useSession();
  const loan = useActiveLoan();
  const now = useNow();
  return (
    <ul>
      <li>{session.user?.name ?? session.status}</li>
      <li>{useLoans().length} empréstimo(s)</li>
      <li>{loan ? loanStatus(loan, now).text : 'nada emprestado'}</li>
      <li>{useBookAvailability(84).state}</li>
      <li>{useBorrowedBookIds()?.has(84) ? 'Indisponível' : 'Disponível'}</li>
      <li>{useStorageAvailable() ? 'com dados' : 'sem dados'}</li>
    </ul>
  );
}

const shown = () =>
  screen
    .getAllByRole('listitem')
    .map((item) => item.textContent)
    .join(', ');

test('an exported page knows no user, hydrates without a mismatch, and then has the stored data', async () => {
  store({ ...AS_ANA, loans: [aLoan()] });
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(<AllHooks />);
  expect(shown()).toBe('unknown, 0 empréstimo(s), nada emprestado, unknown, Disponível, com dados');
  // A mismatch is a console error, which fails the test.
  const hydrated = await act(async () => hydrateRoot(root, <AllHooks />));
  expect(shown()).toBe(
    'Ana, 1 empréstimo(s), 7 dia(s) restantes, already-holding, Indisponível, com dados',
  );
  await act(async () => hydrated.unmount());
  root.remove();
});

test('a loan made between two ticks of the clock has seven days, not eight', async () => {
  store(AS_ANA);
  render(<AllHooks />);
  jest.setSystemTime(TODAY + 20_000);
  await act(() => borrowBook(aBook()));
  expect(shown()).toContain('7 dia(s) restantes');
});

describe('the clock', () => {
  it('is one timer for all components, which stops with the last of them', () => {
    const before = jest.getTimerCount();
    const hooks = [1, 2, 3].map(() => renderHook(() => useNow()));
    act(() => jest.advanceTimersByTime(10 * 60_000));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(hooks.map(({ result }) => result.current)).toEqual(Array(3).fill(Date.now()));
    expect(jest.getTimerCount()).toBe(before + 1);
    hooks.forEach(({ unmount }) => unmount());
    document.dispatchEvent(new Event('visibilitychange'));
    expect(jest.getTimerCount()).toBe(before);
  });

  it('is right in a component that mounts after a time without any', () => {
    renderHook(() => useNow()).unmount();
    jest.setSystemTime(TODAY + DAY);
    const seen: number[] = [];
    renderHook(() => seen.push(useNow()));
    expect(new Set(seen)).toEqual(new Set([TODAY + DAY]));
  });
});
