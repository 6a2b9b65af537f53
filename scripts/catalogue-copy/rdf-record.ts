import { SaxesParser } from 'saxes';
import type { CatalogueRecord } from '@/fake-gutendex/record';

/** An element, by the name that it has in the file: Project Gutenberg's prefixes are always the same. */
class RdfNode {
  readonly children: RdfNode[] = [];
  text = '';

  constructor(
    readonly name: string,
    readonly attributes: Readonly<Record<string, string>>,
  ) {}

  /** The elements of a name directly in this one. */
  named(name: string): RdfNode[] {
    return this.children.filter((child) => child.name === name);
  }

  /** The first element of a name anywhere below this one. */
  find(name: string): RdfNode | undefined {
    for (const child of this.children) {
      const found = child.name === name ? child : child.find(name);
      if (found) return found;
    }
    return undefined;
  }

  /** The text of the first element of a name below this one; null when there is none. */
  textOf(name: string): string | null {
    return this.find(name)?.text ?? null;
  }
}

/**
 * Parses an RDF file, and returns the root, which holds the outermost element.
 *
 * @throws {Error} when it is not well-formed XML
 */
function parseRdf(xml: string): RdfNode {
  const root = new RdfNode('', {});
  const open = [root];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const node = new RdfNode(name, attributes);
    open.at(-1)?.children.push(node);
    open.push(node);
  });
  parser.on('text', (text) => {
    const node = open.at(-1);
    if (node) node.text += text;
  });
  parser.on('closetag', () => void open.pop());
  parser.write(xml).close();
  return root;
}

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
  book.named(role).flatMap((person) => {
    const name = person.textOf('pgterms:name');
    if (name === null) return [];
    const birth_year = year(person, 'pgterms:birthdate');
    return [{ name, birth_year, death_year: year(person, 'pgterms:deathdate') }];
  });

/** The distinct values of a property, sorted; `list` is what they have to be members of. */
function values(book: RdfNode, property: string, list?: string): string[] {
  const found = book
    .named(property)
    .filter((node) => !list || node.find('dcam:memberOf')?.attributes['rdf:resource'] === list)
    .flatMap((node) => node.textOf('rdf:value') ?? []);
  return [...new Set(found)].sort();
}

/** The addresses of the editions by type; of two with the same type, the one with images. */
function formats(book: RdfNode): Record<string, string> {
  const found = new Map<string, string>();
  for (const edition of book.named('dcterms:hasFormat')) {
    const file = edition.find('pgterms:file');
    const type = file?.find('dcterms:format')?.textOf('rdf:value');
    const address = file?.attributes['rdf:about'];
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
  const book = parseRdf(xml).find('pgterms:ebook');
  const id = BOOK.exec(book?.attributes['rdf:about'] ?? '')?.[1];
  if (!book || !id) throw new Error('It has no pgterms:ebook with a number.');
  const titleLines = book.named('dcterms:title')[0]?.text?.trim() ?? '';
  const record = {
    id: Number(id),
    title: joinTitle(titleLines),
    authors: people(book, 'dcterms:creator'),
    summaries: book
      .named('pgterms:marc520')
      .map(({ text }) => text)
      .sort(),
    editors: people(book, 'marcrel:edt'),
    translators: people(book, 'marcrel:trl'),
    subjects: values(book, 'dcterms:subject', 'http://purl.org/dc/terms/LCSH'),
    bookshelves: values(book, 'pgterms:bookshelf'),
    languages: values(book, 'dcterms:language'),
    copyright: readRights(book.named('dcterms:rights')[0]?.text?.trim() ?? ''),
    media_type: book.named('dcterms:type')[0]?.textOf('rdf:value') ?? 'Text',
    formats: formats(book),
    download_count: Number(book.textOf('pgterms:downloads') ?? 0) || 0,
  };
  return { record, titleLines };
}
