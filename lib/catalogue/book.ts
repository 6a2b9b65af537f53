/** A book as the product knows it: the service's record, read, cleaned and complete. */
export interface Book {
  /** Project Gutenberg's number of the book: a positive integer. */
  id: number;
  /** One line, cleaned of line breaks and cataloguing marks; never empty. */
  title: string;
  /** As the service names them, "Machado de Assis" or "Carroll, Lewis"; empty when unknown. */
  authors: string[];
  /** Two- or three-letter language codes. */
  languages: string[];
  /** Downloads in the last 30 days; 0 when unknown. */
  downloadCount: number;
  /** Media type -> address of that edition. */
  formats: Record<string, string>;
  subjects: string[];
  bookshelves: string[];
  summaries: string[];
  editors: string[];
  translators: string[];
  /** Whether the record says that it is in the public domain in the USA. */
  publicDomain: boolean;
  /** The address of a cover picture, or null. */
  thumbnail: string | null;
}

/** One page of an answer of the service. */
export interface CataloguePage {
  /** Books found in all pages together. */
  count: number;
  /** The service's own links, opaque; null at the ends. */
  next: string | null;
  previous: string | null;
  /** The number of this page, from 1. */
  number: number;
  /** How many records a full page of the service holds, or null where this page cannot tell. */
  size: number | null;
  results: Book[];
}
