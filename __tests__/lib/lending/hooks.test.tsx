import { act, render, renderHook, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { loanStatus } from '@/lib/lending/status';
import { borrowBook, returnLoan } from '@/lib/lending/borrow';
import { useActiveLoan, useBorrowedBookIds, useLoans } from '@/lib/lending/hooks';
import { useSession, useStorageAvailable } from '@/lib/accounts/hooks';
import { useNow } from '@/lib/lending/clock';
import { useBookAvailability } from '@/lib/lending/use-book-availability';
import { KEYS } from '@/fixtures/storage-keys';
import { withLocks, withoutLocks } from '../../support/fake-locks';
import { aBook, aLoan, aUser, DAY, isoDay, store, TODAY } from '../../support/library-records';
import { storageEvent } from '../../support/tabs';

const asAna = { users: [aUser()], session: { userId: 'ana', ts: 1 } };

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

const shown = () => screen.getAllByRole('listitem').map((item) => item.textContent);

describe('an exported page', () => {
  it('knows no user, hydrates without a mismatch, and then has the stored data', async () => {
    store({ ...asAna, loans: [aLoan()] });
    const root = document.body.appendChild(document.createElement('div'));
    root.innerHTML = renderToString(<AllHooks />);
    expect(shown()).toEqual([
      'unknown',
      '0 empréstimo(s)',
      'nada emprestado',
      'unknown',
      'Disponível',
      'com dados',
    ]);
    // A mismatch is a console error, which fails the test.
    const hydrated = await act(async () => hydrateRoot(root, <AllHooks />));
    expect(shown()).toEqual([
      'Ana',
      '1 empréstimo(s)',
      '7 dia(s) restantes',
      'already-holding',
      'Indisponível',
      'com dados',
    ]);
    await act(async () => hydrated.unmount());
    root.remove();
  });
});

describe('a screen', () => {
  it('follows a loan and its return', async () => {
    store(asAna);
    render(<AllHooks />);
    expect(shown()).toEqual(
      expect.arrayContaining(['0 empréstimo(s)', 'nada emprestado', 'available', 'Disponível']),
    );
    const loan = await act(() => borrowBook(aBook()));
    expect(shown()).toEqual(
      expect.arrayContaining([
        '1 empréstimo(s)',
        '7 dia(s) restantes',
        'already-holding',
        'Indisponível',
      ]),
    );
    await act(() => returnLoan(loan.id));
    expect(shown()).toEqual(
      expect.arrayContaining(['1 empréstimo(s)', 'nada emprestado', 'available', 'Disponível']),
    );
  });

  it('shows seven days of a loan made between two ticks of the clock, not eight', async () => {
    store(asAna);
    render(<AllHooks />);
    jest.setSystemTime(TODAY + 20_000);
    await act(() => borrowBook(aBook()));
    expect(shown()).toContain('7 dia(s) restantes');
  });

  it('follows the changes of another tab', () => {
    store(asAna);
    render(<AllHooks />);
    act(() => {
      store({ loans: [aLoan({ userId: 'bia' })] });
      storageEvent(KEYS.loans);
    });
    expect(shown()).toEqual(expect.arrayContaining(['held-by-other', 'Indisponível']));
    act(() => {
      localStorage.clear();
      storageEvent(null);
    });
    expect(shown()).toEqual(expect.arrayContaining(['anonymous', 'Disponível']));
  });

  it('does not get the hash of a password', () => {
    store(asAna);
    const { result } = renderHook(() => useSession());
    expect(result.current.user).toEqual({
      id: 'ana',
      name: 'Ana',
      email: 'ana@exemplo.com',
      createdAt: isoDay(-30),
    });
  });

  it('is not rendered again when other users’ loans change', () => {
    store({ ...asAna, loans: [aLoan()] });
    const rendered = jest.fn();
    renderHook(() => rendered(useActiveLoan()));
    const count = rendered.mock.calls.length;
    act(() => {
      store({ loans: [aLoan(), aLoan({ id: 'l2', userId: 'bia', bookId: 2 })] });
      storageEvent(KEYS.loans);
    });
    expect(rendered).toHaveBeenCalledTimes(count);
  });
});

describe('the time', () => {
  const late = () => expect(shown()).toContain('ATRASADO (1 dia(s))');

  it('makes a loan overdue within a minute of being due', () => {
    store({ ...asAna, loans: [aLoan({ dueAt: new Date(TODAY + 90_000).toISOString() })] });
    render(<AllHooks />);
    expect(shown()).toContain('1 dia(s) restantes');
    act(() => jest.advanceTimersByTime(90_000));
    expect(shown()).toContain('1 dia(s) restantes');
    act(() => jest.advanceTimersByTime(60_000));
    late();
  });

  it.each([
    ['becomes visible', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['is shown again', () => window.dispatchEvent(new Event('pageshow'))],
  ])('is updated when the page %s after the computer slept', (_, wake) => {
    store({ ...asAna, loans: [aLoan()] });
    render(<AllHooks />);
    jest.setSystemTime(TODAY + 7 * DAY + 1);
    act(() => void wake());
    late();
  });

  it('has one timer for all components, which stops with the last of them', () => {
    const before = jest.getTimerCount();
    const hooks = [1, 2, 3].map(() => renderHook(() => useNow()));
    expect(jest.getTimerCount()).toBe(before + 1);
    act(() => jest.advanceTimersByTime(10 * 60_000));
    expect(hooks.map(({ result }) => result.current)).toEqual(Array(3).fill(Date.now()));
    expect(jest.getTimerCount()).toBe(before + 1);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(jest.getTimerCount()).toBe(before + 1);
    hooks.forEach(({ unmount }) => unmount());
    expect(jest.getTimerCount()).toBe(before);
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
