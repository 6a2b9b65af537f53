import * as v from 'valibot';
import { Moment, RecordId } from '@/lib/storage/fields';
import { createStore } from '@/lib/storage/store';

/** Project Gutenberg's number of a book: a positive integer, or its digits as a text. */
const BookId = v.pipe(
  v.custom<string | number>(
    (id) =>
      (typeof id === 'number' || (typeof id === 'string' && /^\d+$/.test(id))) &&
      Number.isSafeInteger(Number(id)) &&
      Number(id) > 0,
  ),
  v.transform(Number),
);

/** The texts of a list, without what is none. */
const Texts = v.pipe(
  v.custom<unknown[]>(Array.isArray),
  v.transform((items) => items.filter((item) => typeof item === 'string')),
);

/**
 * A loan (SPEC.md section 3); `returnedAt` is null while it is active. What only the screen shows has
 * a default, so that a loan whose title is damaged still counts as one.
 */
export const LoanSchema = v.object({
  id: RecordId,
  userId: RecordId,
  bookId: BookId,
  title: v.fallback(v.string(), 'Sem título'),
  authors: v.fallback(Texts, []),
  thumbnail: v.fallback(v.nullable(v.string()), null),
  borrowedAt: Moment,
  dueAt: Moment,
  returnedAt: v.optional(v.nullable(Moment), null),
});

export type Loan = Readonly<v.InferOutput<typeof LoanSchema>>;

export const loansStore = createStore<Loan>('book.loans.v2', 'list', LoanSchema);
