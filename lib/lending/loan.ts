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

/** A loan (SPEC.md section 3); `returnedAt` is null while it is active. */
export const LoanSchema = v.object({
  id: RecordId,
  userId: RecordId,
  bookId: BookId,
  title: v.string(),
  authors: v.nullish(v.array(v.string()), []),
  thumbnail: v.nullish(v.string(), null),
  borrowedAt: Moment,
  dueAt: Moment,
  returnedAt: v.nullish(Moment, null),
});

export type Loan = Readonly<v.InferOutput<typeof LoanSchema>>;

export const loansStore = createStore<Loan>('book.loans.v2', 'list', LoanSchema);
