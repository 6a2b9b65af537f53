import { DAY, aLoan, aUser } from '@/fixtures/records';
import type { Stored } from './lending-rules';

/** The library that the soak begins with: three accounts, a history, and a loan that is overdue. */
export function firstLibrary(now: number): Stored {
  const day = (days: number) => new Date(now + days * DAY).toISOString();
  const account = (name: string) =>
    aUser({ id: name, name, email: `${name}@exemplo.com`, createdAt: day(-90) });
  const loan = (id: string, userId: string, bookId: number, from: number, back: number | null) =>
    aLoan({
      id,
      userId,
      bookId,
      borrowedAt: day(from),
      dueAt: day(from + 7),
      returnedAt: back === null ? null : day(back),
    });
  return {
    users: ['ana', 'bia', 'caio'].map(account),
    loans: [
      loan('l1', 'ana', 84, -60, -55),
      loan('l2', 'bia', 84, -50, -40),
      loan('l3', 'caio', 1342, -10, null),
    ],
  };
}
