// In a file of its own, as pages without lending show it too.

/** For how many days a book is lent (SPEC section 9). */
export const LOAN_DAYS = 7;

/** The same in words, for the pages. */
export const LOAN_DAYS_IN_WORDS = 'sete dias';
