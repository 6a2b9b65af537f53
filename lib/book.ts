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

const FORMATS: readonly [type: string, label: string][] = [
  ['application/epub+zip', 'EPUB (celular, Kobo)'],
  ['application/x-mobipocket-ebook', 'Kindle (Send to Kindle)'],
  ['text/html', 'HTML (navegador)'],
];
const TEXT = ['text/plain', 'texto simples (qualquer aparelho)'] as const;

/**
 * The formats in which a book can be read, each with what reads it, in Portuguese. Plain text is
 * named only where there is nothing better; zip archives are left out.
 *
 * @param formats addresses by media type, which may have parameters such as a charset
 */
export function readableFormats(formats: Readonly<Record<string, string>>): string[] {
  const has = (type: string) =>
    Object.entries(formats).some(
      ([key, url]) => key.split(';', 1)[0]?.trim().toLowerCase() === type && !/\.zip$/i.test(url),
    );
  const labels = FORMATS.flatMap(([type, label]) => (has(type) ? [label] : []));
  return labels.length === 0 && has(TEXT[0]) ? [TEXT[1]] : labels;
}
