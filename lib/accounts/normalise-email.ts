/** An e-mail as accounts are told apart by: trimmed, in lower case (SPEC.md section 3). */
export const normaliseEmail = (email: string): string => email.trim().toLowerCase();
