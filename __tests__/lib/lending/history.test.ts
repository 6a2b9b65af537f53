import { booksReadThisYear } from '@/lib/lending/history';
import { TODAY, aLoan, isoDay } from '../../support/library-records';

const back = (bookId: number, returnedAt: string | null) => aLoan({ bookId, returnedAt });

it.each([
  ['no loans', [], 0],
  ['an active loan', [back(1, null)], 0],
  ['a book that came back', [back(1, isoDay(-1))], 1],
  ['a book that came back twice', [back(1, isoDay(-1)), back(1, isoDay(-30))], 1],
  ['two books', [back(1, isoDay(-1)), back(2, isoDay(-30))], 2],
  // São Paulo is three hours behind UTC.
  ['the last hours of the year before', [back(1, '2026-01-01T02:59:00.000Z')], 0],
  ['the first minute of the year', [back(1, '2026-01-01T03:01:00.000Z')], 1],
])('of %s, counts those of this year in local time', (_, loans, count) => {
  expect(booksReadThisYear(loans, TODAY)).toBe(count);
});
