import type { CataloguePage } from '@/lib/catalogue/book';
import { CopyError } from './errors';

/** A page of the copy. */
export interface CopyAnswer {
  page: CataloguePage;
  /** The day of the copy's data, as `2026-11-16`. */
  date: string;
}

export async function askCopy(url: string, signal?: AbortSignal): Promise<CopyAnswer> {
  await fetch('/copy/meta.json', { signal: signal ?? null });
  throw new CopyError('missing', `There is no copy to ask for ${url}.`);
}
