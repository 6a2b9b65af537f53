/** An error whose message is fit for the screen: in Portuguese, and saying what to do where that is known. */
export class UserError extends Error {}

/** What to tell people of a failed action: the error's own message where it is fit, else the fallback. */
export const messageOf = (error: unknown, fallback: string): string =>
  error instanceof UserError ? error.message : fallback;
