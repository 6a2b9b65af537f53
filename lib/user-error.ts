/** An error whose message is written for the screen: in Portuguese, with what to do where that is known. */
export class UserError extends Error {}

/** The text that the screen shows for a failed action: a UserError's message, else the fallback. */
export const messageOf = (error: unknown, fallback: string): string =>
  error instanceof UserError ? error.message : fallback;
