// Apart from the rules, as pages say it that lend nothing.

/** For how many days a book is lent (SPEC section 9). */
export const LOAN_DAYS = 7;

/** The same in words, as the pages say it. */
export const LOAN_DAYS_IN_WORDS = 'sete dias';
