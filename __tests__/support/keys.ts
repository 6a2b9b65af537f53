/** The keys of local storage, as SPEC section 9 names them: data of earlier versions stands under them. */
export const KEYS = {
  users: 'auth.users.v1',
  session: 'auth.session.v1',
  loans: 'book.loans.v2',
} as const;
