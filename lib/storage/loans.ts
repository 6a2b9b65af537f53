import * as v from 'valibot';
import { BookId, Moment, RecordId } from './fields';
import { KEYS } from './keys';
import { createStore } from './store';

/** A loan, SPEC.md section 3: `returnedAt` is null until it is returned. */
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

export const loansStore = createStore<Loan>(KEYS.loans, 'list', LoanSchema);
