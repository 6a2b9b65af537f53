import { ByteLengthQueuingStrategy } from 'node:stream/web';
import { packTar } from 'modern-tar';
import type { CatalogueRecord } from '@/fake-gutendex/record';

// The environment of the tests has Node's streams, but not this of theirs, which tars are read with.
Object.assign(globalThis, { ByteLengthQueuingStrategy });

/** When the entries of a tar were written, unless the test says. */
const WRITTEN = new Date('2026-11-16T03:00:00Z');

const NAMESPACES = [
  'xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"',
  'xmlns:dcterms="http://purl.org/dc/terms/"',
  'xmlns:dcam="http://purl.org/dc/dcam/"',
  'xmlns:marcrel="http://id.loc.gov/vocabulary/relators/"',
  'xmlns:pgterms="http://www.gutenberg.org/2009/pgterms/"',
].join(' ');

const xml = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/\r/g, '&#13;');

const value = (property: string, text: string, list = ''): string =>
  `<${property}><rdf:Description>${list && `<dcam:memberOf rdf:resource="${list}"/>`}` +
  `<rdf:value>${xml(text)}</rdf:value></rdf:Description></${property}>`;

const agent = (role: string, name: string): string =>
  `<${role}><pgterms:agent><pgterms:alias>X</pgterms:alias>` +
  `<pgterms:name>${xml(name)}</pgterms:name></pgterms:agent></${role}>`;

const edition = (type: string, address: string): string =>
  `<dcterms:hasFormat><pgterms:file rdf:about="${xml(address)}">` +
  `${value('dcterms:format', type, 'http://purl.org/dc/terms/IMT')}</pgterms:file></dcterms:hasFormat>`;

/** The properties of a record, one XML element each, as Project Gutenberg writes them. */
export const rdfProperties = (book: CatalogueRecord): string[] => [
  `<dcterms:title>${xml(book.title)}</dcterms:title>`,
  `<dcterms:rights>${book.copyright ? 'Copyrighted. Read the copyright notice inside this book for details.' : 'Public domain in the USA.'}</dcterms:rights>`,
  `<pgterms:downloads>${book.download_count}</pgterms:downloads>`,
  value('dcterms:type', book.media_type),
  value('dcterms:subject', 'PQ', 'http://purl.org/dc/terms/LCC'),
  ...book.authors.map(({ name }) => agent('dcterms:creator', name)),
  ...book.translators.map(({ name }) => agent('marcrel:trl', name)),
  ...book.editors.map(({ name }) => agent('marcrel:edt', name)),
  ...book.languages.map((code) => value('dcterms:language', code)),
  ...book.subjects.map((text) => value('dcterms:subject', text, 'http://purl.org/dc/terms/LCSH')),
  ...book.bookshelves.map((text) => value('pgterms:bookshelf', text, '2009/pgterms/Bookshelf')),
  ...book.summaries.map((text) => `<pgterms:marc520>${xml(text)}</pgterms:marc520>`),
  ...Object.entries(book.formats).map(([type, address]) => edition(type, address)),
];

/** The RDF file of a book with those properties. */
export const rdfOf = (id: number, properties: readonly string[]): string =>
  `<?xml version="1.0" encoding="utf-8"?>\n<rdf:RDF ${NAMESPACES}>` +
  `<pgterms:ebook rdf:about="ebooks/${id}">${properties.join('\n')}</pgterms:ebook></rdf:RDF>`;

/** A tar of RDF files, named and placed as in `rdf-files.tar`. */
export const tarOf = (
  files: readonly (readonly [id: number, rdf: string])[],
  mtime = WRITTEN,
): Promise<Uint8Array> =>
  packTar(
    files.map(([id, body]) => ({
      header: { name: `cache/epub/${id}/pg${id}.rdf`, size: Buffer.byteLength(body), mtime },
      body,
    })),
  );

/** A tar of the records, as Project Gutenberg writes them. */
export const tarOfRecords = (records: readonly CatalogueRecord[], mtime?: Date) =>
  tarOf(
    records.map((book) => [book.id, rdfOf(book.id, rdfProperties(book))] as const),
    mtime,
  );
