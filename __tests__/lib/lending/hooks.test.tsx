import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { loanStatus } from '@/lib/lending/rules';
import { borrowBook } from '@/lib/lending/borrow';
import {
  useActiveLoan,
  useBookAvailability,
  useBorrowedBookIds,
  useLoans,
  useNow,
} from '@/lib/lending/hooks';
import { useSession, useStorageAvailable } from '@/lib/accounts/session';
import { TODAY, aBook, aLoan } from '@/fixtures/records';
import { AS_ANA, store, withLocksAndFixedDate } from '../../support/library';

withLocksAndFixedDate();

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
      <li>{useBorrowedBookIds().has(84) ? 'Indisponível' : 'Disponível'}</li>
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
  jest.setSystemTime(TODAY + 20_400);
  await act(() => borrowBook(aBook()));
  expect(shown()).toContain('7 dia(s) restantes');
});
