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

/** All that a screen can know, in words. */
function Everything() {
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
  it('knows nothing, hydrates without a mismatch, and then knows everything', async () => {
    store({ ...asAna, loans: [aLoan()] });
    const root = document.body.appendChild(document.createElement('div'));
    root.innerHTML = renderToString(<Everything />);
    expect(shown()).toEqual([
      'unknown',
      '0 empréstimo(s)',
      'nada emprestado',
      'unknown',
      'Disponível',
      'com dados',
    ]);
    // A mismatch is a console error, which fails the test.
    const hydrated = await act(async () => hydrateRoot(root, <Everything />));
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
    render(<Everything />);
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
    render(<Everything />);
    jest.setSystemTime(TODAY + 20_000);
    await act(() => borrowBook(aBook()));
    expect(shown()).toContain('7 dia(s) restantes');
  });

  it('follows another tab', () => {
    store(asAna);
    render(<Everything />);
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

  it('never gets the hash of a password', () => {
    store(asAna);
    const { result } = renderHook(() => useSession());
    expect(result.current.user).toEqual({
      id: 'ana',
      name: 'Ana',
      email: 'ana@exemplo.com',
      createdAt: isoDay(-30),
    });
  });

  it('is not drawn again by what does not concern it', () => {
    store({ ...asAna, loans: [aLoan()] });
    const draw = jest.fn();
    renderHook(() => draw(useActiveLoan()));
    const drawn = draw.mock.calls.length;
    act(() => {
      store({ loans: [aLoan(), aLoan({ id: 'l2', userId: 'bia', bookId: 2 })] });
      storageEvent(KEYS.loans);
    });
    expect(draw).toHaveBeenCalledTimes(drawn);
  });
});

describe('time', () => {
  const late = () => expect(shown()).toContain('ATRASADO (1 dia(s))');

  it('makes a loan overdue within a minute of being due', () => {
    store({ ...asAna, loans: [aLoan({ dueAt: new Date(TODAY + 90_000).toISOString() })] });
    render(<Everything />);
    expect(shown()).toContain('1 dia(s) restantes');
    act(() => jest.advanceTimersByTime(90_000));
    expect(shown()).toContain('1 dia(s) restantes');
    act(() => jest.advanceTimersByTime(60_000));
    late();
  });

  it.each([
    ['looked at again', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['shown again', () => window.dispatchEvent(new Event('pageshow'))],
  ])('has passed when the page is %s after the computer slept', (_, wake) => {
    store({ ...asAna, loans: [aLoan()] });
    render(<Everything />);
    jest.setSystemTime(TODAY + 7 * DAY + 1);
    act(() => void wake());
    late();
  });

  it('is one clock for all its readers, and stops with the last of them', () => {
    const before = jest.getTimerCount();
    const readers = [1, 2, 3].map(() => renderHook(() => useNow()));
    expect(jest.getTimerCount()).toBe(before + 1);
    act(() => jest.advanceTimersByTime(10 * 60_000));
    expect(readers.map(({ result }) => result.current)).toEqual(Array(3).fill(Date.now()));
    expect(jest.getTimerCount()).toBe(before + 1);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(jest.getTimerCount()).toBe(before + 1);
    readers.forEach(({ unmount }) => unmount());
    expect(jest.getTimerCount()).toBe(before);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(jest.getTimerCount()).toBe(before);
  });

  it('is right for whoever starts to read it after nobody did', () => {
    renderHook(() => useNow()).unmount();
    jest.setSystemTime(TODAY + DAY);
    const seen: number[] = [];
    renderHook(() => seen.push(useNow()));
    expect(new Set(seen)).toEqual(new Set([TODAY + DAY]));
  });
});
