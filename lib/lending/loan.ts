import * as v from 'valibot';
import type { Book } from '@/lib/book';
import { createStore, Moment, RecordId, ShownText } from '@/lib/storage/store';

/** Project Gutenberg's number of a book, or its digits as a text. */
const BookId = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d+$/))]),
  v.transform(Number),
  v.safeInteger(),
  v.minValue(1),
);

/** More than any book has, as for the service's records. */
const MAX_AUTHORS = 50;

const Names = v.pipe(
  v.array(ShownText),
  v.transform((names) => names.slice(0, MAX_AUTHORS)),
);

/**
 * A loan (SPEC.md section 3); `returnedAt` is null while it is active. What only the screen shows has
 * a default, so that a loan whose title is damaged still counts as one.
 */
export const LoanSchema = v.object({
  id: RecordId,
  userId: RecordId,
  bookId: BookId,
  title: v.fallback(ShownText, 'Sem título'),
  authors: v.fallback(Names, []),
  thumbnail: v.fallback(v.nullable(v.string()), null),
  borrowedAt: Moment,
  dueAt: Moment,
  returnedAt: v.optional(v.nullable(Moment), null),
});

export type Loan = Readonly<v.InferOutput<typeof LoanSchema>>;

/** What lending needs to know of a book. */
export type LendableBook = Pick<Book, 'id' | 'title' | 'authors' | 'thumbnail'>;

export const loansStore = createStore<Loan>('book.loans.v2', 'list', LoanSchema);
