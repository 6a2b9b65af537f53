/** A book of the service's catalogue, as lib/catalogue/normalise.ts reads its record. */
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

/** The address of a book's page at Project Gutenberg, whose policies ask sites to link to it and not to the files. */
export const landingPage = (id: number): string => `https://www.gutenberg.org/ebooks/${id}`;
