import type { Book } from '@/lib/catalogue/book';
import { KEYS } from './keys';
import type { Loan } from '@/lib/lending/loan';
import type { User } from '@/lib/accounts/user';

export const DAY = 24 * 60 * 60 * 1000;
/** A day to tell stories on: 20 November 2026, 14:30 in São Paulo. */
export const TODAY = Date.parse('2026-11-20T17:30:00.000Z');

export const isoDay = (days: number): string => new Date(TODAY + days * DAY).toISOString();

/** The SHA-256 of 'segredo'. */
export const SEGREDO_HASH = 'a36cac71d1a44a1593a22d98403455bd2d6f737e465c4cf3fcead29381a08335';

export const aUser = (fields: Partial<User> = {}): User => ({
  id: 'ana',
  name: 'Ana',
  email: 'ana@exemplo.com',
  passwordHash: SEGREDO_HASH,
  createdAt: isoDay(-30),
  ...fields,
});

export const aBook = (fields: Partial<Book> = {}): Book => ({
  id: 84,
  title: 'Frankenstein',
  authors: ['Shelley, Mary Wollstonecraft'],
  languages: ['en'],
  downloadCount: 1,
  publicDomain: true,
  formats: {},
  subjects: [],
  bookshelves: [],
  summaries: [],
  editors: [],
  translators: [],
  thumbnail: null,
  ...fields,
});

/** An active loan of Ana's, made today. */
export const aLoan = (fields: Partial<Loan> = {}): Loan => ({
  id: 'l1',
  userId: 'ana',
  bookId: 84,
  title: 'Frankenstein',
  authors: ['Shelley, Mary Wollstonecraft'],
  thumbnail: null,
  borrowedAt: isoDay(0),
  dueAt: isoDay(7),
  returnedAt: null,
  ...fields,
});

interface Stored {
  readonly users?: readonly object[];
  readonly session?: object;
  readonly loans?: readonly object[];
}

/** Fills local storage as earlier visits would have. */
export function store(stored: Stored): void {
  for (const [name, records] of Object.entries(stored)) {
    localStorage.setItem(KEYS[name as keyof typeof KEYS], JSON.stringify(records));
  }
}

/** What is stored under a key, or null. */
export function stored(name: keyof typeof KEYS): unknown {
  return JSON.parse(localStorage.getItem(KEYS[name]) ?? 'null');
}
