import { usersStore } from '@/lib/accounts/user';
import { loansStore, type Loan } from '@/lib/lending/loan';

export const USERS = 1_000;
const LOANS = 10_000;
const DAY_MS = 24 * 60 * 60 * 1000;

/** What is stored, by key: many accounts, and what the first `readers` of them have borrowed and returned. */
export function manyLoans(readers = USERS): Record<string, string> {
  const users = Array.from({ length: USERS }, (_, index) => ({
    id: crypto.randomUUID(),
    name: `Leitor ${index}`,
    email: `leitor${index}@exemplo.com`,
    passwordHash: 'a'.repeat(64),
    createdAt: new Date(2026, 0, 1).toISOString(),
  }));
  const loans = Array.from({ length: LOANS }, (_, index): Loan => {
    const borrowedAt = Date.now() - (LOANS - index) * 60_000 - 30 * DAY_MS;
    return {
      id: crypto.randomUUID(),
      userId: users[index % readers]?.id ?? '',
      bookId: index + 1,
      title: `Um título de comprimento mediano, volume ${index}`,
      authors: ['Assis, Machado de'],
      thumbnail: `https://www.gutenberg.org/cache/epub/${index}/pg${index}.cover.medium.jpg`,
      borrowedAt: new Date(borrowedAt).toISOString(),
      dueAt: new Date(borrowedAt + 7 * DAY_MS).toISOString(),
      returnedAt: new Date(borrowedAt + 3 * DAY_MS).toISOString(),
    };
  });
  return { [usersStore.key]: JSON.stringify(users), [loansStore.key]: JSON.stringify(loans) };
}
