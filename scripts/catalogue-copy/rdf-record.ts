import type { CatalogueRecord } from '@/fake-gutendex/record';
import { parseRdf, type RdfNode } from './rdf-tree';

const LINE_BREAK = /[ \t]*[\r\n]+[ \t]*/;
const BOOK = /^ebooks\/(\d+)$/;

/** As Gutendex joins the lines of a title: `First: the second; the third`. */
function joinTitle(lines: string): string {
  const [first = '', second, ...rest] = lines.split(LINE_BREAK);
  return second === undefined ? first : `${first}: ${[second, ...rest].join('; ')}`;
}

const year = (node: RdfNode, name: string): number | null => {
  const text = node.textOf(name);
  return text !== null && /^-?\d+$/.test(text) ? Number(text) : null;
};

const people = (book: RdfNode, role: string): CatalogueRecord['authors'] =>
  book.all(role).flatMap((person) => {
    const name = person.textOf('pgterms:name');
    if (name === null) return [];
    const birth_year = year(person, 'pgterms:birthdate');
    return [{ name, birth_year, death_year: year(person, 'pgterms:deathdate') }];
  });

/** The distinct values of a property, sorted; `list` is what they have to be members of. */
function values(book: RdfNode, property: string, list?: string): string[] {
  const found = book
    .all(property)
    .filter((node) => !list || node.all('dcam:memberOf')[0]?.attributes['rdf:resource'] === list)
    .flatMap((node) => node.textOf('rdf:value') ?? []);
  return [...new Set(found)].sort();
}

/** The addresses of the editions by type; of two with the same type, the one with images. */
function formats(book: RdfNode): Record<string, string> {
  const found = new Map<string, string>();
  for (const file of book.all('pgterms:file')) {
    const type = file.all('dcterms:format')[0]?.textOf('rdf:value');
    const address = file.attributes['rdf:about'];
    if (!type || !address || (found.has(type) && address.includes('noimages'))) continue;
    found.set(type, address);
  }
  return Object.fromEntries(found);
}

/** Whether the book is under copyright in the USA; null when the record does not say. */
function readRights(rights: string): boolean | null {
  if (/^public domain in the usa\./i.test(rights)) return false;
  return /^copyrighted\./i.test(rights) ? true : null;
}

/**
 * The record that Gutendex makes of an RDF file of Project Gutenberg.
 *
 * @returns it in the service's shape, and the title with its line breaks
 * @throws {Error} when the file is not well-formed, or has no book
 */
export function readRdf(xml: string): { record: CatalogueRecord; titleLines: string } {
  const book = parseRdf(xml).all('pgterms:ebook')[0];
  const id = BOOK.exec(book?.attributes['rdf:about'] ?? '')?.[1];
  if (!book || !id) throw new Error('It has no pgterms:ebook with a number.');
  const titleLines = book.textOf('dcterms:title')?.trim() ?? '';
  const record = {
    id: Number(id),
    title: joinTitle(titleLines),
    authors: people(book, 'dcterms:creator'),
    summaries: book
      .all('pgterms:marc520')
      .map(({ text }) => text)
      .sort(),
    editors: people(book, 'marcrel:edt'),
    translators: people(book, 'marcrel:trl'),
    subjects: values(book, 'dcterms:subject', 'http://purl.org/dc/terms/LCSH'),
    bookshelves: values(book, 'pgterms:bookshelf'),
    languages: values(book, 'dcterms:language'),
    copyright: readRights(book.textOf('dcterms:rights')?.trim() ?? ''),
    media_type: book.all('dcterms:type')[0]?.textOf('rdf:value') ?? 'Text',
    formats: formats(book),
    download_count: Number(book.textOf('pgterms:downloads') ?? 0) || 0,
  };
  return { record, titleLines };
}
