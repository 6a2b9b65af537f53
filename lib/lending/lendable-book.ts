import type { Loan } from './loan';

/** What lending needs to know of a book: a book of the catalogue has more. */
export interface LendableBook {
  readonly id: number;
  readonly title: string;
  readonly authors: readonly string[];
  readonly thumbnail: string | null;
}

/** The book of a loan, as it was when it was lent. */
export const bookOf = ({ bookId, title, authors, thumbnail }: Loan): LendableBook => ({
  id: bookId,
  title,
  authors,
  thumbnail,
});
