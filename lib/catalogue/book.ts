import type { CatalogueError } from './errors';

/** A book of the service's catalogue, as normalise.ts reads its record. */
export interface Book {
  /** Project Gutenberg's number of the book: a positive integer. */
  id: number;
  /** One line, cleaned of line breaks and cataloguing marks; never empty. */
  title: string;
  /** As in the record: "Machado de Assis" or "Carroll, Lewis"; empty when unknown. */
  authors: string[];
  /** Two- or three-letter language codes. */
  languages: string[];
  /** Downloads in the last 30 days; 0 when unknown. */
  downloadCount: number;
  /** The addresses of the editions by media type. */
  formats: Record<string, string>;
  subjects: string[];
  bookshelves: string[];
  summaries: string[];
  editors: string[];
  translators: string[];
  /** Whether the record says that it is in the public domain in the USA. */
  publicDomain: boolean;
  /** The address of the cover's image, or null. */
  thumbnail: string | null;
}

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

/** Why a page is the copy's (docs/decisions/0012-service-or-copy.md). */
export interface CopyNote {
  /** The sentence that says so, in Portuguese. */
  text: string;
  /** The label of the button beside it, which asks or shows the service, if there is one. */
  action?: string;
  /** What the service failed with, if it did. */
  error?: CatalogueError;
}
