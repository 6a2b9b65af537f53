import type { Book } from '@/lib/book';
import type { CatalogueError } from './errors';

/** A page of the service's catalogue. */
export interface CataloguePage {
  /** How many books all pages have together. */
  count: number;
  /** The service's links to the next and previous page, opaque; null when there is none. */
  next: string | null;
  previous: string | null;
  /** The number of this page, from 1. */
  number: number;
  /** How many records a full page has; null on the last page, which may be shorter. */
  size: number | null;
  results: Book[];
  /** Set when the page is the copy's and not the service's. */
  copy?: CopyNote;
}

/** What is known of a page of the copy (docs/decisions/0012-service-or-copy.md). */
export interface CopyNote {
  /** The day of the copy's data, as `2026-11-16`. */
  date: string;
  /** What the service failed with, if it did. */
  error?: CatalogueError;
  /** The service's own page, while it is still awaited. */
  late?: Promise<CataloguePage>;
}
