import { createHash } from 'node:crypto';

export const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** Long enough for the name of a file or a version. */
export const shortHashOf = (text: string) => hashOf(text).slice(0, 12);
